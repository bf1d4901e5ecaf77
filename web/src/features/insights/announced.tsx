import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Milliseconds without a change until a screen reader is told, so that it does not speak at every key. */
const settling = 1200

/** Tells a screen reader what is seen at once, as soon as it has settled. */
export function Announced({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, settling, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{settled}</span>
    </VisuallyHidden>
  )
}
