import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { deletable } from '#shared/contract/youtube.ts'
import { titleKey } from './channel-title.ts'
import { reportingJobKey } from './reach/reporting-job.ts'
import { uploadsKey } from './recent-uploads.ts'
import { idKey } from './resolve-channel.ts'
import { backoffKey } from './stale-if-error.ts'

export type Deletable = (typeof deletable)[number]

const own = (userId: string, channelId: string) => `own#${pseudonymize(userId)}#${channelId}`

/** Where a user's connected channel's figures are kept. Named for user and channel: nobody else's are found there. */
export const figuresKey = (userId: string, channelId: string): string => `${own(userId, channelId)}#figures`
export const videosKey = (userId: string, channelId: string): string => `${own(userId, channelId)}#videos`

/** Everything of a connected channel that lies in the cache, and what a creator calls it; days of impressions lie in `reach`. */
const cachedData = (userId: string, channelId: string): readonly (readonly [Deletable, string])[] => [
  ['analytics', figuresKey(userId, channelId)],
  ['videos', videosKey(userId, channelId)],
  ['videos', uploadsKey(channelId)],
  ['channel', titleKey(channelId)],
  ['channel', idKey(channelId)],
]

/** The keys of all of it, and of the job at YouTube that counts impressions. */
export const channelDataKeys = (userId: string, channelId: string): readonly string[] => [
  ...cachedData(userId, channelId).map(([, key]) => key),
  reportingJobKey(userId, channelId),
]

/** What deleting needs of the stores: `functions/store/cache.ts` and `reach.ts`. */
interface OwnDataStore {
  readonly forget: (key: string) => Promise<boolean>
  readonly removeReach: (owner: ChannelOwner) => Promise<boolean>
}

/** Deletes it all; answers what there was. */
export async function deleteYouTubeData(
  { userId, channelId }: ChannelOwner,
  { forget, removeReach }: OwnDataStore,
): Promise<Deletable[]> {
  await Promise.all([figuresKey, videosKey].map((keyOf) => forget(backoffKey(keyOf(userId, channelId)))))
  await forget(reportingJobKey(userId, channelId))
  const reach = await removeReach({ userId, channelId })
  const gone = await Promise.all(
    cachedData(userId, channelId).map(async ([what, key]) => ((await forget(key)) ? [what] : [])),
  )
  return [...new Set([...(reach ? (['analytics'] as const) : []), ...gone.flat()])]
}

interface ChannelStore extends OwnDataStore {
  /** `functions/store/own-history.ts`. */
  readonly removeAllOwnHistory: (userId: string) => Promise<boolean>
}

/** Deletes all we have of a channel that is no longer the user's; answers what there was. */
export async function deleteChannelData(
  owner: ChannelOwner,
  { removeAllOwnHistory, ...store }: ChannelStore,
): Promise<Deletable[]> {
  const deleted = await deleteYouTubeData(owner, store)
  // What analyses say of the channel's past holds titles and views of its videos.
  const hadHistory = await removeAllOwnHistory(owner.userId)
  return [...new Set([...deleted, ...(hadHistory ? (['videos'] as const) : [])])]
}

interface GrantStore<T> extends ChannelStore {
  readonly deleteTokens: (tokens: T) => Promise<boolean>
  readonly disconnectChannel: (userId: string, channelId: string) => Promise<unknown>
}

/** After Google took the grant back. Other tokens than these are of a newer connection, which stays. */
export async function deleteConnection<T extends { user_id: string; channel_id: string }>(
  tokens: T,
  { deleteTokens, disconnectChannel, ...store }: GrantStore<T>,
): Promise<void> {
  if (!(await deleteTokens(tokens))) return
  await deleteChannelData({ userId: tokens.user_id, channelId: tokens.channel_id }, store)
  await disconnectChannel(tokens.user_id, tokens.channel_id)
}
