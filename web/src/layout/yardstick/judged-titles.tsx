import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hasOpenExports } from '../studio/open-exports-mark.ts'
import { type ScreenYardstick, YardstickContext } from './use-yardstick.ts'

/** Loaded only if exports are open. */
const StudioProvider = lazy(async () => ({
  default: (await import('../studio/yardstick-provider.tsx')).YardstickProvider,
}))

/** Loaded in parallel with the screen, which does not wait for it. */
const FindYardstick = lazy(async () => ({ default: (await import(/* always */ './find-yardstick.tsx')).FindYardstick }))

/**
 * Judges the titles of a screen by a single yardstick: the creator's channel on YouTube, their YouTube Studio exports if
 * they are open in this tab and the creator chose them, or else real titles in general.
 */
export function JudgedTitles({ children }: { children: ReactNode }) {
  // Read once, because exports are opened and closed on another screen.
  const [hasExports] = useState(hasOpenExports)
  const [yardstick, setYardstick] = useState<ScreenYardstick>({ state: 'loading' })
  const judged = (
    <YardstickContext value={yardstick}>
      {children}
      <Suspense>
        <FindYardstick onFound={setYardstick} />
      </Suspense>
    </YardstickContext>
  )
  if (!hasExports) return judged
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <StudioProvider>{judged}</StudioProvider>
    </Suspense>
  )
}
