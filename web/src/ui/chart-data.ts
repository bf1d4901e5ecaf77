/** A day and the same day of the previous period. A missing value is null, not zero. */
export interface ChartPoint {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly value: number | null
  readonly previous: number | null
}

/** The data and labels of a chart. */
export interface ChartData {
  readonly label: string
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
  /** Days after which the numbers have a different meaning. */
  readonly marks: readonly { readonly day: string; readonly text: string }[]
  /** Labels of the two series and the days; `none` is used for a missing value. */
  readonly names: Readonly<Record<'value' | 'previous' | 'day' | 'none', string>>
  /** Formats a value in full, or shortened for the axis. */
  readonly formatValue: (value: number) => string
  readonly formatTick: (value: number) => string
  readonly formatDay: (day: string) => string
  /** Whether values are counts. Shares have ticks below 1. */
  readonly isCount?: boolean
}
