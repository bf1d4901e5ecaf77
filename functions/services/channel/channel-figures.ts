import * as z from 'zod/mini'
import { fetchDailyFigures } from '#functions/clients/youtube/analytics.ts'
import { CountedChannel, fetchOwnedChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { pacificDate } from '#functions/lib/period.ts'
import { figureNames, noFigures } from '#functions/services/analytics/figures.ts'
import {
  type OwnerPayer,
  type Reading,
  withAnalyticsQuota,
  withDataQuota,
} from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import type { TokensItem } from '#functions/store/tokens.ts'
import { formats, periods } from '#shared/analytics.ts'
import { Figures } from '#shared/contract/youtube.ts'
import { addDays } from '#shared/day.ts'
import { daySeconds } from '#shared/duration.ts'
import { countsKey } from './channel-data.ts'
import { type ChannelReading, getFreshReading } from './reading.ts'

const Row = z.object({ date: z.iso.date(), format: z.enum(formats), figures: Figures })

/** Rows are stored as text, one line each (`2026-11-19,video,6978,...`). As objects they would take five times the space. */
const Rows = z.codec(z.string(), z.array(Row), {
  decode: (text) => text.split('\n').filter(Boolean).map(parseLine),
  encode: (rows) =>
    rows
      .map(({ date, format, figures }) => [date, format, ...figureNames.map((name) => figures[name])].join())
      .join('\n'),
})

function parseLine(line: string): z.input<typeof Row> {
  const [date = '', format, ...counts] = line.split(',')
  const figures = { ...noFigures }
  for (const [index, name] of figureNames.entries()) figures[name] = Number(counts[index])
  return { date, format: formats.find((known) => known === format) ?? 'other', figures }
}

/** A connected channel as YouTube counted it at `fetchedAt`. */
const Counted = z.object({
  fetchedAt: z.iso.datetime(),
  channel: CountedChannel,
  /** Whether the channel's subscribers are rounded, because its counts were read ahead with our key. */
  isRounded: z.optional(z.boolean()),
})
type Counted = z.infer<typeof Counted>

/**
 * A connected channel's figures as YouTube reported them at `fetchedAt`. They cover every period, so that changing the period needs no
 * request.
 */
export const ChannelFigures = z.extend(Counted, {
  report: z.object({
    asked: z.iso.date(),
    byFormat: z.boolean(),
    rows: Rows,
  }),
})
export type ChannelFigures = z.infer<typeof ChannelFigures>

/** Twice the longest period, plus the days that YouTube has not counted yet. */
const daysBack = 2 * Math.max(...periods.map(Number)) + 3

/** Stores the counts from connecting a channel for a day, so that its first figures cost no unit. */
export const saveCounts = (userId: string, channel: CountedChannel): Promise<void> => {
  const counted: Counted = { fetchedAt: new Date().toISOString(), channel }
  return putCached(countsKey(userId, channel.id), counted, daySeconds)
}

/**
 * Returns a connected channel's counts that are at most a day old: from reading ahead, or else, for its first figures, from connecting
 * it. Never calls YouTube.
 */
export async function findCounts(
  { user_id: userId, channel_id: channelId }: TokensItem,
  reading: Reading,
): Promise<Counted | undefined> {
  if (reading === 'again') return undefined
  const ahead = await getFreshReading(channelId)
  if (ahead) return toCounted(channelId, ahead)
  return reading === 'first' ? getCached(countsKey(userId, channelId), Counted) : undefined
}

/**
 * Fetches a connected channel and its figures, for one unit of quota and one report, or only the report if the channel is `known`. Throws
 * what `withDataQuota` throws, and YouTubeError `signup` when the account no longer has a channel. `signal` aborts the requests.
 */
export async function fetchChannelFigures(
  accessToken: string,
  owner: OwnerPayer,
  signal: AbortSignal,
  known?: Counted,
): Promise<ChannelFigures> {
  const now = Date.now()
  const { channel, ...read } = known ?? (await readChannel(accessToken, owner, signal, now))
  const today = pacificDate(now)
  const span = { from: addDays(today, -daysBack), to: today }
  const fetch = async (byFormat: boolean) => {
    const rows = await withAnalyticsQuota(owner.ownerId, () =>
      fetchDailyFigures(accessToken, { ...span, byFormat }, signal),
    )
    return { asked: today, byFormat, rows }
  }
  const report = await fetchWithFormatsIfSupported(fetch)
  return { ...read, channel, report }
}

const toCounted = (id: string, { fetchedAt, title, views, subscribers, videos }: ChannelReading): Counted => ({
  fetchedAt,
  isRounded: true,
  channel: { id, title, views, subscribers, videos },
})

/** Reads the channel as its owner, who gets exact counts from YouTube. */
async function readChannel(accessToken: string, owner: OwnerPayer, signal: AbortSignal, now: number): Promise<Counted> {
  const channel = await withDataQuota(owner, () => fetchOwnedChannel(accessToken, signal))
  if (!channel) throw new YouTubeError('signup', 'the account has no channel')
  return { fetchedAt: new Date(now).toISOString(), channel }
}

async function fetchWithFormatsIfSupported<T>(fetch: (byFormat: boolean) => Promise<T>): Promise<T> {
  try {
    return await fetch(true)
  } catch (error) {
    // The API may refuse this combination, for one channel or for all. Figures without formats are still useful.
    if (error instanceof YouTubeError && error.kind === 'bug') return await fetch(false)
    throw error
  }
}
