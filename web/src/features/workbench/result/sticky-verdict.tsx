import { useEffect, useState } from 'react'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { VerdictBadge } from '#web/layout/verdict/verdict-line.tsx'

interface StickyVerdictProps {
  title: string
  verdict: Verdict
  /** Where the verdict is shown in full. */
  place: HTMLElement | null
}

/**
 * Keeps title and number at the top of the window once the verdict has scrolled out of it. What has the focus is scrolled to
 * below the line.
 */
export function StickyVerdict({ title, verdict, place }: StickyVerdictProps) {
  const [start, setStart] = useState<HTMLElement | null>(null)
  // Above its own place, it would cover what follows it in the middle of the window.
  const isStuck = useIsAbove(start)
  const isShown = useIsAbove(place) && isStuck
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingTop = '4rem'
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [isShown])
  return (
    <>
      <div ref={setStart} aria-hidden className="absolute -mt-8 h-px" />
      {/* Without a height, so that nothing moves when it appears. Screen readers know where they are. */}
      <div aria-hidden className="pointer-events-none sticky top-0 z-10 h-0">
        {isShown && (
          <div className="absolute inset-x-0 -mx-5 flex items-center gap-3 border-b border-line bg-surface px-5 py-2 sm:-mx-6 sm:px-6">
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{title}</span>
            <VerdictBadge verdict={verdict} />
          </div>
        )}
      </div>
    </>
  )
}

/** Whether an element lies above the window. */
function useIsAbove(place: HTMLElement | null): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!place) return
    // What lies below the window counts as inside: a jump from below to above is a change, too.
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return isAbove
}
