/**
 * Stub server for the YouTube Analytics API (`GET /v2/reports`), for the channels of accounts that granted access. Data
 * is two days behind and quota is counted per Pacific day, as at YouTube.
 * Leaves out: content owners, groups, filters, sorting except of videos by views, most dimensions and metrics (400, as for any unsupported
 * combination).
 */

import type { IncomingMessage, RequestListener } from 'node:http'
import { pacificDate } from '#functions/lib/period.ts'
import { addDays } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import type { Grants } from '../google/grants.ts'
import type { JsonResponse } from '../json-response.ts'
import { listChannelVideos } from './channel-videos.ts'
import { formats, getDailyFigures, type Metric, metrics } from './daily-figures.ts'
import {
  type ApiError,
  analyticsScope,
  apiError,
  type Fault,
  faults,
  invalidCredentials,
  noSuchMethod,
  parseBearerToken,
  quotaExceeded,
  respond,
  scopeInsufficient,
} from './responses.ts'

export interface AnalyticsStub {
  readonly listener: RequestListener
  /** The query of every call so far. */
  readonly calls: readonly string[]
  /** Makes the next calls fail, one after the other. Failed calls count toward the quota. */
  failNext(...next: readonly Fault[]): void
}

interface AnalyticsOptions {
  readonly grants: Pick<Grants, 'readAccessToken'>
  /** Quota: calls per day. */
  readonly units?: number
}

/** Creates the Analytics API for the accounts of `grants`. It refuses calls beyond `units` per day. */
export function createAnalyticsStub({ grants, units = 100_000 }: AnalyticsOptions): AnalyticsStub {
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: Fault[] = []

  function answer({ method, url = '/', headers }: IncomingMessage): JsonResponse | Fault {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    if (method !== 'GET' || pathname !== '/v2/reports') return noSuchMethod
    calls.push(query.toString())
    const bearer = grants.readAccessToken(parseBearerToken(headers.authorization) ?? '')
    if (bearer === 'invalid') return invalidCredentials
    if (!bearer.scopes.includes(analyticsScope)) return scopeInsufficient
    const today = pacificDate()
    const spentToday = spent.get(today) ?? 0
    spent.set(today, spentToday + 1)
    const fault = queue.shift()
    if (fault) return fault
    if (spentToday >= units) return quotaExceeded
    if (!bearer.account.channelId) return faults.forbidden
    const result = queryReport(query, bearer.account.channelId, today)
    return 'status' in result ? result : { status: 200, body: result }
  }

  return {
    listener: (request, response) => respond(answer(request), response),
    calls,
    failNext: (...next) => void queue.push(...next),
  }
}

/** How many days YouTube's data is behind. */
const lagDays = 2
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The supported dimensions. YouTube refuses most combinations too. */
const groupings = ['', 'day', 'creatorContentType', 'day,creatorContentType', 'video']
/** A report by video has to be sorted and limited (developers.google.com/youtube/analytics/channel_reports, top videos). */
const maxVideoRows = 200

const missing = (name: string) =>
  apiError(400, 'global', 'required', `Required parameter: ${name}`, { status: 'INVALID_ARGUMENT' })
const invalid = (name: string, value: string) =>
  apiError(400, 'global', 'badRequest', `Invalid value '${value}' for ${name}.`, { status: 'INVALID_ARGUMENT' })

/**
 * `reports.query` for a channel's owner. `today` is the Pacific date. Returns rows in the order of dimensions and
 * metrics, and no `rows` field if there is no data.
 */
function queryReport(query: URLSearchParams, channelId: string, today: string): object | ApiError {
  const report = readQuery(query, channelId)
  if ('status' in report) return report
  const dimensions = report.grouping.split(',').filter(Boolean)
  if (report.grouping === 'video') return toTable(dimensions, report.metrics, listVideoRows(report, channelId, today))
  const groups = new Map<string, { key: string[]; sums: number[] }>()
  for (const day of listDays(report, addDays(today, -lagDays)))
    for (const format of formats) {
      const figures = getDailyFigures(channelId, day, format)
      if (!figures) continue
      const key = dimensions.map((dimension) => (dimension === 'day' ? day : format))
      const group = groups.get(key.join()) ?? { key, sums: report.metrics.map(() => 0) }
      groups.set(key.join(), {
        key,
        sums: group.sums.map((sum, index) => sum + figures[report.metrics[index] as Metric]),
      })
    }
  const rows = [...groups.values()].map(({ key, sums }) => [...key, ...sums])
  return toTable(dimensions, report.metrics, rows)
}

const toTable = (dimensions: readonly string[], metrics: readonly string[], rows: readonly (string | number)[][]) => ({
  kind: 'youtubeAnalytics#resultTable',
  columnHeaders: [
    ...dimensions.map((name) => ({ name, columnType: 'DIMENSION', dataType: 'STRING' })),
    ...metrics.map((name) => ({ name, columnType: 'METRIC', dataType: 'INTEGER' })),
  ],
  ...(rows.length > 0 ? { rows } : {}),
})

/**
 * Returns a row for each video, most views first: the views that its public count gained in the period, and the channel's
 * other figures in proportion.
 */
function listVideoRows(wanted: Wanted, channelId: string, today: string): (string | number)[][] {
  const { from, to, metrics, limit } = wanted
  const lastDay = addDays(today, -lagDays)
  const days = listDays(wanted, lastDay)
  const sumOf = (metric: Metric) =>
    days
      .flatMap((day) => formats.map((format) => getDailyFigures(channelId, day, format)?.[metric] ?? 0))
      .reduce((sum, count) => sum + count, 0)
  const totalViews = sumOf('views')
  if (totalViews === 0) return []
  const perView = metrics.map((metric) => (metric === 'views' ? 1 : sumOf(metric) / totalViews))
  const countViews = (day: string) =>
    new Map(listChannelVideos(channelId, Date.parse(day)).map(({ id, views = 0 }) => [id, views]))
  const before = countViews(from)
  return [...countViews(addDays(to < lastDay ? to : lastDay, 1))]
    .map(([id, views]) => ({ id, gained: views - (before.get(id) ?? 0) }))
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => b.gained - a.gained)
    .slice(0, limit)
    .map(({ id, gained }) => [id, ...perView.map((ratio) => Math.round(gained * ratio))])
}

interface Wanted {
  readonly from: string
  readonly to: string
  readonly metrics: readonly Metric[]
  readonly grouping: string
  readonly limit: number
}

function readQuery(query: URLSearchParams, channelId: string): Wanted | ApiError {
  for (const name of ['ids', 'startDate', 'endDate', 'metrics']) if (!query.get(name)) return missing(name)
  const parameter = (name: string) => query.get(name) ?? ''
  if (!['channel==MINE', `channel==${channelId}`].includes(parameter('ids'))) return faults.forbidden
  const [from, to] = [parameter('startDate'), parameter('endDate')]
  for (const [name, day] of [
    ['startDate', from],
    ['endDate', to],
  ] as const)
    if (!dayPattern.test(day)) return invalid(name, day)
  if (from > to) return invalid('endDate', to)
  const names = parameter('metrics').split(',')
  if (names.some((name) => /revenue|cpm|monetized/i.test(name))) return faults.forbidden
  const isKnown = (name: string): name is Metric => metrics.some((metric) => metric === name)
  if (!names.every(isKnown) || !groupings.includes(parameter('dimensions'))) return faults.notSupported
  const limit = Number(parameter('maxResults'))
  const isTop = parameter('sort') === '-views' && limit >= 1 && limit <= maxVideoRows
  if (parameter('dimensions') === 'video' && !isTop) return faults.notSupported
  return { from, to, metrics: names.filter(isKnown), grouping: parameter('dimensions'), limit }
}

function listDays({ from, to }: Wanted, lastDay: string): string[] {
  const count = Math.min(1000, (Date.parse(to) - Date.parse(from)) / dayMs)
  return Array.from({ length: count + 1 }, (_, index) => addDays(from, index)).filter((day) => day <= lastDay)
}
