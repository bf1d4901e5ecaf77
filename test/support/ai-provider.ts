import { beforeAll } from 'vitest'
import * as z from 'zod/mini'
import type { Fault } from '#infra/local/stubs/openai/openai.ts'
import type { AiFallbackReason } from '#shared/advisers.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Backend } from './backend.ts'

/**
 * Shortens the timeout of requests to the AI provider, so that tests can wait for it. Imports the client package first,
 * because on a busy machine that takes longer than the timeout. Call this before `setUpBackend`: the environment is
 * read once.
 */
export function setUpAiProvider(): void {
  beforeAll(async () => {
    process.env.AI_DEADLINE_MS = '1500'
    await import('openai')
  })
}

/** The reason that a user is shown for each failure of the AI provider, with the faults of the stub server that cause it. */
export const providerFailures: readonly (readonly [AiFallbackReason, readonly Fault[]])[] = [
  ['timeout', ['silence']],
  ['unauthorized', ['unauthorized']],
  ['busy', ['rateLimited', 'rateLimited']],
  ['failed', ['broken', 'broken']],
  ['failed', ['hangUp', 'hangUp']],
  ['failed', ['noModel']],
  ['refused', ['refusal']],
  ['truncated', ['truncated']],
  ['unusable', ['wrongSchema']],
  ['empty', ['empty']],
]

const SentRequest = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** Returns the last request to the provider. `data` is the JSON in its data tag. */
export function lastAiRequest(backend: Backend) {
  const { body = '', headers = {} } = backend.openai.requests.at(-1) ?? {}
  const { messages } = SentRequest.parse(JSON.parse(body))
  const [system = '', user = ''] = messages.map(({ content }) => content)
  const [, json = '{}'] = /^<data>(.*)<\/data>$/s.exec(user) ?? []
  return { body, headers, messages, system, user, data: z.record(z.string(), z.unknown()).parse(JSON.parse(json)) }
}

/**
 * Spends nearly all of the daily budget, or of the half for Free users. Set the clock to another day first, so that
 * other tests keep their budget.
 */
export async function exhaustDailyAiBudget(budget: 'ai' | 'free-ai' = 'ai'): Promise<void> {
  const { spendBudget } = await import('#functions/store/limits.ts')
  const key = `${budget}#${new Date().toISOString().slice(0, 10)}`
  const most = budget === 'ai' ? 1_000_000 : 500_000
  for (let units = most / 2; units > 1000; units /= 2)
    while (await spendBudget(key, Math.floor(units), most, Date.now() / 1000 + daySeconds));
}
