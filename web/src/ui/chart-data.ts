/** One day and its place in the period before. A missing value is null: not known, which is not zero. */
export interface ChartPoint {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly value: number | null
  readonly before: number | null
}

/** What a chart shows, and how it is said. */
export interface ChartData {
  readonly label: string
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
  /** Days after which numbers mean something else. */
  readonly marks: readonly { readonly day: string; readonly text: string }[]
  /** What the two series and the days are called; `none` is said where a value is missing. */
  readonly names: Readonly<Record<'value' | 'before' | 'day' | 'none', string>>
  /** A value in full, and in short for the axis. */
  readonly formatValue: (value: number) => string
  readonly formatTick: (value: number) => string
  readonly formatDay: (day: string) => string
  /** Whether values are counts; shares have steps below 1. */
  readonly whole?: boolean
}
