import type { Video } from '#functions/clients/youtube/videos.ts'
import { type Histories, type KeptList, keepSeconds, listKey, type TrendStore } from './kept.ts'
import { isLookDue, lookAt, withPace } from './pace.ts'
import type { Row } from './topics.ts'

/** So many videos that dropped out of a list are remembered, for so many milliseconds. */
const [leftLength, leftMs] = [50, 86_400_000]

/**
 * Puts a list in place of what it was, with the pace of its videos; a look into its history first, where one is due:
 * cut short in between, the history has a look more than the list knows of, which the next one replaces.
 */
export async function writeList(
  row: Row,
  source: KeptList['source'],
  details: readonly Video[],
  before: KeptList | undefined,
  store: TrendStore & Histories,
  now: number,
): Promise<void> {
  const key = listKey(row)
  const last = before?.look ?? (await store.latestLook(key))
  const videos = withPace(details, before?.videos ?? [], last, now)
  const isDue = isLookDue(last, now)
  const look = isDue ? lookAt(details, now) : last
  if (isDue && look) await store.addLook(key, look)
  const present = new Set(videos.map(({ id }) => id))
  const list: KeptList = {
    source,
    fetchedAt: new Date(now).toISOString(),
    videos,
    left: leftOf(before, now)
      .filter(({ id }) => !present.has(id))
      .slice(0, leftLength),
    ...(look ? { look } : {}),
  }
  await store.keep(key, list, keepSeconds)
}

/** What was in a list, and what had left it, as far as it was told within a day. */
function leftOf(before: KeptList | undefined, now: number): KeptList['left'] {
  if (!before) return []
  const last = before.videos.map((video) => ({ ...video, toldAt: before.fetchedAt }))
  return [...last, ...before.left].filter(({ toldAt }) => now - Date.parse(toldAt) <= leftMs)
}
