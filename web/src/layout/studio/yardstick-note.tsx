import { Suspense } from 'react'
import { lazyComponent } from '#web/messages/messages.tsx'
import { yardstickMessages } from '#web/messages/yardstick.ts'
import { useStudio } from './yardstick.ts'

/** Loaded only where exports are open. */
const YardstickPanel = lazyComponent(() => import('./yardstick-panel.tsx'), 'YardstickPanel', yardstickMessages)

/** Says what titles are judged by where exports are open, and lets the creator choose. */
export function YardstickNote() {
  const studio = useStudio()
  return (
    studio && (
      <Suspense>
        <YardstickPanel studio={studio} />
      </Suspense>
    )
  )
}
