import { functionNames, secretsOf } from '#infra/access.ts'
import { budgetNames, metrics } from '#shared/metrics.ts'
import { meterNames } from '#shared/plans.ts'
import { type Action, type Counts, profile, reportsPerMonth } from './cost-actions.ts'
import { duePerMonth, type JobCounts } from './cost-jobs.ts'
import type { Count } from './cost-meters.ts'
import { prices, units } from './cost-prices.ts'

export const daysPerMonth = 30

/** Fixed costs per month: alarms and metrics of `infra/stack/monitoring.ts`, secrets, the tokens' key. */
const fixed: Count = {
  alarms: 6 + budgetNames.length + 2,
  // Each value of a dimension is a metric of its own. About a dozen error codes occur.
  metrics: Object.keys(metrics).length + budgetNames.length + meterNames.length + 12,
  secrets: new Set(functionNames.flatMap(secretsOf)).size,
  keys: 1,
}

/** Returns what a number of active users and the jobs use in a month. */
export function monthOf(users: number, counts: Counts, jobs: JobCounts): Required<Record<keyof Count, number>> {
  const sums: Record<string, number> = { ...fixed, monthlyUsers: users }
  const add = (count: Count, times: number) => {
    for (const [unit, amount] of Object.entries(count)) sums[unit] = (sums[unit] ?? 0) + amount * times
  }
  for (const [action, times] of Object.entries(profile) as [Action, number][]) add(counts[action], users * times)
  add({ mails: reportsPerMonth }, users)
  add(jobs.day, daysPerMonth)
  add(jobs.account, users * daysPerMonth)
  for (const [job, times] of Object.entries(duePerMonth) as [keyof typeof duePerMonth, number][])
    add(jobs.item[job], users * times)
  return sums as Required<Record<keyof Count, number>>
}

/** One line of the bill: a service with its metered amounts. */
export interface Line {
  readonly service: string
  readonly parts: readonly { readonly unit: string; readonly amount: number }[]
  /** US dollars after and before the monthly free tier. */
  readonly dollars: number
  readonly gross: number
}

export function billOf(month: Count): Line[] {
  const lines = new Map<string, Line>()
  for (const key of units) {
    const { service, unit, dollars, ...rest } = prices[key]
    const free = 'free' in rest ? rest.free : 0
    const amount = month[key] ?? 0
    const { parts, ...sum } = lines.get(service) ?? { parts: [], dollars: 0, gross: 0 }
    lines.set(service, {
      service,
      parts: [...parts, { unit, amount }],
      dollars: sum.dollars + Math.max(0, amount - free) * dollars,
      gross: sum.gross + amount * dollars,
    })
  }
  return [...lines.values()]
}
