import { job } from '#functions/lib/job.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { getDailyAiBudget } from '#functions/services/ai/daily-budget.ts'
import { getDailyBudgets } from '#functions/services/youtube-quota/charge.ts'
import { readBudgetUsed } from '#functions/store/limits.ts'
import type { BudgetName } from '#shared/metrics.ts'

interface Budget {
  readonly keys: readonly string[]
  readonly limit: number
}

/** Records how much of each daily budget is used, in whole percent, so that an alarm fires before one runs out. */
export const handler = job('jobs/watch-budgets', async () => {
  const { key, limit } = getDailyAiBudget()
  const budgets: Readonly<Record<BudgetName, Budget>> = { ...getDailyBudgets(), ai: { keys: [key], limit } }
  const percentages = await Promise.all(
    Object.entries(budgets).map(
      async ([name, { keys, limit }]) => [name, await readUsedPercent({ keys, limit })] as const,
    ),
  )
  for (const [name, percent] of percentages) recordMetric('budgetUsed', percent, {}, name)
  return Object.fromEntries(percentages)
})

/** Returns the used share in percent; 0 for an empty budget, because an operator who turns off the AI wants no alarm. */
async function readUsedPercent({ keys, limit }: Budget): Promise<number> {
  const used = await Promise.all(keys.map(readBudgetUsed))
  return limit > 0 ? Math.round((100 * used.reduce((sum, units) => sum + units, 0)) / limit) : 0
}
