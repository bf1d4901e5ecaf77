import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface EmptyStateProps {
  /** A lucide icon. */
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  className?: string
}

/** Explains why there is no content and what to do next. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-4 py-6 text-center sm:py-10', className)}>
      {icon && (
        <div className="mb-4 grid size-11 place-items-center rounded-lg border border-line bg-canvas text-muted [&>svg]:size-5">
          {icon}
        </div>
      )}
      <p className="text-base font-semibold text-balance">{title}</p>
      {children && <div className="mt-1 max-w-96 text-sm text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
