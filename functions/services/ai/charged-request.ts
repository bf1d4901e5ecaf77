import { isAiConfigured } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { refundUnit, type SpentUnit, trySpendUnit } from '#functions/store/usage.ts'
import type { AiAbsence } from '#shared/advisers.ts'
import type { MeterName, PlanName } from '#shared/plans.ts'

/** Using the same unit again is free, so a unit pays for this many responses and no more. */
const responsesPerUnit = 3

/** What came of charging a user for a response: a function that refunds the charge, or the reason nothing was charged. */
export type Charge = (() => Promise<void>) | AiAbsence

/** Charges one of the responses that a spent unit pays for. A refund also returns the unit, if this call spent it. */
export async function chargeResponse({ unit, receipt }: SpentUnit): Promise<Charge> {
  const key = `answers#${pseudonymize(unit.userId)}#${unit.meter}#${unit.id}`
  if (!(await spendBudget(key, 1, responsesPerUnit, toEpochSeconds(unit.endsAt)))) return 'answered_enough'
  return async () => {
    await refundUnit(receipt)
    await refundBudget(key, 1)
  }
}

/** Spends a unit of a meter for `id`, unless that id has been paid for, and charges one of its responses. */
export async function chargeUnitAndResponse(
  userId: string,
  meter: MeterName,
  plan: PlanName,
  id: string,
): Promise<Charge> {
  const spent = await trySpendUnit(userId, meter, plan, id)
  return spent ? chargeResponse(spent) : 'no_units'
}

/**
 * Charges the user, then has the AI provider write. Returns the text, or the reason why there is none; the charge is
 * refunded then, and the caller uses the built-in adviser.
 */
export async function writeIfCharged<T>(
  charge: () => Promise<Charge>,
  write: () => Promise<T>,
): Promise<{ readonly text: T } | { readonly absence: AiAbsence }> {
  if (!isAiConfigured()) return { absence: 'not_configured' }
  const refund = await charge()
  if (typeof refund === 'string') return { absence: refund }
  try {
    return { text: await write() }
  } catch (error) {
    await refund()
    if (error instanceof AiProviderError) return { absence: error.absence }
    throw error
  }
}
