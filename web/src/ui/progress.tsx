import { useId } from 'react'
import { cx } from './cx.ts'

/** A bar filled to `share` (0 to 1). The width is an SVG attribute, because the content security policy forbids inline styles in prerendered pages. */
function Bar({ share, fill }: { share: number; fill: string }) {
  const width = `${Math.min(Math.max(share, 0), 1) * 100}%`
  return (
    <svg aria-hidden="true" className="block h-2 w-full rounded-full bg-sunken">
      <rect className={cx('fill', fill)} width={width} height="100%" rx="4" />
    </svg>
  )
}

interface ProgressProps {
  /** The accessible name. */
  label: string
  /** 0 to 100. */
  value: number
  /** The current step; announced when it changes. */
  status?: string
}

/** A progress bar. */
export function Progress({ label, value, status }: ProgressProps) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value)}
        aria-valuetext={status}
      >
        <Bar share={value / 100} fill="fill-accent" />
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {status}
      </p>
    </div>
  )
}

interface MeterProps {
  /** The label. */
  label: string
  left: number
  max: number
  /** The figures as text: `2 of 3 left`. */
  text: string
}

/** Shows how much of an allowance is left. */
export function Meter({ label, left, max, text }: MeterProps) {
  const id = useId()
  const isEmpty = left <= 0
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className={cx('whitespace-nowrap tabular-nums', isEmpty ? 'font-medium text-fair' : 'text-muted')}>
          {text}
        </span>
      </div>
      <meter aria-labelledby={id} aria-valuetext={text} min={0} max={max} value={left} className="sr-only" />
      <Bar share={max ? left / max : 0} fill="fill-accent" />
    </div>
  )
}
