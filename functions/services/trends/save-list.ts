import type { Video } from '#functions/clients/youtube/videos.ts'
import { putCached } from '#functions/store/cache.ts'
import { addSnapshot, getLatestSnapshot } from '#functions/store/snapshots.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { type CachedList, listKey } from './cached-lists.ts'
import { addPace, createSnapshot, isSnapshotDue } from './pace.ts'
import type { TopicList } from './topics.ts'

/** How many videos that left a list are stored, and for how long, in milliseconds. */
const maxLeft = 50
const leftMs = dayMs

/**
 * Caches a list in place of its previous version, with the pace of its videos, and adds a snapshot to its history if one is due. The
 * snapshot comes first: after a crash in between, the next run replaces the list, and the history has one extra snapshot, which is
 * harmless.
 */
export async function saveList(
  topicList: TopicList,
  source: CachedList['source'],
  videos: readonly Video[],
  previous: CachedList | undefined,
  now: number,
): Promise<void> {
  const key = listKey(topicList)
  const lastSnapshot = previous?.look ?? (await getLatestSnapshot(key))
  const pacedVideos = addPace(videos, previous?.videos ?? [], lastSnapshot, now)
  const isDue = isSnapshotDue(lastSnapshot, now)
  const snapshot = isDue ? createSnapshot(videos, now) : lastSnapshot
  if (isDue && snapshot) await addSnapshot(key, snapshot)
  const present = new Set(videos.map(({ id }) => id))
  const list: CachedList = {
    source,
    fetchedAt: new Date(now).toISOString(),
    videos: pacedVideos,
    left: recentVideos(previous, now)
      .filter(({ id }) => !present.has(id))
      .slice(0, maxLeft),
    ...(snapshot ? { look: snapshot } : {}),
  }
  await putCached(key, list, youtubeSeconds)
}

/** Returns the videos that were in a list or had left it, if their counts are at most a day old. */
function recentVideos(previous: CachedList | undefined, now: number): CachedList['left'] {
  if (!previous) return []
  const listed = previous.videos.map((video) => ({ ...video, toldAt: previous.fetchedAt }))
  return [...listed, ...previous.left].filter(({ toldAt }) => now - Date.parse(toldAt) <= leftMs)
}
