import * as z from 'zod/mini'
import type { Fault } from '#infra/local/stubs/openai/openai.ts'
import type { AiAbsence } from '#shared/advisers.ts'
import type { Backend } from './backend.ts'

/** What can happen to a call of the AI provider, and the reason that its user is told. */
export const providerFailures: readonly (readonly [AiAbsence, readonly Fault[]])[] = [
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

const Sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** The last request that the provider was sent; `data` is what stands between the fences, of which there is one. */
export function lastAiRequest(backend: Backend) {
  const { body = '', headers = {} } = backend.openai.requests.at(-1) ?? {}
  const { messages } = Sent.parse(JSON.parse(body))
  const [system = '', user = ''] = messages.map(({ content }) => content)
  const [, fenced = '{}'] = /^<data>(.*)<\/data>$/s.exec(user) ?? []
  return { body, headers, messages, system, user, data: z.record(z.string(), z.unknown()).parse(JSON.parse(fenced)) }
}

/** Leaves next to nothing of the day's money, which a test then has to itself: it should have turned the clock. */
export async function exhaustDailyAiBudget(): Promise<void> {
  const { spendBudget: take } = await import('#functions/store/limits.ts')
  const key = `ai#${new Date().toISOString().slice(0, 10)}`
  for (let units = 500_000; units > 1000; units /= 2)
    while (await take(key, Math.floor(units), 1_000_000, Date.now() / 1000 + 86_400));
}
