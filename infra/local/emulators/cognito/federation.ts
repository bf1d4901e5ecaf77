/**
 * Sign-ins in progress at other providers, and browsers that are signed in to the pool's own pages. All of it is kept in
 * memory, so a restart ends it.
 * Leaves out: providers other than Google.
 */
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Client, User } from './data.ts'

/** An identity provider in the property names of CloudFormation (`infra/pool.ts`). */
export const Provider = z.object({
  ProviderName: z.literal('Google'),
  ProviderDetails: z.object({ client_id: z.string(), client_secret: z.string(), authorize_scopes: z.string() }),
  /** Attribute of the pool -> claim of the ID token. */
  AttributeMapping: z.record(z.string(), z.string()),
})
export type Provider = z.infer<typeof Provider>

/** The provider's addresses. */
export interface ProviderEndpoints {
  /** The page where people choose an account. */
  readonly authorizeUrl: string
  readonly tokenUrl: string
  /** Whether the sign-in that links an identity succeeds. Both were seen on AWS; by default it fails. */
  readonly signsInWhenLinked?: boolean
}

/** A client's request to `/oauth2/authorize`. */
export interface Authorization {
  readonly client: Client
  readonly redirectUri: string
  /** Undefined if the client gave none. */
  readonly state: string | undefined
  /** The challenge of PKCE; undefined if the client gave none. */
  readonly challenge: string | undefined
  readonly scopes: readonly string[]
}

/** A browser that went to a provider and has not come back. */
export interface Started extends Authorization {
  readonly provider: Provider & ProviderEndpoints
  /** The nonce that Google's ID token must repeat. */
  readonly nonce: string
  /** What the browser's cookie must hold. */
  readonly browser: string
}

/** An authenticated user. `authTime` is in seconds since 1970. */
export interface Authenticated {
  readonly user: User
  readonly authTime: number
}

/** How long a browser may stay at a provider, and how long a code is valid, in milliseconds. */
const startedMs = 10 * 60_000
const codeMs = 5 * 60_000
/** How long the pool's cookie keeps a browser signed in. */
export const cookieSeconds = 3600

export class Federation {
  readonly started = new Tickets<Started>(startedMs)
  readonly codes = new Tickets<Authorization & Authenticated>(codeMs)
  readonly browsers = new Tickets<Authenticated>(cookieSeconds * 1000)
  readonly #providers = new Map<string, Provider & ProviderEndpoints>()

  /** Sets the provider of a pool. */
  setProvider(poolId: string, provider: object, endpoints: ProviderEndpoints): void {
    this.#providers.set(poolId, { ...Provider.parse(provider), ...endpoints })
  }

  findProvider(poolId: string, name: string): (Provider & ProviderEndpoints) | undefined {
    const provider = this.#providers.get(poolId)
    return provider?.ProviderName === name ? provider : undefined
  }
}

/** The oldest ticket is dropped beyond this number. */
const maxTickets = 10_000

/** Stores values under random keys for a limited time. */
class Tickets<Value> {
  readonly #byKey = new Map<string, { readonly value: Value; readonly until: number }>()

  constructor(readonly lifetimeMs: number) {}

  issue(value: Value, now: number): string {
    const [oldest] = this.#byKey.keys()
    if (oldest && this.#byKey.size >= maxTickets) this.#byKey.delete(oldest)
    const key = randomBytes(32).toString('base64url')
    this.#byKey.set(key, { value, until: now + this.lifetimeMs })
    return key
  }

  read(key: string, now: number): Value | undefined {
    const ticket = this.#byKey.get(key)
    return ticket && ticket.until > now ? ticket.value : undefined
  }

  /** Returns a value and removes it. */
  redeem(key: string, now: number): Value | undefined {
    const value = this.read(key, now)
    this.#byKey.delete(key)
    return value
  }
}
