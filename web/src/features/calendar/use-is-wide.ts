import { useSyncExternalStore } from 'react'

/** The minimum width for seven columns with titles. */
const query = '(min-width: 48rem)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Returns whether the window is wide enough for a month as a grid. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
