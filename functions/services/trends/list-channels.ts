import { getCached } from '#functions/store/cache.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { trends } from '#shared/contract/trends.ts'
import { CachedList } from './cached-lists.ts'
import { cacheKeyOf, type TrendListQuery } from './listed-video.ts'

type Channels = Output<typeof trends.channels>

const maxChannels = 10

/** Returns the channels of a cached list, as suggestions for users who follow none yet. Never calls YouTube. */
export async function listChannels(query: Omit<TrendListQuery, 'search'>): Promise<Channels> {
  const list = await getCached(cacheKeyOf(query), CachedList)
  const channels = new Map<string, Channels['channels'][number]>()
  for (const { channelId: id, channelTitle: title, title: video } of list?.videos ?? [])
    if (id !== undefined && !channels.has(id)) channels.set(id, { id, title, video })
  return { channels: [...channels.values()].slice(0, maxChannels), fetchedAt: list?.fetchedAt ?? null }
}
