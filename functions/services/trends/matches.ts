import type { Region } from '#shared/trends.ts'
import { KeptList, type KeptVideo, listKey, type TrendStore } from './kept.ts'
import { normalisePhrase } from './phrase.ts'
import { rows } from './topics.ts'

/** What the lists of a region have of a phrase, without asking YouTube: titles and channels with all of its words. */
export async function matchesOf(
  region: Region,
  typed: string,
  store: Pick<TrendStore, 'getCached'>,
): Promise<{ videos: KeptVideo[]; fetchedAt: string | null }> {
  const words = normalisePhrase(typed).split(' ')
  const keys = rows.filter((row) => row.region === region).map(listKey)
  const lists = (await Promise.all(keys.map((key) => store.getCached(key, KeptList)))).flatMap((list) => list ?? [])
  const says = ({ title, channelTitle }: KeptVideo) => {
    const text = normalisePhrase(`${title} ${channelTitle}`)
    return words.every((word) => text.includes(word))
  }
  const found = new Map(lists.flatMap(({ videos }) => videos.filter(says).map((video) => [video.id, video])))
  const oldest = lists.map(({ fetchedAt }) => fetchedAt).sort()[0]
  return { videos: [...found.values()].slice(0, 50), fetchedAt: oldest ?? null }
}
