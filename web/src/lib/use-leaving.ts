import { useEffect, useState } from 'react'

/** Milliseconds until the button can be pressed again, in case the user stopped the navigation. */
const leavingMs = 10_000

/** Returns whether the page is about to navigate to another site, and a function that sets it. Ends by itself if the user stays or returns. */
export function useLeaving(): [isLeaving: boolean, setIsLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const stop = () => setIsLeaving(false)
    // Going back may restore this page in its pending state.
    addEventListener('pageshow', stop)
    const timer = setTimeout(stop, leavingMs)
    return () => {
      removeEventListener('pageshow', stop)
      clearTimeout(timer)
    }
  }, [isLeaving])
  return [isLeaving, setIsLeaving]
}
