import type { Details } from '../api/details.ts'
import { idsPerCall } from '../api/videos.ts'
import { searchQuota } from '../quota.ts'
import { type Histories, KeptList, listKey, NoChart, noChartKey, type TrendStore } from './kept.ts'
import { Line } from './line.ts'
import { mayHaveChart, type Row, rows } from './topics.ts'
import { writeList } from './write.ts'

const daySeconds = 86_400

type Store = TrendStore & Histories

/** A list as it was before this run. */
interface Before {
  readonly row: Row
  readonly list: KeptList | undefined
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
  const line = new Line(store.take, now)
  const all = await Promise.all(rows.map((row) => read(row, store)))
  const charts = await refreshCharts(all, line, store, goOn, now)
  // A chart that turned out not to exist is searched for in the same run.
  const missing = all.filter(({ row, searched }) => searched || charts.none.has(row))
  const searches = await refreshSearches(missing, line, store, goOn, now)
  return { charts: charts.written, searches, kept: rows.length - charts.written - searches }
}

async function read(row: Row, store: TrendStore): Promise<Before> {
  const [list, noChart] = await Promise.all([
    store.getCached(listKey(row), KeptList),
    store.getCached(noChartKey(row), NoChart),
  ])
  return { row, list, searched: !mayHaveChart(row) || noChart !== undefined }
}

async function refreshCharts(all: readonly Before[], line: Line, store: Store, goOn: () => boolean, now: number) {
  const none = new Set<Row>()
  let written = 0
  for (const { row, list, searched } of all) {
    if (searched || !goOn()) continue
    const videos = await line.chart(row)
    if (videos === 'none') {
      none.add(row)
      await store.keep(noChartKey(row), { none: true }, daySeconds)
    } else if (videos) {
      await writeList(row, { source: 'chart' }, videos, list, store, now)
      written += 1
    }
  }
  return { none, written }
}

async function refreshSearches(
  all: readonly Before[],
  line: Line,
  store: Store,
  goOn: () => boolean,
  now: number,
): Promise<number> {
  const found: { before: Before; ids: readonly string[]; searchedAt: string }[] = []
  for (const before of all) {
    const { row, list } = before
    const fresh = isDue(list, all.length, now) ? await line.search(row) : undefined
    if (fresh?.length) found.push({ before, ids: fresh, searchedAt: new Date(now).toISOString() })
    else if (list?.searchedAt) found.push({ before, ids: list.videos.map(({ id }) => id), searchedAt: list.searchedAt })
  }
  const details = await detailsOf([...new Set(found.flatMap(({ ids }) => ids))], line)
  let written = 0
  for (const { before, ids, searchedAt } of found) {
    if (!goOn() || ids.some((id) => !details.has(id))) continue
    const videos = ids.flatMap((id) => details.get(id) ?? [])
    if (videos.length === 0) continue
    await writeList(before.row, { source: 'search', searchedAt }, videos, before.list, store, now)
    written += 1
  }
  return written
}

/** Each list gets its part of the day's searches, spread over the day. */
function isDue(list: KeptList | undefined, lists: number, now: number): boolean {
  if (!list?.searchedAt) return true
  const aDay = Math.max(1, Math.floor(searchQuota.scheduled / lists))
  return now - Date.parse(list.searchedAt) >= (daySeconds * 1000) / aDay
}

/** By id: what YouTube tells of a video, null for one that is gone. Ids of a call that failed are not there. */
async function detailsOf(ids: readonly string[], line: Line): Promise<Map<string, Details | null>> {
  const known = new Map<string, Details | null>()
  for (let from = 0; from < ids.length; from += idsPerCall) {
    const some = ids.slice(from, from + idsPerCall)
    const videos = await line.details(some)
    if (!videos) continue
    for (const id of some) known.set(id, null)
    for (const video of videos) known.set(video.id, video)
  }
  return known
}
