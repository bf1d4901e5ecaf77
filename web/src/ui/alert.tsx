import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const tones: Record<AlertTone, { Icon: LucideIcon; colors: string }> = {
  info: { Icon: Info, colors: 'bg-accent-soft [&>svg]:text-accent' },
  success: { Icon: CircleCheck, colors: 'bg-good-soft [&>svg]:text-good' },
  warning: { Icon: TriangleAlert, colors: 'bg-fair-soft [&>svg]:text-fair' },
  danger: { Icon: CircleX, colors: 'bg-danger-soft [&>svg]:text-danger' },
}

interface AlertProps {
  ref?: Ref<HTMLDivElement>
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** A button or link that resolves the problem. */
  action?: ReactNode
  className?: string
}

/** An inline message. `danger` interrupts screen readers; the other tones do not. */
export function Alert({ ref, tone = 'info', title, children, action, className }: AlertProps) {
  const { Icon, colors } = tones[tone]
  return (
    <div
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md px-4 py-3 text-sm', colors, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-text">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
