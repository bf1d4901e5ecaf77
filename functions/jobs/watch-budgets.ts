import { job } from '#functions/lib/job.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { getDailyAiBudget } from '#functions/services/ai/daily-budget.ts'
import { dailyBudgets } from '#functions/services/youtube-quota/charge.ts'
import { readBudgetUsed } from '#functions/store/limits.ts'
import type { BudgetName } from '#shared/metrics.ts'

interface Budget {
  readonly keys: readonly string[]
  readonly most: number
}

/** Reports how much of each daily budget is used, in whole per cent, so that an alarm can ring before one ends. */
export const handler = job('jobs/watch-budgets', async () => {
  const { key, most } = getDailyAiBudget()
  const budgets: Readonly<Record<BudgetName, Budget>> = { ...dailyBudgets(), ai: { keys: [key], most } }
  const shares = await Promise.all(
    Object.entries(budgets).map(async ([name, { keys, most }]) => [name, await shareOf({ keys, most })] as const),
  )
  for (const [name, share] of shares) recordMetric('budgetUsed', share, {}, name)
  return Object.fromEntries(shares)
})

/** Of a budget of nothing, nothing is used: whoever gives the AI no money wants no alarm of it. */
async function shareOf({ keys, most }: Budget): Promise<number> {
  const used = await Promise.all(keys.map(readBudgetUsed))
  return most > 0 ? Math.round((100 * used.reduce((sum, each) => sum + each, 0)) / most) : 0
}
