import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { absent, atLeast, atMost } from '#functions/lib/expression.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { changeItem, defineTable, getItem, updateItem } from '#functions/lib/table.ts'
import { limits } from '#shared/tables.ts'

/** Caps per user and day. */
export type DailyCap =
  | 'access-mails'
  | 'ai-requests'
  | 'analysis-mails'
  | 'drafts'
  | 'thumbnails'
  | 'unscored-analyses'
  | 'uploads'
  | 'versions'
  | 'webhook-events'

const Counter = z.object({ used: z.number() })
const table = defineTable(limits, Counter)

/**
 * Spends `units` of a budget of `max` units, which expires at `expiresAt` (seconds since 1970). Returns how many of the
 * budget are spent then. If fewer than `units` are left, spends nothing and returns undefined. Uses a single
 * conditional update, so that concurrent calls never overspend the budget.
 */
export async function spendAndCount(
  key: string,
  units: number,
  max: number,
  expiresAt: number,
): Promise<number | undefined> {
  // Needed because the condition always holds for a budget that does not exist yet.
  if (units > max) return undefined
  const change = { add: { used: units }, set: { expiresAt } }
  return (await changeItem(table, { key }, change, [{ used: absent }, { used: atMost(max - units) }]))?.used
}

/** Spends like {@link spendAndCount}. Returns whether it did. */
export const spendBudget = async (...budget: Parameters<typeof spendAndCount>): Promise<boolean> =>
  (await spendAndCount(...budget)) !== undefined

/**
 * Spends `units` of a user's cap of `max` units for today. Returns the key of its budget, for {@link refundBudget}. If
 * fewer than `units` are left, spends nothing and returns undefined.
 */
export async function spendDailyCap(
  cap: DailyCap,
  userId: string,
  max: number,
  units = 1,
): Promise<string | undefined> {
  const { name, endsAt } = periodAt('day', Date.now())
  const key = `${cap}#${pseudonymize(userId)}#${name}`
  return (await spendBudget(key, units, max, toEpochSeconds(endsAt))) ? key : undefined
}

/** Returns how many units of a budget have been spent. */
export const readBudgetUsed = async (key: string): Promise<number> =>
  (await getItem(table, { key }, { as: Counter, eventual: true }))?.used ?? 0

/** Refunds units that {@link spendBudget} spent. Does nothing if the budget has expired. */
export async function refundBudget(key: string, units: number): Promise<void> {
  await updateItem(table, { key }, { add: { used: -units } }, { used: atLeast(units) })
}
