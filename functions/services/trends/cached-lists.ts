import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Video } from '#functions/clients/youtube/videos.ts'
import type { Region } from '#shared/trends.ts'
import type { TopicList } from './topics.ts'

/** A video as a list keeps it; parsing leaves out the rest. */
export const CachedVideo = z.extend(z.omit(Video, { channelId: true }), {
  /** Views an hour between two of our looks, calculated by us; null until there are two. */
  pace: z.nullable(z.number()),
})
export type CachedVideo = z.infer<typeof CachedVideo>

/** One look at a list, as its history keeps it: each video's views by its id, where they are not hidden. */
export const Snapshot = z.object({ at: z.iso.datetime(), views: z.record(z.string(), z.int()) })
export type Snapshot = z.infer<typeof Snapshot>

/** A list as YouTube last told it. */
export const CachedList = z.object({
  source: z.enum(['chart', 'search']),
  /** When the counts were told. */
  fetchedAt: z.iso.datetime(),
  videos: z.array(CachedVideo),
  /** What was in it within a day, newest first: somebody may have that on the screen still. */
  left: z.array(z.extend(CachedVideo, { toldAt: z.iso.datetime() })),
  /** The last look that went into the history. */
  look: z.optional(Snapshot),
})
export type CachedList = z.infer<typeof CachedList>

/** That YouTube has no chart here; asked again a day later. */
export const MissingChart = z.object({ none: z.literal(true) })

/** What a list's last search found, and when it was made, whatever came of it. */
export const LastSearch = z.object({ at: z.iso.datetime(), ids: z.array(z.string()) })
export type LastSearch = z.infer<typeof LastSearch>

/** Why a search was not made; kept for a moment, so that nobody else tries or waits. */
export const FailedSearch = z.object({ missed: z.enum(['spent', 'failed']) })
export const CachedSearch = z.union([CachedList, FailedSearch])
export type CachedSearch = z.infer<typeof CachedSearch>

export const listKey = ({ region, topic }: TopicList): string => `trends#${region}#${topic}`
export const lastSearchKey = ({ region, topic }: TopicList): string => `trends-found#${region}#${topic}`
export const missingChartKey = ({ region, topic }: TopicList): string => `no-chart#${region}#${topic}`
/** `phrase` is normalised: see `shared/trends.ts`. */
export const searchKey = (region: Region, phrase: string): string =>
  `trend-search#${region}#${createHash('sha256').update(phrase).digest('hex')}`

/** What YouTube told may be kept for 30 days (its developer policies, III.E.4.d); the purge may be late. */
export const retentionSeconds = 27 * 86_400

/** What this part needs of the store; each function passes it in. */
export interface TrendStore {
  readonly getCached: <S extends z.ZodMiniType>(key: string, schema: S) => Promise<z.output<S> | undefined>
  readonly keep: (key: string, value: unknown, seconds: number) => Promise<void>
}

/** The histories of the lists, by their keys. */
export interface Histories {
  readonly addLook: (list: string, look: Snapshot) => Promise<void>
  readonly latestLook: (list: string) => Promise<Snapshot | undefined>
}
