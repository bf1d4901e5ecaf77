import type { TokenUsage } from '#functions/clients/ai/completion.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { periodAt } from '#functions/lib/period.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'

/** Returns a cost in micro-dollars, rounded up: a price in dollars per million tokens is one in micro-dollars per token. */
const costOf = ({ prompt_tokens, completion_tokens }: TokenUsage): number =>
  Math.ceil(prompt_tokens * env('AI_PRICE_IN') + completion_tokens * env('AI_PRICE_OUT'))

/** Returns today's budget for AI: its key in the table `limits`, its cap in micro-dollars, its end in milliseconds since 1970. */
export function getDailyAiBudget(now = Date.now()) {
  const { name, endsAt } = periodAt('day', now)
  return { key: `ai#${name}`, most: Math.floor(env('AI_DAILY_DOLLARS') * 1_000_000), endsAt }
}

/**
 * Reserves the most that requests can cost from today's budget, counting one token per input byte. Throws AiProviderError
 * `spent` where the budget has less left.
 *
 * `refundUnused` returns what was not spent: all but the cost of `usage`, everything where the provider rejected the
 * request, and nothing where the cost is unknown, for example after a timeout.
 */
export async function reserveCost(most: { inputBytes: number; outputTokens: number; requests: number }) {
  const budget = getDailyAiBudget()
  const reserved = most.requests * costOf({ prompt_tokens: most.inputBytes, completion_tokens: most.outputTokens })
  const isReserved = await spendBudget(budget.key, reserved, budget.most, toEpochSeconds(budget.endsAt))
  if (!isReserved) throw new AiProviderError('budget_spent')
  return {
    refundUnused: async (usage: TokenUsage | undefined, wasRejected: boolean): Promise<void> => {
      const cost = usage ? costOf(usage) : wasRejected ? 0 : reserved
      if (cost < reserved) await refundBudget(budget.key, reserved - cost)
    },
  }
}
