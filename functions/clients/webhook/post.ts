import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { optionalEnv } from '#functions/lib/env.ts'
import type { deliveryFaults } from '#shared/contract/webhooks.ts'

/** The result of an attempt: the HTTP status, or why there is none. */
export interface PostResult {
  readonly status: number | null
  readonly fault: (typeof deliveryFaults)[number] | null
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The time for connecting and getting a response, in milliseconds. */
const timeoutMs = 10_000

/** The maximum number of interim responses (100 to 199) to read. A receiver could send them endlessly. */
const maxInterim = 5

/** Resolves a host name to all its addresses. Tests replace it. */
type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Resolves a name by DNS within about four seconds. The operating system's lookup would block one of the process's four threads, which
 * all connections share, for as long as a receiver's name server takes.
 */
async function resolveHost(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
  const list = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
  return [...list(v4, 4), ...list(v6, 6)]
}

class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * Sends a request to a receiver. Does not follow redirects or read the body, and connects only to public addresses. Checks the addresses
 * in the connection's own lookup, so that a name cannot resolve to another address after the check (DNS rebinding).
 */
export function postWebhook({ url, headers, body }: Post, resolve = resolveHost): Promise<PostResult> {
  const target = new URL(url)
  const isAllowed = isAllowedHost(target.host)
  if (!isAllowed && isIP(target.hostname.replace(/^\[|\]$/g, '')))
    return Promise.resolve({ status: null, fault: 'inside_address' })
  return new Promise((done) => {
    const sent = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Use a new connection, because a reused one would skip the lookup.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isAllowed ? {} : { lookup: lookupPublic(resolve) }),
    })
    sent.once('response', (response) => {
      done({ status: response.statusCode ?? null, fault: null })
      response.destroy()
    })
    sent.on('error', (error) => done({ status: null, fault: faultOf(error) }))
    // Node emits neither event for a protocol upgrade.
    sent.once('close', () => done({ status: null, fault: 'unreachable' }))
    let interim = 0
    sent.on('information', () => ++interim > maxInterim && sent.destroy())
    sent.end(body)
  })
}

function faultOf(error: Error): PostResult['fault'] {
  if (error instanceof PrivateAddressError) return 'inside_address'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** Returns whether a URL is allowed for webhooks: HTTPS, a host name with a dot, no credentials. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password) return false
  if (isAllowedHost(url.host)) return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && !isIP(url.hostname.replace(/^\[|\]$/g, '')) && /\../.test(url.hostname)
}

/** Returns whether `WEBHOOK_HOSTS` lists a host, as local mode and tests do for the local host. */
const isAllowedHost = (host: string): boolean =>
  (optionalEnv('WEBHOOK_HOSTS') ?? '')
    .split(',')
    .some((allowed) => allowed !== '' && (allowed === host || host.startsWith(`${allowed}:`)))

/** Returns a lookup that rejects a name if any of its addresses is not public. */
const lookupPublic =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    void resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first) done(new Error(`${host} has no address`), '')
        else if (!addresses.every(({ address }) => isPublic(address))) done(new PrivateAddressError(host), '')
        else if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, ''),
    )

/** The IPv6 range from which public addresses are assigned (iana.org/assignments/ipv6-unicast-address-assignments). */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Returns whether an IP address is public: not loopback, private, link-local, shared, multicast or reserved. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}
