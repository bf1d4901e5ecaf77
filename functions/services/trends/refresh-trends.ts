import { maxVideoIds, type Video } from '#functions/clients/youtube/videos.ts'
import { searchQuota } from '#functions/services/youtube-quota/quota.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { dayMs, daySeconds } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { regions } from '#shared/trends.ts'
import { CachedList, LastSearch, lastSearchKey, listKey, MissingChart, missingChartKey } from './cached-lists.ts'
import { refreshRisingWords } from './refresh-rising-words.ts'
import { saveList } from './save-list.ts'
import { ScheduledYouTube } from './scheduled-youtube.ts'
import { canHaveChart, type TopicList, topicLists } from './topics.ts'

/** The job's timeout, in seconds. */
const leaseSeconds = 300

/** The result of a run: lists written from charts and from searches, and lists left unchanged. */
interface RefreshCounts {
  readonly charts: number
  readonly searches: number
  readonly unchanged: number
  /** 1 if another run was in progress, so that this one did nothing. */
  readonly overlapped: number
}

/** What is cached for a list when a run starts. */
interface ListState {
  readonly topicList: TopicList
  readonly list: CachedList | undefined
  readonly lastSearch: LastSearch | undefined
  readonly needsSearch: boolean
}

/** The shared state of a run's steps. */
interface Run {
  readonly youtube: ScheduledYouTube
  readonly hasTime: () => boolean
  readonly now: number
}

/**
 * Updates every list: from a chart if YouTube has one, else from a search. Searches are made as often as the day's quota allows; in
 * between, the counts of the videos they found are updated. A list is replaced only if all of it could be fetched. Stops when `hasTime`
 * returns false. A concurrent run does nothing, because it would spend the quota twice.
 */
export async function refreshTrends(hasTime: () => boolean): Promise<RefreshCounts> {
  const now = Date.now()
  const lease = await acquireLease('refresh-trends', leaseSeconds)
  if (!lease) return { charts: 0, searches: 0, unchanged: 0, overlapped: 1 }
  try {
    return { ...(await refreshLists({ youtube: new ScheduledYouTube(now), hasTime, now })), overlapped: 0 }
  } finally {
    await lease.release()
  }
}

async function refreshLists(run: Run) {
  const states = await Promise.all(topicLists.map(readState))
  const { missing, written: charts } = await refreshCharts(states, run)
  // A list whose chart turned out to be missing is searched for in the same run.
  const searchStates = states.filter(({ topicList, needsSearch }) => needsSearch || missing.has(topicList))
  const searches = await refreshSearches(searchStates, run)
  for (const region of regions) if (run.hasTime()) await refreshRisingWords(region, run.now)
  return { charts, searches, unchanged: topicLists.length - charts - searches }
}

async function readState(topicList: TopicList): Promise<ListState> {
  const [list, lastSearch, missingChart] = await Promise.all([
    getCached(listKey(topicList), CachedList),
    getCached(lastSearchKey(topicList), LastSearch),
    getCached(missingChartKey(topicList), MissingChart),
  ])
  return { topicList, list, lastSearch, needsSearch: !canHaveChart(topicList) || missingChart !== undefined }
}

async function refreshCharts(states: readonly ListState[], { youtube, hasTime, now }: Run) {
  const missing = new Set<TopicList>()
  let written = 0
  for (const { topicList, list, needsSearch } of states) {
    if (needsSearch || !hasTime()) continue
    const videos = await youtube.fetchChart(topicList)
    if (videos === 'none') {
      missing.add(topicList)
      await putCached(missingChartKey(topicList), { none: true }, daySeconds)
    } else if (videos) {
      await saveList(topicList, 'chart', videos, list, now)
      written += 1
    }
  }
  return { missing, written }
}

async function refreshSearches(states: readonly ListState[], run: Run): Promise<number> {
  const idsByState = new Map<ListState, readonly string[]>()
  for (const state of states) {
    const ids = await findVideoIds(state, states.length, run)
    if (ids.length > 0) idsByState.set(state, ids)
  }
  const videoById = await fetchVideos([...new Set([...idsByState.values()].flat())], run.youtube)
  let written = 0
  for (const [{ topicList, list }, ids] of idsByState) {
    if (!run.hasTime() || ids.some((id) => !videoById.has(id))) continue
    const videos = ids.flatMap((id) => videoById.get(id) ?? [])
    if (videos.length === 0) continue
    await saveList(topicList, 'search', videos, list, run.now)
    written += 1
  }
  return written
}

/**
 * Returns the ids that a list's last search found, after making a new search if one is due. The attempt is saved even if it failed or
 * found nothing, because it spent quota.
 */
async function findVideoIds(
  { topicList, lastSearch }: ListState,
  lists: number,
  { youtube, now }: Run,
): Promise<readonly string[]> {
  const lastIds = lastSearch?.ids ?? []
  const found = isSearchDue(lastSearch, lists, now) ? await youtube.search(topicList) : undefined
  if (!found) return lastIds
  const ids = found.length > 0 ? found : lastIds
  await putCached(lastSearchKey(topicList), { at: new Date(now).toISOString(), ids }, youtubeSeconds)
  return ids
}

/** Whether a search is due. Each list gets an equal part of the day's searches, spread over the day. */
function isSearchDue(lastSearch: LastSearch | undefined, lists: number, now: number): boolean {
  if (!lastSearch) return true
  const searchesPerDay = Math.max(1, Math.floor(searchQuota.scheduled / lists))
  return now - Date.parse(lastSearch.at) >= dayMs / searchesPerDay
}

/** Returns videos by id; null for one that no longer exists. Ids of a call that failed are missing. */
async function fetchVideos(ids: readonly string[], youtube: ScheduledYouTube): Promise<Map<string, Video | null>> {
  const videoById = new Map<string, Video | null>()
  for (let from = 0; from < ids.length; from += maxVideoIds) {
    const batch = ids.slice(from, from + maxVideoIds)
    const videos = await youtube.fetchVideos(batch)
    if (!videos) continue
    for (const id of batch) videoById.set(id, null)
    for (const video of videos) videoById.set(video.id, video)
  }
  return videoById
}
