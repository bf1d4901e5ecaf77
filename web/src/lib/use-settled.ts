import { useEffect, useState } from 'react'

/** Returns `text` once it has not changed for `delayMs` milliseconds. Until then, returns the previous result, at first `initial`. */
export function useSettled(text: string, delayMs: number, initial = text): string {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, text)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return settled
}
