import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { changesOf } from '#functions/services/analytics/changes.ts'
import { observe } from '#functions/services/analytics/observations.ts'
import { spansOf } from '#functions/services/analytics/spans.ts'
import { requireTokens, withAccessToken } from '#functions/services/channel/access-token.ts'
import { deleteConnection, figuresKey } from '#functions/services/channel/channel-data.ts'
import { grantStore, tokenStore } from '#functions/services/channel/channel-stores.ts'
import { fetchOwnFigures, OwnFigures } from '#functions/services/channel/own-figures.ts'
import { sumReach } from '#functions/services/channel/reach/sums.ts'
import { fetchStaleIfError } from '#functions/services/channel/stale-if-error.ts'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { listReachDays } from '#functions/store/reach.ts'
import { getTokens, type TokensItem } from '#functions/store/tokens.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.analytics, async ({ input, userId }) => {
  const tokens = await requireTokens(userId, store)
  const { channel, report, fetchedAt, stale } = await figuresOf(tokens)
  const spans = spansOf(report, Number(input.period))
  const { totals, engagementRate } = spans.period
  const reach = sumReach(await listReachDays({ userId, channelId: tokens.channel_id }), spans.period)
  return {
    overview: {
      totalViews: channel.views,
      subscribers: channel.subscribers,
      totalVideos: channel.videos,
      watchTime: totals.watchTime,
      engagementRate,
      averageCTR: reach?.ctr ?? null,
    },
    reach,
    ...spans,
    changes: changesOf(spans.period, spans.previous),
    observations: observe(spans),
    fetchedAt,
    stale,
  }
})

const figuresOf = (tokens: TokensItem) =>
  fetchStaleIfError(
    {
      key: figuresKey(tokens.user_id, tokens.channel_id),
      schema: OwnFigures,
      fetch: (signal, isFirst) => fetchFigures(tokens, isFirst, signal),
      isConnected: async () => (await getTokens(tokens.user_id))?.channel_id === tokens.channel_id,
    },
    { getCached, keep: putCached, forget: deleteCached },
  )

async function fetchFigures(tokens: TokensItem, isFirst: boolean, signal: AbortSignal): Promise<OwnFigures> {
  const owner = { ownerId: tokens.user_id, isFirst }
  const figures = await withAccessToken(tokens, { ...store, signal }, (accessToken) =>
    fetchOwnFigures(accessToken, owner, spendBudget, signal),
  )
  // The user has connected another channel meanwhile: the next request finds its tokens.
  if (figures.channel.id !== tokens.channel_id) throw new Failure('youtube_busy')
  return figures
}

const store = {
  ...tokenStore,
  forgetConnection: (tokens: TokensItem) => deleteConnection(tokens, grantStore),
}
