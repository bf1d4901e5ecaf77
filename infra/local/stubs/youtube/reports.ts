import { type ApiError, apiError, faults } from './errors.ts'
import { formats, getDailyFigures, type Metric, metrics } from './series.ts'

/** How many days YouTube's counting is behind. */
const lagDays = 2
const dayMs = 86_400_000
const Day = /^\d{4}-\d{2}-\d{2}$/

/** The groupings that are supported here; any other mix is refused, as most are. */
const groupings = ['', 'day', 'creatorContentType', 'day,creatorContentType']

const missing = (name: string) =>
  apiError(400, 'global', 'required', `Required parameter: ${name}`, { status: 'INVALID_ARGUMENT' })
const invalid = (name: string, value: string) =>
  apiError(400, 'global', 'badRequest', `Invalid value '${value}' for ${name}.`, { status: 'INVALID_ARGUMENT' })

/**
 * `reports.query` for a channel's owner, `today` being the Pacific day: rows in the order of dimensions and metrics,
 * and no `rows` at all where there is nothing to count.
 */
export function queryReport(query: URLSearchParams, channelId: string, today: string): object | ApiError {
  const wanted = readQuery(query, channelId)
  if ('status' in wanted) return wanted
  const dimensions = wanted.grouping.split(',').filter(Boolean)
  const groups = new Map<string, { key: string[]; sums: number[] }>()
  for (const day of daysBetween(wanted.from, wanted.to).filter((one) => one <= addDays(today, -lagDays)))
    for (const format of formats) {
      const figures = getDailyFigures(channelId, day, format)
      if (!figures) continue
      const key = dimensions.map((dimension) => (dimension === 'day' ? day : format))
      const group = groups.get(key.join()) ?? { key, sums: wanted.metrics.map(() => 0) }
      groups.set(key.join(), { key, sums: group.sums.map((sum, at) => sum + figures[wanted.metrics[at] as Metric]) })
    }
  const rows = [...groups.values()].map(({ key, sums }) => [...key, ...sums])
  return {
    kind: 'youtubeAnalytics#resultTable',
    columnHeaders: [
      ...dimensions.map((name) => ({ name, columnType: 'DIMENSION', dataType: 'STRING' })),
      ...wanted.metrics.map((name) => ({ name, columnType: 'METRIC', dataType: 'INTEGER' })),
    ],
    ...(rows.length > 0 ? { rows } : {}),
  }
}

function readQuery(query: URLSearchParams, channelId: string) {
  for (const name of ['ids', 'startDate', 'endDate', 'metrics']) if (!query.get(name)) return missing(name)
  const given = (name: string) => query.get(name) ?? ''
  if (!['channel==MINE', `channel==${channelId}`].includes(given('ids'))) return faults.forbidden
  const [from, to] = [given('startDate'), given('endDate')]
  for (const [name, day] of [
    ['startDate', from],
    ['endDate', to],
  ] as const)
    if (!Day.test(day)) return invalid(name, day)
  if (from > to) return invalid('endDate', to)
  const names = given('metrics').split(',')
  if (names.some((name) => /revenue|cpm|monetized/i.test(name))) return faults.forbidden
  const isKnown = (name: string): name is Metric => metrics.some((metric) => metric === name)
  if (!names.every(isKnown) || !groupings.includes(given('dimensions'))) return faults.notSupported
  return { from, to, metrics: names.filter(isKnown), grouping: given('dimensions') }
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.min(1000, (Date.parse(to) - Date.parse(from)) / dayMs)
  return Array.from({ length: count + 1 }, (_, at) => addDays(from, at))
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
