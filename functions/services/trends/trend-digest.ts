import type { Remark } from '#shared/contract/trends.ts'
import type { Region } from '#shared/trends.ts'

/** What is trending in a region, as a mail tells it. */
export interface TrendDigest {
  readonly region: Region
  /** As in a list of trends: YouTube's own chart, or a search. */
  readonly source: 'chart' | 'search'
  readonly fetchedAt: string
  /** The first of YouTube's own order. */
  readonly top: readonly DigestVideo[]
  /** Others that gain views clearly faster than on average since they were published, the most so first. */
  readonly rising: readonly DigestVideo[]
}

/** A video worth telling of, and why; no reason where derived figures are off. */
export interface DigestVideo {
  readonly id: string
  readonly title: string
  readonly channelTitle: string
  readonly publishedAt: string
  /** Null where they are hidden. */
  readonly views: number | null
  readonly why: Remark | null
}
