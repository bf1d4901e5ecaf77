import { toEpochSeconds } from '#functions/lib/database.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { refundUnit, type SpentUnit, trySpendUnit } from '#functions/store/usage.ts'
import type { MeterName, PlanName } from '#shared/plans.ts'

/** So many answers of the provider a unit buys: the same thing again costs nothing, and would ask without end. */
const answersAUnit = 3

/** How to give back what was paid for an answer that never came. */
type Refund = () => Promise<void>

/** Takes one of the answers that a unit buys, or says that it has bought them all. */
export async function takeAnswer({ unit, receipt }: SpentUnit): Promise<Refund | 'answered_enough'> {
  const key = `answers#${pseudonymize(unit.userId)}#${unit.meter}#${unit.id}`
  if (!(await spendBudget(key, 1, answersAUnit, toEpochSeconds(unit.endsAt)))) return 'answered_enough'
  return async () => {
    await refundUnit(receipt)
    await refundBudget(key, 1)
  }
}

/** Takes a unit for `id`, unless it is paid, and one of its answers; or says why neither is left. */
export async function payAnswer(
  userId: string,
  meter: MeterName,
  plan: PlanName,
  id: string,
): Promise<Refund | 'no_units' | 'answered_enough'> {
  const spending = await trySpendUnit(userId, meter, plan, id)
  return spending ? takeAnswer(spending) : 'no_units'
}
