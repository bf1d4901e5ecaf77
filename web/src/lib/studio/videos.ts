/** A video in an export. A figure is null if the export lacks the column or the cell. */
export interface StudioVideo {
  /** YouTube's 11 characters. */
  readonly id: string | null
  readonly title: string
  /** YYYY-MM-DD. */
  readonly publishedOn: string | null
  /** The length in seconds. */
  readonly seconds: number | null
  readonly impressions: number | null
  /** Percent of the impressions: 4.7. */
  readonly clickRate: number | null
  readonly views: number | null
  readonly watchHours: number | null
  readonly averageViewSeconds: number | null
  /** Percent. */
  readonly averagePercentageViewed: number | null
  readonly subscribers: number | null
  /** Cells of the columns that we do not use, by header. */
  readonly other: Readonly<Record<string, string>>
}

/** The figures of a traffic source, for exports by source. */
export interface StudioSource {
  readonly name: string
  readonly views: number | null
  readonly impressions: number | null
  /** Percent of the impressions. */
  readonly clickRate: number | null
  readonly watchHours: number | null
  readonly averageViewSeconds: number | null
}
