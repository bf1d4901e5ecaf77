import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Work of unknown length. With a `label` it announces itself; without, it is decoration beside a text that says so. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const icon = <LoaderCircle aria-hidden className={cx('size-4 animate-spin', className)} />
  if (!label) return icon
  return (
    <span role="status" className="inline-flex">
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
