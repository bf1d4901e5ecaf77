import type { deletable } from '#shared/contract/youtube.ts'
import { pauseKey } from './last-good.ts'
import { titleKey } from './own-channel.ts'
import { idKey } from './resolve.ts'
import { uploadsKey } from './uploads.ts'

export type Deletable = (typeof deletable)[number]

const own = (userId: string, channelId: string) => `own#${userId}#${channelId}`

/** Where a user's connected channel's figures are kept. Named for user and channel: nobody else's are found there. */
export const figuresKey = (userId: string, channelId: string): string => `${own(userId, channelId)}#figures`
export const videosKey = (userId: string, channelId: string): string => `${own(userId, channelId)}#videos`

/** Everything of a connected channel that lies in the cache, and what a creator calls it. */
const cachedData = (userId: string, channelId: string): readonly (readonly [Deletable, string])[] => [
  ['analytics', figuresKey(userId, channelId)],
  ['videos', videosKey(userId, channelId)],
  ['videos', uploadsKey(channelId)],
  ['channel', titleKey(channelId)],
  ['channel', idKey(channelId)],
]

/** Deletes it all; answers what there was. `forget` is of `functions/store/cache.ts`. */
export async function forgetCached(
  userId: string,
  channelId: string,
  forget: (key: string) => Promise<boolean>,
): Promise<Deletable[]> {
  await Promise.all([figuresKey, videosKey].map((keyOf) => forget(pauseKey(keyOf(userId, channelId)))))
  const gone = await Promise.all(
    cachedData(userId, channelId).map(async ([what, key]) => ((await forget(key)) ? [what] : [])),
  )
  return [...new Set(gone.flat())]
}
