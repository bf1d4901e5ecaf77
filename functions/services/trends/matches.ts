import type { Region } from '#shared/trends.ts'
import { CachedList, type CachedVideo, listKey, type TrendStore } from './cached-lists.ts'
import { normalizePhrase } from './phrase.ts'
import { topicLists } from './topics.ts'

/** What the lists of a region have of a phrase, without asking YouTube: titles and channels with all of its words. */
export async function findInCachedLists(
  region: Region,
  typed: string,
  store: Pick<TrendStore, 'getCached'>,
): Promise<{ videos: CachedVideo[]; fetchedAt: string | null }> {
  const words = normalizePhrase(typed).split(' ')
  const keys = topicLists.filter((row) => row.region === region).map(listKey)
  const lists = (await Promise.all(keys.map((key) => store.getCached(key, CachedList)))).flatMap((list) => list ?? [])
  const says = ({ title, channelTitle }: CachedVideo) => {
    const text = normalizePhrase(`${title} ${channelTitle}`)
    return words.every((word) => text.includes(word))
  }
  const found = new Map(lists.flatMap(({ videos }) => videos.filter(says).map((video) => [video.id, video])))
  const oldest = lists.map(({ fetchedAt }) => fetchedAt).sort()[0]
  return { videos: [...found.values()].slice(0, 50), fetchedAt: oldest ?? null }
}
