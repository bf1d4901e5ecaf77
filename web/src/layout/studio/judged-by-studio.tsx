import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hasOpenExports } from './open-exports-mark.ts'

/** Loaded only where exports are open. */
const YardstickProvider = lazy(async () => ({
  default: (await import('./yardstick-provider.tsx')).YardstickProvider,
}))

/** Lets the titles of a screen be judged by the creator's exports from YouTube Studio, if some are open in this tab. */
export function JudgedByStudio({ children }: { children: ReactNode }) {
  // Exports are opened and closed on another screen.
  const [hasExports] = useState(hasOpenExports)
  if (!hasExports) return children
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <YardstickProvider>{children}</YardstickProvider>
    </Suspense>
  )
}
