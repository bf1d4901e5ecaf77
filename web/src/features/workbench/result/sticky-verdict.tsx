import { useEffect, useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { VerdictBadge } from '#web/layout/verdict/verdict-line.tsx'
import { useAnalyzed } from '#web/layout/yardstick/use-analyzed.ts'

interface StickyVerdictProps {
  analysis: Analysis
  /** The element with the full verdict. */
  verdictElement: HTMLElement | null
}

/**
 * Keeps the title and verdict of an analysis at the top of the window once the full verdict has scrolled out of view. Place it before the
 * content that scrolls. It does not cover elements that receive the focus.
 */
export function StickyVerdict({ analysis, verdictElement }: StickyVerdictProps) {
  const analyzed = useAnalyzed(analysis)
  const isShown = useIsAbove(verdictElement)
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingTop = '4rem'
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [isShown])
  return (
    // Has no height, so that nothing moves when it appears. Hidden from screen readers, which can read the full verdict.
    <div aria-hidden className="pointer-events-none sticky top-0 z-10 -mb-6 h-0">
      {isShown && analyzed.state === 'judged' && (
        <div className="absolute inset-x-0 flex items-center gap-3 border-b border-line bg-surface py-2">
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{analysis.title}</span>
          <VerdictBadge verdict={analyzed.verdict} />
        </div>
      )}
    </div>
  )
}

/** Returns whether an element is above the window. */
function useIsAbove(element: HTMLElement | null): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!element) return
    // Elements below the window count as inside, so that a jump from below to above is a change.
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
