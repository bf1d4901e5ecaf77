import { useEffect, useState } from 'react'

/** Scrolls an element into view and focuses it, smoothly unless the user prefers reduced motion. */
export function reveal(place: HTMLElement | null, block: 'start' | 'center'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block })
  place?.focus({ preventScroll: true })
}

/** On small screens results appear below the fold, so scroll to them. */
export function revealBelowFold(place: HTMLElement | null): void {
  if (place && place.getBoundingClientRect().top > innerHeight / 2) reveal(place, 'start')
}

/** The prescribed duration of the highlight in milliseconds. */
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
