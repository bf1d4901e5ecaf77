import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A spinner. With a `label` it is announced; without, it is decorative. */
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
