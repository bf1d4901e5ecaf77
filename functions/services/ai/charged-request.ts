import { isAiConfigured } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { confirmUnit, refundUnit, type SpentUnit, trySpendUnit } from '#functions/store/usage.ts'
import type { AiFallbackReason } from '#shared/advisers.ts'
import type { Asker } from './asker.ts'

/** The maximum number of responses that a unit pays for. Using the same unit again is free. */
const responsesPerUnit = 3

/** A charge for a response. */
interface Charge {
  /** Makes the charge final. Returns false if another request was refunded the unit in the meantime and no unit is left. */
  readonly confirm: () => Promise<boolean>
  readonly refund: () => Promise<void>
}

/** Charges a unit, whatever the number of its responses. */
export const chargeUnit = (spent: SpentUnit): Charge => ({
  confirm: () => confirmUnit(spent),
  refund: () => refundUnit(spent.receipt),
})

/** Charges one of the responses that a spent unit pays for. A refund also returns the unit, if this call spent it. */
export async function chargeResponse(spent: SpentUnit): Promise<Charge | AiFallbackReason> {
  const { userId, key: meter, id, endsAt } = spent.unit
  const key = `answers#${pseudonymize(userId)}#${meter.meter}#${id}`
  if (!(await spendBudget(key, 1, responsesPerUnit, toEpochSeconds(endsAt)))) return 'draft_limit_reached'
  const { confirm, refund } = chargeUnit(spent)
  return {
    confirm,
    refund: async () => {
      await refund()
      await refundBudget(key, 1)
    },
  }
}

/** Spends a unit of the meter `insights` for `id`, unless it is already paid for, and charges one of its responses. */
export async function chargeInsight({ userId, plan }: Asker, id: string): Promise<Charge | AiFallbackReason> {
  const spent = await trySpendUnit(userId, 'insights', plan, id)
  if (!spent) return 'no_units'
  const charge = await chargeResponse(spent)
  if (typeof charge === 'string') await refundUnit(spent.receipt)
  return charge
}

/**
 * Charges the user, then has the AI provider write. Returns the text, or the reason why there is none. Without a text, the charge is
 * refunded and the caller uses the built-in adviser. No text is returned without a charge, even if another request that shares the unit
 * fails at the same time.
 */
export async function writeIfCharged<T>(
  requestCharge: () => Promise<Charge | AiFallbackReason>,
  write: () => Promise<T>,
): Promise<{ readonly text: T } | { readonly fallbackReason: AiFallbackReason }> {
  if (!isAiConfigured()) return { fallbackReason: 'not_configured' }
  const charge = await requestCharge()
  if (typeof charge === 'string') return { fallbackReason: charge }
  try {
    const text = await write()
    if (await charge.confirm()) return { text }
  } catch (error) {
    await charge.refund()
    if (error instanceof AiProviderError) return { fallbackReason: error.fallbackReason }
    throw error
  }
  await charge.refund()
  return { fallbackReason: 'no_units' }
}
