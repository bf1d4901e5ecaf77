import type * as z from 'zod/mini'
import { maxRequests, requestCompletion } from '#functions/clients/ai/client.ts'
import { parseCompletion, readUsage, type TokenUsage } from '#functions/clients/ai/completion.ts'
import { AiProviderError, httpStatusOf, toFallbackReason } from '#functions/clients/ai/errors.ts'
import { buildRequest, maxOutputTokens, type Prompt } from '#functions/clients/ai/request.ts'
import { env } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import { maxAiRequestsPerDay } from '#shared/plans.ts'
import type { Asker } from './asker.ts'
import { reserveCost } from './daily-budget.ts'

/**
 * Has the AI provider write the output of a prompt. Counts the request toward the user's daily cap, reserves its maximum cost from the
 * operator's daily budget, and refunds the rest. Throws AiProviderError with the reason if there is no usable output.
 */
export async function generate<S extends z.ZodMiniType>(prompt: Prompt<S>, asker: Asker): Promise<z.output<S>> {
  const startedAt = Date.now()
  const isCounted = await spendDailyCap('ai-requests', asker.userId, maxAiRequestsPerDay[asker.plan])
  if (!isCounted) throw new AiProviderError('cap_reached')
  const reservation = await reserveCost(asker.plan, {
    inputBytes: Buffer.byteLength(JSON.stringify(buildRequest(prompt))),
    outputTokens: maxOutputTokens,
    requests: maxRequests,
  })
  let usage: TokenUsage | undefined
  let failure: unknown
  try {
    const completion = await requestCompletion(prompt)
    usage = readUsage(completion)
    return parseCompletion(prompt, completion)
  } catch (error) {
    failure = error
    throw new AiProviderError(toFallbackReason(error), { cause: error })
  } finally {
    const status = httpStatusOf(failure)
    // An error here would replace an output that is already paid for.
    await reservation
      .refundUnused(usage, status !== undefined)
      .catch((error: unknown) => log('error', 'ai budget not refunded', { error }))
    if (usage) {
      recordMetric('aiTokens', usage.prompt_tokens, { prompt: prompt.name }, 'asked')
      recordMetric('aiTokens', usage.completion_tokens, { prompt: prompt.name }, 'answered')
    }
    // The prompt and the output are never logged.
    log(failure ? 'warn' : 'info', 'ai', {
      prompt: prompt.name,
      model: env('AI_MODEL'),
      outcome: failure ? toFallbackReason(failure) : 'answered',
      status,
      promptTokens: usage?.prompt_tokens,
      outputTokens: usage?.completion_tokens,
      milliseconds: Date.now() - startedAt,
    })
  }
}
