import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { optionalEnv } from '#functions/lib/env.ts'
import type { deliveryFaults } from '#shared/contract/webhooks.ts'

/** What became of an attempt: a status, or why there is none. */
export interface PostResult {
  readonly status: number | null
  readonly fault: (typeof deliveryFaults)[number] | null
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How long a receiver may take to connect and answer, in milliseconds. */
const timeoutMs = 10_000

/** Resolves a host name to all its addresses. Tests replace it. */
type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
const resolveHost: Resolve = (host, done) => dnsLookup(host, { all: true }, done)

class InsideAddress extends Error {
  override readonly name = 'InsideAddress'
}

/**
 * Posts to a receiver. Follows no redirect, reads no body, and connects to public addresses only: each address is judged in the
 * lookup of the connection itself, so that a name cannot lead elsewhere between a check and the connection.
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
      // A connection of its own: a reused one would skip the lookup.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isAllowed ? {} : { lookup: lookupPublic(resolve) }),
    })
    sent.once('response', (response) => {
      done({ status: response.statusCode ?? null, fault: null })
      response.destroy()
    })
    sent.once('error', (error) => done({ status: null, fault: faultOf(error) }))
    sent.end(body)
  })
}

function faultOf(error: Error): PostResult['fault'] {
  if (error instanceof InsideAddress) return 'inside_address'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** Returns whether a delivery could ever go to an address: over TLS, to a name, without credentials. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password) return false
  if (isAllowedHost(url.host)) return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && !isIP(url.hostname.replace(/^\[|\]$/g, '')) && url.hostname.includes('.')
}

/** Whether the operator allows a host inside our network, as local mode and tests do for this machine. */
const isAllowedHost = (host: string): boolean =>
  (optionalEnv('WEBHOOK_HOSTS') ?? '')
    .split(',')
    .some((one) => one !== '' && (one === host || host.startsWith(`${one}:`)))

/** Looks a name up, and refuses it if any of its addresses is not public. */
const lookupPublic =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
      if (!addresses.every(({ address }) => isPublic(address))) return done(new InsideAddress(host), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

/** Whether an address is one of the public internet: no loopback, private, link-local, shared, multicast or reserved one. */
export const isPublic = (address: string): boolean =>
  // `process` reads an IPv4 address that is written as IPv6.
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
