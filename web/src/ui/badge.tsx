import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The rating of a figure. */
export type Tone = 'good' | 'fair' | 'poor' | 'neutral'

const toneClass: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
  neutral: 'bg-sunken text-muted',
}

const icons: Record<Tone, LucideIcon | null> = {
  good: CircleCheck,
  fair: CircleMinus,
  poor: CircleAlert,
  neutral: null,
}

/** A short rating by text, icon shape and color. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const Icon = icon ?? icons[tone]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium tabular-nums',
        toneClass[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="-ms-0.5 size-3.5" />}
      {children}
    </span>
  )
}

interface BadgeProps {
  tone?: Tone
  /** Replaces the tone's icon. */
  icon?: LucideIcon
  className?: string
  children: ReactNode
}
