import type { Rate } from '#shared/contract/endpoint.ts'
import { Failure } from './failure.ts'

/**
 * Adds one to the count of `key` and answers the new count; the count is forgotten at `expiresAt` (seconds since 1970).
 * Refuses with `unauthenticated`, counting nothing, where the account of user `userId` is being deleted.
 */
export type Counter = (key: string, expiresAt: number, userId?: string) => Promise<number>

/**
 * A fixed window per key: refuses with `too_many_requests` from the call that is over `rate.most`.
 * `key` names what is counted and for whom; `userId` is a caller who must not be one that is being deleted.
 */
export async function limit(count: Counter, rate: Rate, key: string, userId?: string): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / rate.seconds)
  const expiresAt = (window + 1) * rate.seconds
  if ((await count(`${key}#${window}`, expiresAt, userId)) > rate.most) throw new Failure('too_many_requests')
}

/** The same for whoever calls from an address, and for all of its network where `rate` says so. */
export async function limitAddress(count: Counter, rate: Rate, key: string, address: string): Promise<void> {
  await limit(count, rate, `${key}#address#${addressKey(address)}`)
  const { mostOfNetwork: most } = rate
  if (most !== undefined) await limit(count, { ...rate, most }, `${key}#network#${networkKey(address)}`)
}

const isIPv6 = (address: string) => address.includes(':')

/** One IPv4 address, or the /64 of an IPv6 address, since a household holds all of that. */
const addressKey = (address: string) => (isIPv6(address) ? prefixOf(address, 4) : address)

/** What one customer of a hoster may hold, and strangers behind one another share: a /24 of IPv4, a /48 of IPv6. */
const networkKey = (address: string) => (isIPv6(address) ? prefixOf(address, 3) : address.replace(/\.\d+$/, '.0/24'))

/** The first so many groups of an IPv6 address, written alike however the address is. */
function prefixOf(address: string, length: number): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return `${[...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, length).join(':')}::/${16 * length}`
}
