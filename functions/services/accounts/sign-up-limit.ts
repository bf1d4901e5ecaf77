import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'

/**
 * Sign-ups per hour with addresses at one domain. Anybody can have any number of addresses at a domain of their own. The
 * limit for a large provider is far above its share of our sign-ups: reaching it refuses everybody who uses that provider.
 */
const maxPerHour = { largeProvider: 1000, other: 20 }

/** Providers that give thousands of people an address each. */
const largeProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com'],
  ...['outlook.com', 'outlook.es', 'outlook.fr', 'hotmail.com', 'hotmail.es', 'hotmail.fr', 'hotmail.co.uk'],
  ...['live.com', 'live.fr', 'msn.com', 'yahoo.com', 'yahoo.es', 'yahoo.fr', 'yahoo.co.uk', 'yahoo.com.mx'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'gmx.de', 'gmx.net', 'web.de', 't-online.de'],
])

/** Endings such as `co.uk`, below which everybody can register a domain. */
const publicEnding = /(?:^|\.)(?:ac|co|com|edu|gob|gouv|gov|ne|net|or|org)\.[a-z]{2}$/

/** Returns the part of a domain that its owner registered: two labels, or three below an ending such as `co.uk`. */
const toRegistered = (domain: string): string =>
  domain
    .split('.')
    .slice(publicEnding.test(domain) ? -3 : -2)
    .join('.')

/**
 * Counts a sign-up. Throws Failure `too_many_requests` when this hour has had too many with addresses at the same domain,
 * of which subdomains are a part. Sign-ups that fail later count too.
 */
export async function limitSignUps(address: string): Promise<void> {
  const domain = toRegistered(address.slice(address.lastIndexOf('@') + 1).toLowerCase())
  const max = largeProviders.has(domain) ? maxPerHour.largeProvider : maxPerHour.other
  await enforceRateLimit({ max, seconds: 3600 }, `sign-up-domain#${pseudonymize(domain)}`)
}
