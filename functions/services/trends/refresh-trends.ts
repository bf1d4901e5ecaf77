import { maxVideoIds, type Video } from '#functions/clients/youtube/videos.ts'
import { searchQuota } from '#functions/services/youtube-quota/quota.ts'
import {
  CachedList,
  type Histories,
  LastSearch,
  lastSearchKey,
  listKey,
  MissingChart,
  missingChartKey,
  retentionSeconds,
  type TrendStore,
} from './cached-lists.ts'
import { saveList } from './save-list.ts'
import { ScheduledYouTube } from './scheduled-youtube.ts'
import { canHaveChart, type TopicList, topicLists } from './topics.ts'

const daySeconds = 86_400

type Store = TrendStore & Histories

/** A list as it was before this run. */
interface Before {
  readonly row: TopicList
  readonly list: CachedList | undefined
  /** Its last search, if there was one. */
  readonly found: LastSearch | undefined
  readonly searched: boolean
}

/** What a run brought: lists written, lists left as they were. */
export interface Refreshed {
  readonly charts: number
  readonly searches: number
  readonly kept: number
}

/**
 * Brings every list up to date: a chart where YouTube has one, a search where not, at most as often as the day's
 * searches allow, with the counts of what was found before in between. A list is written only where all of it was had;
 * any other stays as it was, with its age. Goes on for as long as `goOn` says.
 */
export async function refreshTrends(store: Store, goOn: () => boolean, now = Date.now()): Promise<Refreshed> {
  const line = new ScheduledYouTube(now)
  const all = await Promise.all(topicLists.map((row) => read(row, store)))
  const charts = await refreshCharts(all, line, store, goOn, now)
  // A chart that turned out not to exist is searched for in the same run.
  const missing = all.filter(({ row, searched }) => searched || charts.none.has(row))
  const searches = await refreshSearches(missing, line, store, goOn, now)
  return { charts: charts.written, searches, kept: topicLists.length - charts.written - searches }
}

async function read(row: TopicList, store: TrendStore): Promise<Before> {
  const [list, found, noChart] = await Promise.all([
    store.getCached(listKey(row), CachedList),
    store.getCached(lastSearchKey(row), LastSearch),
    store.getCached(missingChartKey(row), MissingChart),
  ])
  return { row, list, found, searched: !canHaveChart(row) || noChart !== undefined }
}

async function refreshCharts(
  all: readonly Before[],
  line: ScheduledYouTube,
  store: Store,
  goOn: () => boolean,
  now: number,
) {
  const none = new Set<TopicList>()
  let written = 0
  for (const { row, list, searched } of all) {
    if (searched || !goOn()) continue
    const videos = await line.chart(row)
    if (videos === 'none') {
      none.add(row)
      await store.keep(missingChartKey(row), { none: true }, daySeconds)
    } else if (videos) {
      await saveList(row, 'chart', videos, list, store, now)
      written += 1
    }
  }
  return { none, written }
}

async function refreshSearches(
  all: readonly Before[],
  line: ScheduledYouTube,
  store: Store,
  goOn: () => boolean,
  now: number,
): Promise<number> {
  const found = new Map<Before, readonly string[]>()
  for (const before of all) {
    const ids = await search(before, all.length, line, store, now)
    if (ids.length > 0) found.set(before, ids)
  }
  const details = await detailsOf([...new Set([...found.values()].flat())], line)
  let written = 0
  for (const [before, ids] of found) {
    if (!goOn() || ids.some((id) => !details.has(id))) continue
    const videos = ids.flatMap((id) => details.get(id) ?? [])
    if (videos.length === 0) continue
    await saveList(before.row, 'search', videos, before.list, store, now)
    written += 1
  }
  return written
}

/**
 * What a list's last search found. A search that is due is made first, and kept whatever comes of it: what fails, or
 * brings nothing, costs as much as any other.
 */
async function search(
  { row, found }: Before,
  lists: number,
  line: ScheduledYouTube,
  store: Store,
  now: number,
): Promise<readonly string[]> {
  const before = found?.ids ?? []
  const fresh = isDue(found, lists, now) ? await line.search(row) : undefined
  if (!fresh) return before
  const ids = fresh.length > 0 ? fresh : before
  await store.keep(lastSearchKey(row), { at: new Date(now).toISOString(), ids }, retentionSeconds)
  return ids
}

/** Each list gets its part of the day's searches, spread over the day. */
function isDue(found: LastSearch | undefined, lists: number, now: number): boolean {
  if (!found) return true
  const aDay = Math.max(1, Math.floor(searchQuota.scheduled / lists))
  return now - Date.parse(found.at) >= (daySeconds * 1000) / aDay
}

/** By id: what YouTube tells of a video, null for one that is gone. Ids of a call that failed are not there. */
async function detailsOf(ids: readonly string[], line: ScheduledYouTube): Promise<Map<string, Video | null>> {
  const known = new Map<string, Video | null>()
  for (let from = 0; from < ids.length; from += maxVideoIds) {
    const some = ids.slice(from, from + maxVideoIds)
    const videos = await line.details(some)
    if (!videos) continue
    for (const id of some) known.set(id, null)
    for (const video of videos) known.set(video.id, video)
  }
  return known
}
