import { cx } from './cx.ts'

interface IntervalProps {
  /** Positions on the scale, from 0 to 1. Positions beyond it are drawn at its ends. */
  value: number
  low: number
  high: number
  /** The position of no difference. */
  mark: number
  isMain: boolean
  className?: string
}

/** Draws a measured value as a dot, its interval as a line, and a mark. Decorative: the numbers must also be in the text. */
export function Interval({ value, low, high, mark, isMain, className }: IntervalProps) {
  const toPercent = (position: number) => `${100 * Math.min(1, Math.max(0, position))}%`
  return (
    <svg aria-hidden="true" className={cx('h-3 w-full overflow-visible', className)}>
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" />
      <line x1={toPercent(mark)} x2={toPercent(mark)} y1="1" y2="11" className="stroke-muted" />
      <line
        x1={toPercent(low)}
        x2={toPercent(high)}
        y1="6"
        y2="6"
        strokeWidth="3"
        strokeLinecap="round"
        className={isMain ? 'stroke-accent' : 'stroke-control'}
      />
      <circle
        cx={toPercent(value)}
        cy="6"
        r="3.5"
        className={cx('stroke-surface', isMain ? 'fill-accent' : 'fill-control')}
      />
    </svg>
  )
}
