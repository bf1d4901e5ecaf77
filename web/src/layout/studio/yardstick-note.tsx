import { Suspense } from 'react'
import { lazyComponent } from '#web/messages/messages.tsx'
import { yardstickMessages } from '#web/messages/yardstick.ts'
import { useStudio } from './yardstick.ts'

/** Loaded only if exports are open. */
const YardstickPanel = lazyComponent(() => import('./yardstick-panel.tsx'), 'YardstickPanel', yardstickMessages)

/** If exports are open, shows what titles are judged by and lets the creator choose. */
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
