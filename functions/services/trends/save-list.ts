import type { Video } from '#functions/clients/youtube/videos.ts'
import { type CachedList, type Histories, listKey, retentionSeconds, type TrendStore } from './cached-lists.ts'
import { addPace, createSnapshot, isSnapshotDue } from './pace.ts'
import type { TopicList } from './topics.ts'

/** So many videos that dropped out of a list are remembered, for so many milliseconds. */
const [leftLength, leftMs] = [50, 86_400_000]

/**
 * Puts a list in place of what it was, with the pace of its videos; a look into its history first, where one is due:
 * cut short in between, the history has a look more than the list knows of, which the next one replaces.
 */
export async function saveList(
  row: TopicList,
  source: CachedList['source'],
  details: readonly Video[],
  before: CachedList | undefined,
  store: TrendStore & Histories,
  now: number,
): Promise<void> {
  const key = listKey(row)
  const last = before?.look ?? (await store.latestLook(key))
  const videos = addPace(details, before?.videos ?? [], last, now)
  const isDue = isSnapshotDue(last, now)
  const look = isDue ? createSnapshot(details, now) : last
  if (isDue && look) await store.addLook(key, look)
  const present = new Set(videos.map(({ id }) => id))
  const list: CachedList = {
    source,
    fetchedAt: new Date(now).toISOString(),
    videos,
    left: leftOf(before, now)
      .filter(({ id }) => !present.has(id))
      .slice(0, leftLength),
    ...(look ? { look } : {}),
  }
  await store.keep(key, list, retentionSeconds)
}

/** What was in a list, and what had left it, as far as it was told within a day. */
function leftOf(before: CachedList | undefined, now: number): CachedList['left'] {
  if (!before) return []
  const last = before.videos.map((video) => ({ ...video, toldAt: before.fetchedAt }))
  return [...last, ...before.left].filter(({ toldAt }) => now - Date.parse(toldAt) <= leftMs)
}
