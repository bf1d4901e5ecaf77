import { cx } from './cx.ts'

interface ChanceBarProps {
  /** The chance, from 0 to 1. */
  chance: number
  /** The number of titles that share the chances. */
  of: number
  isBest: boolean
}

/** A chance as a bar, with a mark at an equal chance. Decorative: the number is beside it. */
export const ChanceBar = ({ chance, of, isBest }: ChanceBarProps) => (
  <svg aria-hidden="true" className="block h-4 min-w-0 flex-1 overflow-visible">
    <rect y="4" width="100%" height="8" rx="4" className="fill-sunken" />
    <rect
      y="4"
      width={`${100 * chance}%`}
      height="8"
      rx="4"
      className={cx('fill', isBest ? 'fill-good' : 'fill-accent')}
    />
    <rect x={`${100 / of}%`} width="2" height="16" rx="1" className="fill-text" />
  </svg>
)
