import * as z from 'zod/mini'
import type { Format } from '#shared/analytics.ts'
import type { Figures } from '#shared/contract/youtube.ts'
import { fetchAnalyticsReport } from './client.ts'
import { YouTubeError } from './errors.ts'

/** A channel's figures for one format on one Pacific day. */
export interface CountedFigures {
  readonly date: string
  readonly format: Format
  readonly figures: Figures
}

const Rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])))
/** `rows` is absent when there are no figures. Cells are in the order of `columnHeaders`. */
const ResultTable = z.pipe(
  z
    .object({
      kind: z.optional(z.string()),
      columnHeaders: z.optional(z.array(z.object({ name: z.string() }))),
      rows: z.optional(Rows),
    })
    // Without this check, any object would look like a channel without figures.
    .check(z.refine(({ kind, columnHeaders }) => kind !== undefined || columnHeaders !== undefined)),
  z.transform(({ columnHeaders = [], rows = [] }) => ({ columnHeaders, rows })),
)
type Table = z.output<typeof ResultTable>

/** The API's name of each figure (developers.google.com/youtube/analytics/metrics). */
const metricOf: Readonly<Record<keyof Figures, string>> = {
  views: 'views',
  watchTime: 'estimatedMinutesWatched',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  subscribersGained: 'subscribersGained',
  subscribersLost: 'subscribersLost',
}

/** The formats by the API's names, reduced to lower-case letters, because its documentation and its responses spell them differently. */
const formatOf: ReadonlyMap<string, Format> = new Map([
  ['videoondemand', 'video'],
  ['shorts', 'short'],
  ['livestream', 'live'],
])

/**
 * Fetches a channel's figures from `from` to `to`, inclusive, by day and format in one report. Without `byFormat`, only by day, with the
 * format `other`. Days and formats without figures are absent. Throws YouTubeError.
 */
export async function fetchDailyFigures(
  accessToken: string,
  { from, to, byFormat }: { from: string; to: string; byFormat: boolean },
  signal?: AbortSignal,
): Promise<CountedFigures[]> {
  const query = {
    ids: 'channel==MINE',
    startDate: from,
    endDate: to,
    metrics: Object.values(metricOf).join(','),
    dimensions: byFormat ? 'day,creatorContentType' : 'day',
  }
  return toFigures(await fetchAnalyticsReport(accessToken, query, ResultTable, signal))
}

/** The views and subscribers that a video gained in a period. */
export interface VideoFigures {
  readonly id: string
  readonly views: number
  readonly subscribersGained: number
}

/** The maximum number of rows that the API returns for this report. */
const maxVideos = 200

/** Fetches the gains of a channel's videos from `from` to `to`, inclusive, most views first, at most 200 videos. Throws YouTubeError. */
export async function fetchVideoFigures(
  accessToken: string,
  { from, to }: { from: string; to: string },
  signal?: AbortSignal,
): Promise<VideoFigures[]> {
  const query = {
    ids: 'channel==MINE',
    startDate: from,
    endDate: to,
    metrics: 'views,subscribersGained',
    dimensions: 'video',
    sort: '-views',
    maxResults: `${maxVideos}`,
  }
  const table = await fetchAnalyticsReport(accessToken, query, ResultTable, signal)
  return readRows(table, ['video', 'views', 'subscribersGained']).map(({ text, count }) => ({
    id: text('video'),
    views: count('views'),
    subscribersGained: count('subscribersGained'),
  }))
}

/** Returns functions that read the cells of each row by their column. Throws YouTubeError if a required column is missing. */
function readRows({ columnHeaders, rows }: Table, required: readonly string[]) {
  const places = new Map(columnHeaders.map(({ name }, index) => [name, index]))
  const missing = required.filter((name) => !places.has(name))
  if (rows.length > 0 && missing.length > 0) throw new YouTubeError('busy', `report without ${missing.join(' ')}`)
  return rows.map((row) => {
    const cell = (name: string) => row[places.get(name) ?? -1]
    return {
      text: (name: string) => String(cell(name) ?? ''),
      count: (name: string) => Math.round(Number(cell(name) ?? 0)) || 0,
    }
  })
}

function toFigures(table: Table): CountedFigures[] {
  return readRows(table, ['day', ...Object.values(metricOf)]).map(({ text, count }) => {
    const type = text('creatorContentType').replace(/\W|_/g, '').toLowerCase()
    return {
      date: text('day'),
      format: formatOf.get(type) ?? 'other',
      figures: {
        views: count(metricOf.views),
        watchTime: count(metricOf.watchTime),
        likes: count(metricOf.likes),
        comments: count(metricOf.comments),
        shares: count(metricOf.shares),
        subscribersGained: count(metricOf.subscribersGained),
        subscribersLost: count(metricOf.subscribersLost),
      },
    }
  })
}
