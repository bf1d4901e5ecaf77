import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { env } from '#functions/lib/env.ts'
import { periodAt } from '#functions/lib/period.ts'

/** The counters that the day's money is kept in (`functions/store/limits.ts`). */
export interface Budget {
  readonly take: (key: string, units: number, most: number, expiresAt: number) => Promise<boolean>
  readonly putBack: (key: string, units: number) => Promise<void>
}

/** Tokens that were used, as the provider counts them. */
interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
}

/** A price of US dollars a million tokens is one of micro-dollars a token. */
const costOf = ({ prompt_tokens, completion_tokens }: Usage): number =>
  Math.ceil(prompt_tokens * env('AI_PRICE_IN') + completion_tokens * env('AI_PRICE_OUT'))

/** The counter of today's money, and how much it has, in micro-dollars. */
export function getDailyAiBudget(now = Date.now()) {
  const { name, endsAt } = periodAt('day', now)
  return { key: `ai#${name}`, most: Math.floor(env('AI_DAILY_DOLLARS') * 1_000_000), endsAt }
}

/**
 * Takes the most that a question can cost out of the day's money: a token is a byte at least. `settle` puts back what it
 * did not cost: nothing of it where the provider `refused` by a status. Where nobody knows, as after a deadline, all counts. Throws ProviderFault `spent`.
 */
export async function reserveCost(
  { take, putBack }: Budget,
  { bytes, answerTokens, calls }: { bytes: number; answerTokens: number; calls: number },
) {
  const { key, most, endsAt } = getDailyAiBudget()
  const taken = calls * costOf({ prompt_tokens: bytes, completion_tokens: answerTokens })
  if (!(await take(key, taken, most, Math.ceil(endsAt / 1000)))) throw new AiProviderError('spent')
  return {
    settle: async (usage: Usage | undefined, refused: boolean): Promise<void> => {
      const cost = usage ? costOf(usage) : refused ? 0 : taken
      if (cost < taken) await putBack(key, taken - cost)
    },
  }
}
