import { useEffect, useState } from 'react'

/** Scrolls an element into view and focuses it, smoothly unless the user prefers reduced motion. */
export function reveal(element: HTMLElement | null, block: 'start' | 'center'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block })
  element?.focus({ preventScroll: true })
}

/** How long the layout around new content may change while its parts load, in milliseconds. */
const settlingTime = 2000

/**
 * Scrolls to the start of new content and focuses it, unless it is fully visible or starts near the top of the window. Repeats this while
 * the layout is still changing, until the user interacts with the page.
 */
export function keepInView(element: HTMLElement | null): void {
  if (!element) return
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && (bottom < innerHeight || top < innerHeight / 8)
  }
  const align = () => isInView() || reveal(element, 'start')
  align()
  const observer = new ResizeObserver(align)
  observer.observe(document.body)
  const stop = new AbortController()
  stop.signal.addEventListener('abort', () => observer.disconnect())
  // A smooth scroll ends at the target's initial position, even if the layout has changed since.
  addEventListener('scrollend', align, { signal: stop.signal })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  setTimeout(() => stop.abort(), settlingTime)
}

/** The required duration of the highlight in milliseconds. */
const highlightTime = 3000

/** Highlights an element: `highlight` counts the requests and returns to 0 three seconds after the last. */
export function useHighlight(): { highlight: number; flash: () => void } {
  const [highlight, setHighlight] = useState(0)
  useEffect(() => {
    if (highlight === 0) return
    const timer = setTimeout(setHighlight, highlightTime, 0)
    return () => clearTimeout(timer)
  }, [highlight])
  return { highlight, flash: () => setHighlight((times) => times + 1) }
}
