import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Among disclosures with the same name, one is open at a time. */
  name?: string
  onToggle?: (open: boolean) => void
  className?: string
}

/** A heading that expands and collapses its content. */
export function Disclosure({ summary, children, defaultOpen, name, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={cx('disclosure', className)}
      open={defaultOpen}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-8 list-none items-center gap-2 rounded-sm py-1 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform in-[[open]>summary]:rotate-90"
        />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      <div className="ps-6 pt-1 pb-3">{children}</div>
    </details>
  )
}
