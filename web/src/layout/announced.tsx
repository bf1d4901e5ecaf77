import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Milliseconds without a change before a screen reader announces it. */
const settling = 1200

/** Announces visible content to screen readers once it stops changing. */
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
