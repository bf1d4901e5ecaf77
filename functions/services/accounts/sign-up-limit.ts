import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'

/**
 * Sign-ups per hour with addresses at one domain. Anybody can have any number of addresses at a domain of their own. The
 * limit for a large provider is far above its share of our sign-ups: reaching it refuses everybody who uses that provider.
 */
const maxPerHour = { largeProvider: 1000, other: 20 }

/** Providers that give thousands of people an address each, under the endings of many countries: `yahoo.de`, `hotmail.co.uk`. */
const worldwideProvider = /^(?:aol|gmx|hotmail|live|msn|outlook|yahoo|yandex|ymail|zoho)\.(?:com?\.)?[a-z]{2,3}$/

/** Such providers with one domain or a few. */
const largeProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['fastmail.com', 'hey.com', 'mail.com', 'att.net', 'bellsouth.net', 'charter.net', 'comcast.net', 'cox.net'],
  ...['sbcglobal.net', 'verizon.net', 'rogers.com', 'btinternet.com', 'sky.com', 'virginmedia.com', 'bigpond.com'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'neuf.fr', 'bbox.fr', 'laposte.net', 'telefonica.net', 'ono.com'],
  ...['web.de', 't-online.de', 'freenet.de', 'libero.it', 'virgilio.it', 'uol.com.br', 'bol.com.br', 'terra.com.br'],
  ...['qq.com', '163.com', '126.com', 'naver.com', 'daum.net', 'rediffmail.com', 'mail.ru', 'bk.ru', 'inbox.ru'],
  ...['list.ru', 'seznam.cz', 'wp.pl', 'o2.pl', 'interia.pl'],
])

const isLargeProvider = (domain: string) => worldwideProvider.test(domain) || largeProviders.has(domain)

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
  const max = isLargeProvider(domain) ? maxPerHour.largeProvider : maxPerHour.other
  await enforceRateLimit({ max, seconds: 3600 }, `sign-up-domain#${pseudonymize(domain)}`)
}
