import * as z from 'zod/mini'
import { getCached, putCached } from '#functions/store/cache.ts'

/** What the job asks YouTube about a channel. */
type Question = 'describe' | 'list'

/**
 * How long a channel waits, in seconds: a day where YouTube does not know it or rejects the call, an hour where it did not respond.
 * Otherwise channels that vanished would be asked about in every run, and use up the units of all others.
 */
const waits = { refused: 86_400, busy: 3600 } as const
/** How many waits are read at the same time. */
const batchSize = 50

const HeldBack = z.literal(true)
const keyOf = (question: Question, channelId: string) => `held-back#${question}#${channelId}`

/** Notes that a question about a channel had no result, so that it is not asked again for a while. */
export const holdBack = (question: Question, channelId: string, why: keyof typeof waits, now: number): Promise<void> =>
  putCached(keyOf(question, channelId), true, waits[why], now)

/** Whether a question about a channel waits. */
export const isHeldBack = async (question: Question, channelId: string, now: number): Promise<boolean> =>
  (await getCached(keyOf(question, channelId), HeldBack, now)) ?? false

/** Returns the channels about which a question does not wait, in their order. */
export async function withoutHeldBack(question: Question, ids: readonly string[], now: number): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize)
    const waiting = await Promise.all(batch.map((id) => isHeldBack(question, id, now)))
    found.push(...batch.filter((_, place) => !waiting[place]))
  }
  return found
}
