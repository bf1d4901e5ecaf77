import * as z from 'zod/mini'
import type { Rate } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { limits } from '#shared/tables.ts'
import { Failure } from './failure.ts'
import { changeItem, defineTable } from './table.ts'

const Counter = z.object({ used: z.number(), expiresAt: z.number() })
const table = defineTable(limits, Counter)

/**
 * Counts one call in a fixed window of `rate.seconds`. Throws Failure `code` once the window has more than `rate.max` calls. `key`
 * identifies the limit and the user or address. The update is atomic, so concurrent calls all count.
 */
export async function enforceRateLimit(rate: Rate, key: string, code: ErrorCode = 'too_many_requests'): Promise<void> {
  const now = Date.now() / 1000
  const window = Math.floor(now / rate.seconds)
  const end = (window + 1) * rate.seconds
  const counter = await changeItem(table, { key: `${key}#${window}` }, { add: { used: 1 }, set: { expiresAt: end } })
  if (!counter || counter.used > rate.max) throw new Failure(code, undefined, { retryAfter: Math.ceil(end - now) })
}

/** Enforces a rate limit for one caller address, and for its whole network if `rate.maxPerNetwork` is set. */
export async function enforceAddressRateLimit(rate: Rate, key: string, address: string): Promise<void> {
  await enforceRateLimit(rate, `${key}#address#${addressKey(address)}`)
  const { maxPerNetwork: max } = rate
  if (max !== undefined) await enforceRateLimit({ ...rate, max }, `${key}#network#${networkKey(address)}`)
}

const isIPv6 = (address: string) => address.includes(':')

/** An IPv4 address, or the /64 of an IPv6 address, since a household gets a whole /64. */
export const addressKey = (address: string) => (isIPv6(address) ? prefixOf(address, 4) : address)

/** The network that a single hosting customer may control: a /24 of IPv4, a /48 of IPv6. */
const networkKey = (address: string) => (isIPv6(address) ? prefixOf(address, 3) : address.replace(/\.\d+$/, '.0/24'))

/** The first `length` groups of an IPv6 address in a canonical form, as `2001:db8:0:0::/64`. */
function prefixOf(address: string, length: number): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, length).join(':')}::/${16 * length}`
}
