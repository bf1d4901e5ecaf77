import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { compareSpans } from '#functions/services/analytics/changes.ts'
import { findObservations } from '#functions/services/analytics/observations.ts'
import { buildSpans } from '#functions/services/analytics/spans.ts'
import { recordVisit } from '#functions/services/visits/record-visit.ts'
import type { Reading } from '#functions/services/youtube-quota/charge.ts'
import { listReachDays } from '#functions/store/reach.ts'
import { getTokens, type TokensItem } from '#functions/store/tokens.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { youtube } from '#shared/contract/youtube.ts'
import { requireTokens, withAccessToken } from './access-token.ts'
import { figuresKey } from './channel-data.ts'
import { ChannelFigures, fetchChannelFigures, findCounts } from './channel-figures.ts'
import { sumReach } from './reach/sums.ts'
import { type ChannelReading, getReading } from './reading.ts'
import { fetchStaleIfError } from './stale-if-error.ts'

/** Returns the figures of the user's connected channel for the last `days` days and for the same number of days before them. */
export async function getChannelAnalytics(
  userId: string,
  days: number,
  isRefresh = false,
): Promise<Output<typeof youtube.analytics>> {
  const tokens = await requireTokens(userId)
  const { channel, isRounded = false, report, fetchedAt, stale } = await visitFigures(tokens, isRefresh)
  const spans = buildSpans(report, days)
  const { totals, engagementRate } = spans.period
  const reach = sumReach(await listReachDays({ userId, channelId: tokens.channel_id }), spans.period)
  return {
    overview: {
      totalViews: channel.views,
      subscribers: channel.subscribers,
      areSubscribersRounded: isRounded,
      totalVideos: channel.videos,
      watchTime: totals.watchTime,
      engagementRate,
      averageCTR: reach?.ctr ?? null,
    },
    reach,
    ...spans,
    changes: compareSpans(spans.period, spans.previous),
    observations: findObservations(spans),
    fetchedAt,
    stale,
  }
}

/** Returns the figures and records the visit. Waits for that even if the figures fail, because Lambda stops at the response. */
async function visitFigures(tokens: TokensItem, isRefresh: boolean) {
  const visit = recordVisit(tokens.user_id).catch((error: unknown) => log('error', 'visit not recorded', { error }))
  try {
    return await getFigures(tokens, isRefresh)
  } finally {
    await visit
  }
}

/** Returns the connected channel's figures for all periods. */
export const getFigures = (tokens: TokensItem, isRefresh = false) =>
  fetchStaleIfError(
    {
      key: figuresKey(tokens.user_id, tokens.channel_id),
      schema: ChannelFigures,
      // A report costs no units, so fetch it whenever a newer reading exists.
      renew: async (value) => ({ value, isDue: isNewer(await getReading(tokens.channel_id), value) }),
      fetch: (signal, reading) => fetchFigures(tokens, reading, signal),
      isConnected: async () => (await getTokens(tokens.user_id))?.channel_id === tokens.channel_id,
    },
    isRefresh,
  )

const isNewer = (reading: ChannelReading | undefined, { fetchedAt }: ChannelFigures) =>
  reading !== undefined && reading.fetchedAt > fetchedAt

async function fetchFigures(tokens: TokensItem, reading: Reading, signal: AbortSignal): Promise<ChannelFigures> {
  const owner = { ownerId: tokens.user_id, reading }
  const known = await findCounts(tokens, reading)
  const figures = await withAccessToken(tokens, signal, (accessToken) =>
    fetchChannelFigures(accessToken, owner, signal, known),
  )
  // The user has connected another channel in the meantime: the next request finds its tokens.
  if (figures.channel.id !== tokens.channel_id) throw new Failure('youtube_busy')
  return figures
}
