import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { userTokens } from '#shared/tables.ts'
import type { Backend } from './backend.ts'

const Line = z.looseObject({ message: z.string(), requestId: z.optional(z.unknown()), level: z.optional(z.unknown()) })

type TimeLeft = number | (() => number) | undefined

/** Delivers all queued messages, and returns how often a job logged each outcome. */
export async function deliver(
  backend: Backend,
  job: QueuedJobName,
  timeLeft?: TimeLeft,
): Promise<Record<string, number>> {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const before = info.mock.calls.length
  await backend.deliverMessages(timeLeft)
  const counts: Record<string, number> = {}
  for (const [text] of info.mock.calls.slice(before)) {
    const line = Line.parse(JSON.parse(`${text}`))
    if (line.message !== job) continue
    for (const [outcome, count] of Object.entries(line))
      if (typeof count === 'number') counts[outcome] = (counts[outcome] ?? 0) + count
  }
  return counts
}

/** Queues the work that is due, and delivers the messages. Returns how often a job logged each outcome. */
export async function runDueWork(
  backend: Backend,
  job: QueuedJobName,
  timeLeft?: TimeLeft,
): Promise<Record<string, number>> {
  await backend.invoke('jobs/queue-due-work', { jobs: [job] })
  return deliver(backend, job, timeLeft)
}

/** Removes the time at which work is due from all tokens, as if an earlier release had written them. */
export async function unindexTokens(): Promise<void> {
  const { defineTable, scanPages, updateItem } = await import('#functions/lib/table.ts')
  const table = defineTable(userTokens, z.object({ user_id: z.string() }))
  for await (const page of scanPages(table))
    for (const key of page) await updateItem(table, key, { remove: ['reachAt', 'dueShard'] })
}
