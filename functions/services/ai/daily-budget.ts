import type { TokenUsage } from '#functions/clients/ai/completion.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { periodAt } from '#functions/lib/period.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import type { AiFallbackReason } from '#shared/advisers.ts'
import type { PlanName } from '#shared/plans.ts'

/** Returns a cost in micro-dollars, rounded up: a price in dollars per million tokens is one in micro-dollars per token. */
const costOf = ({ prompt_tokens, completion_tokens }: TokenUsage): number =>
  Math.ceil(prompt_tokens * env('AI_PRICE_IN') + completion_tokens * env('AI_PRICE_OUT'))

/** Returns today's budget for AI: its key in the table `limits`, its cap in micro-dollars, its end in milliseconds since 1970. */
export function getDailyAiBudget() {
  const { name, endsAt } = periodAt('day', Date.now())
  return { key: `ai#${name}`, limit: Math.floor(env('AI_DAILY_DOLLARS') * 1_000_000), endsAt }
}

/**
 * The share of the daily budget that Free users can spend together. Anybody can create many free accounts, and they must not
 * leave paying users without AI.
 */
const freeShare = 0.5

/** A budget to spend from, and the reason shown to the user when too little is left. */
interface Source {
  readonly key: string
  readonly limit: number
  readonly reason: AiFallbackReason
}

/** Returns the budgets that pay for a plan's requests. Each is charged the whole cost. */
function sourcesFor(plan: PlanName): { readonly sources: readonly Source[]; readonly expiresAt: number } {
  const { key, limit, endsAt } = getDailyAiBudget()
  const free = { key: `free-${key}`, limit: Math.floor(limit * freeShare), reason: 'free_budget_spent' } as const
  const all = { key, limit, reason: 'budget_spent' } as const
  return { sources: plan === 'free' ? [free, all] : [all], expiresAt: toEpochSeconds(endsAt) }
}

/**
 * Reserves the maximum cost of requests from today's budget, counting one token per input byte. Throws AiProviderError `budget_spent` or
 * `free_budget_spent` if too little is left.
 *
 * `refundUnused` refunds what was not spent: all but the cost of `usage`, everything if the provider rejected the request, and nothing if
 * the cost is unknown, for example after a timeout.
 */
export async function reserveCost(plan: PlanName, max: { inputBytes: number; outputTokens: number; requests: number }) {
  const { sources, expiresAt } = sourcesFor(plan)
  const reserved = max.requests * costOf({ prompt_tokens: max.inputBytes, completion_tokens: max.outputTokens })
  const charged: string[] = []
  const refund = async (amount: number) => {
    for (const key of charged) await refundBudget(key, amount)
  }
  for (const source of sources) {
    if (await spendBudget(source.key, reserved, source.limit, expiresAt)) charged.push(source.key)
    else {
      await refund(reserved)
      throw new AiProviderError(source.reason)
    }
  }
  return {
    refundUnused: async (usage: TokenUsage | undefined, wasRejected: boolean): Promise<void> => {
      const cost = usage ? costOf(usage) : wasRejected ? 0 : reserved
      if (cost < reserved) await refund(reserved - cost)
    },
  }
}
