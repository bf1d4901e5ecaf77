import { useSettled } from '#web/lib/use-settled.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Milliseconds without a change before a screen reader announces it. */
const settlingMs = 1200

/** Announces visible content to screen readers once it stops changing. */
export function Announced({ text }: { text: string }) {
  const settled = useSettled(text, settlingMs, '')
  return (
    <VisuallyHidden>
      <span role="status">{settled}</span>
    </VisuallyHidden>
  )
}
