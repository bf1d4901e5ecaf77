import { useEffect, useState } from 'react'

/** Brings a place into view and the focus to it; gliding, unless the visitor wants little motion. */
export function reveal(place: HTMLElement | null, block: 'start' | 'center'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block })
  place?.focus({ preventScroll: true })
}

/** On a small screen the answer comes below the fold, where nobody would notice it. */
export function revealBelowFold(place: HTMLElement | null): void {
  if (place && place.getBoundingClientRect().top > innerHeight / 2) reveal(place, 'start')
}

/** SPEC section 2. */
const highlightTime = 3000

/** Draws the eye to a place: `highlight` counts the times, and is 0 again three seconds after the last. */
export function useHighlight(): { highlight: number; flash: () => void } {
  const [highlight, setHighlight] = useState(0)
  useEffect(() => {
    if (highlight === 0) return
    const timer = setTimeout(setHighlight, highlightTime, 0)
    return () => clearTimeout(timer)
  }, [highlight])
  return { highlight, flash: () => setHighlight((times) => times + 1) }
}
