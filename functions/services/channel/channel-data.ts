import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { disconnectChannel } from '#functions/store/accounts.ts'
import { deleteCached } from '#functions/store/cache.ts'
import { deleteAllOwnHistory } from '#functions/store/own-history.ts'
import { deleteReach } from '#functions/store/reach.ts'
import { deleteTokensIfUnchanged, type TokensItem } from '#functions/store/tokens.ts'
import { deleteVisits } from '#functions/store/visits.ts'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'
import type { deletedDataKinds } from '#shared/contract/youtube.ts'
import { announcedKey, subscribedKey } from './announced.ts'
import { titleKey } from './channel-title.ts'
import { reportingJobKey } from './reach/reporting-job.ts'
import { readingKey } from './reading.ts'
import { uploadsKey } from './recent-uploads.ts'
import { channelIdKey } from './resolve-channel.ts'
import { backoffKey } from './stale-if-error.ts'

export type Deletable = (typeof deletedDataKinds)[number]

const keyPrefix = (userId: string, channelId: string) => `own#${pseudonymize(userId)}#${channelId}`

/** The cache keys of a connected channel's figures and videos. They contain the user, so that users never share them. */
export const videosKey = (userId: string, channelId: string): string => `${keyPrefix(userId, channelId)}#videos`
export const topVideosKey = (userId: string, channelId: string, days: AnalyticsPeriod): string =>
  `${keyPrefix(userId, channelId)}#top${days}`
export const figuresKey = (userId: string, channelId: string): string => `${keyPrefix(userId, channelId)}#figures`
/** The cache key of the counts from connecting the channel. */
export const countsKey = (userId: string, channelId: string): string => `${keyPrefix(userId, channelId)}#counts`

/** The cached data of a connected channel, with the name that creators see for each. Impressions are in the table `reach`. */
const cachedData = ({ userId, channelId }: ChannelOwner): readonly (readonly [Deletable, string])[] => [
  ['analytics', figuresKey(userId, channelId)],
  ['analytics', countsKey(userId, channelId)],
  ['videos', videosKey(userId, channelId)],
  ...periods.map((days) => ['videos', topVideosKey(userId, channelId, days)] as const),
  ['videos', uploadsKey(channelId)],
  ['analytics', readingKey(channelId)],
  ['videos', announcedKey(channelId)],
  ['channel', titleKey(channelId)],
  ['channel', channelIdKey(channelId)],
]

/** Returns the cache keys of all data of a connected channel, including its reporting job at YouTube. */
export const channelDataKeys = (userId: string, channelId: string): readonly string[] => [
  ...cachedData({ userId, channelId }).map(([, key]) => key),
  reportingJobKey(userId, channelId),
]

/** Deletes everything that YouTube returned about a connected channel. Returns the kinds of deleted data. */
export async function deleteYouTubeData({ userId, channelId }: ChannelOwner): Promise<Deletable[]> {
  const fetched = [
    figuresKey(userId, channelId),
    videosKey(userId, channelId),
    ...periods.map((days) => topVideosKey(userId, channelId, days)),
  ]
  await Promise.all(fetched.map((key) => deleteCached(backoffKey(key))))
  await deleteCached(reportingJobKey(userId, channelId))
  await deleteCached(subscribedKey(channelId))
  const hadReach = await deleteReach({ userId, channelId })
  const deleted = await Promise.all(
    cachedData({ userId, channelId }).map(async ([name, key]) => ((await deleteCached(key)) ? [name] : [])),
  )
  return [...new Set([...(hadReach ? (['analytics'] as const) : []), ...deleted.flat()])]
}

/** Deletes all data of a channel that is no longer the user's. Returns the kinds of deleted data. */
export async function deleteChannelData(owner: ChannelOwner): Promise<Deletable[]> {
  const deleted = await deleteYouTubeData(owner)
  await deleteVisits(owner.userId)
  // The history stored with analyses contains titles and views of the channel's videos.
  const hadHistory = await deleteAllOwnHistory(owner.userId)
  return [...new Set([...deleted, ...(hadHistory ? (['videos'] as const) : [])])]
}

/** Deletes a connection whose grant Google has revoked, and its data. A newer connection of the user stays. */
export async function deleteConnection(tokens: TokensItem): Promise<void> {
  const { user_id: userId, channel_id: channelId } = tokens
  if (!(await deleteTokensIfUnchanged(tokens))) return
  await deleteChannelData({ userId, channelId })
  await disconnectChannel(userId, channelId)
}
