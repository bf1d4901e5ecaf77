import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { absent, atMost } from '#functions/lib/expression.ts'
import { newId } from '#functions/lib/id.ts'
import { defineTable, updateItem } from '#functions/lib/table.ts'
import { limits } from '#shared/tables.ts'

const table = defineTable(limits, z.object({ holder: z.string(), expiresAt: z.int() }))

/** The exclusive right to do something. */
export interface Lease {
  /** Ends the lease. Does nothing if it has expired and belongs to another holder. */
  readonly release: () => Promise<void>
}

/** Acquires a lease for at most `seconds`. Returns undefined while another holder has it. */
export async function acquireLease(name: string, seconds: number, now = Date.now()): Promise<Lease | undefined> {
  const holder = newId()
  const key = { key: `lease#${name}` }
  const at = toEpochSeconds(now)
  const free = [{ holder: absent }, { expiresAt: atMost(at) }]
  if (!(await updateItem(table, key, { set: { holder, expiresAt: at + seconds } }, free))) return undefined
  return { release: async () => void (await updateItem(table, key, { set: { expiresAt: 0 } }, { holder })) }
}

/** How often, and by default for how long, {@link waitForLease} tries. In milliseconds. */
const pollMs = 250
const pollLimitMs = 15_000

/** Acquires a lease like {@link acquireLease}, waiting while another holder has it. Returns undefined after `limitMs`. */
export async function waitForLease(
  name: string,
  seconds: number,
  limitMs: number = pollLimitMs,
): Promise<Lease | undefined> {
  for (let waited = 0; waited < limitMs; waited += pollMs) {
    const lease = await acquireLease(name, seconds)
    if (lease) return lease
    await wait(pollMs)
  }
  return undefined
}
