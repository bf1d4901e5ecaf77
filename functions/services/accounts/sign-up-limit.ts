import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'

/**
 * The maximum number of sign-ups per hour with addresses at one domain. Above it, everyone at that domain is refused, so the limit for
 * large providers is far above their share of our sign-ups. A firewall limits each network address to 180 sign-ups an hour, so that one
 * host cannot block a domain. Without a firewall, only this limit bounds the emails to made-up addresses, so it is low. See decision 18.
 */
const maxPerHour = { behindFirewall: 1000, largeProvider: 1000, other: 20 }

/** Providers that give thousands of people an address each, under the endings of many countries: `yahoo.de`, `hotmail.co.uk`. */
const worldwideProvider = /^(?:aol|gmx|hotmail|live|msn|outlook|yahoo|yandex|ymail|zoho)\.(?:com?\.)?[a-z]{2,3}$/

/** Large providers with one or a few domains. */
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

/** Endings such as `co.uk`, under which anyone can register a domain. */
const publicEnding = /(?:^|\.)(?:ac|co|com|edu|gob|gouv|gov|ne|net|or|org)\.[a-z]{2}$/

/** Returns the part of a domain that its owner registered: two labels, or three under an ending such as `co.uk`. */
const toRegistered = (domain: string): string =>
  domain
    .split('.')
    .slice(publicEnding.test(domain) ? -3 : -2)
    .join('.')

/**
 * Counts a sign-up. Throws Failure `too_many_requests` when this hour has had too many with addresses at the same domain or its
 * subdomains. Sign-ups that fail later count too.
 */
export async function limitSignUps(address: string): Promise<void> {
  const domain = toRegistered(address.slice(address.lastIndexOf('@') + 1).toLowerCase())
  try {
    await enforceRateLimit({ max: maxFor(domain), seconds: 3600 }, `sign-up-domain#${pseudonymize(domain)}`)
  } catch (error) {
    if (error instanceof Failure) recordMetric('refusedSignUps', 1, {})
    throw error
  }
}

function maxFor(domain: string): number {
  if (env('FIREWALL') === 'on') return maxPerHour.behindFirewall
  return isLargeProvider(domain) ? maxPerHour.largeProvider : maxPerHour.other
}
