import type { Accuracy } from '#shared/prediction/evaluation.ts'
import { cx } from '#web/ui/cx.ts'

/** The common scale: shares from 40 % to 80 %. */
const [from, to] = [0.4, 0.8]
const place = (share: number) => `${Math.min(100, Math.max(0, ((share - from) / (to - from)) * 100))}%`

/** Draws a share as a dot, its interval as a line, and a mark at 50 %. */
export function Interval({ figure: { accuracy, low, high }, ours }: { figure: Accuracy; ours: boolean }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-3 w-full overflow-visible">
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" />
      <line x1={place(0.5)} x2={place(0.5)} y1="1" y2="11" className="stroke-muted" />
      <line
        x1={place(low)}
        x2={place(high)}
        y1="6"
        y2="6"
        strokeWidth="3"
        strokeLinecap="round"
        className={ours ? 'stroke-accent' : 'stroke-control'}
      />
      <circle
        cx={place(accuracy)}
        cy="6"
        r="3.5"
        className={cx('stroke-surface', ours ? 'fill-accent' : 'fill-control')}
      />
    </svg>
  )
}
