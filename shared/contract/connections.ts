import * as z from 'zod/mini'
import { clientEndpoints } from '#shared/open-access.ts'
import { scopes } from '#shared/scopes.ts'
import { endpoint } from './endpoint.ts'
import { protocolEndpoint } from './raw-endpoint.ts'

/** How many assistants a user can have connected. */
export const maxConnections = 20

const ConnectionId = z.string().check(z.regex(/^[0-9a-f]{20}$/))
const Scopes = z.array(z.enum(scopes)).check(z.maxLength(scopes.length))

/** A connected assistant. */
export const Connection = z.object({
  id: ConnectionId,
  /** The name that it gives itself; `isKnown` if we know it. */
  client: z.string(),
  isKnown: z.boolean(),
  /** Where the user was sent back to: the assistant's site, or a program on the user's own machine. */
  host: z.string(),
  scopes: Scopes,
  consentedAt: z.iso.datetime(),
  /** When it last got an access token. It gets one an hour while it is used. */
  usedAt: z.iso.datetime(),
})
export type Connection = z.infer<typeof Connection>

const rate = { max: 60, seconds: 60 } as const
/** Assistants call from the addresses of their providers, for many users. */
const tokenRate = { max: 300, seconds: 60 } as const
const maxBytes = 16 * 1024

export const connections = {
  /**
   * Checks the query with which an assistant opened the consent screen. Without `allow`, returns what the screen shows; with it,
   * where the browser goes: back to the assistant, with a code for `scopes` or a refusal. Allowing requires a sign-in within the
   * last ten minutes. `invalid` queries lead nowhere.
   */
  consent: endpoint({
    method: 'POST',
    path: '/api/oauth/consent',
    caller: 'user',
    input: z.strictObject({
      query: z.string().check(z.maxLength(8000)),
      allow: z.optional(z.boolean()),
      /** The requested scopes that the user allows. */
      scopes: z.optional(Scopes),
    }),
    output: z.discriminatedUnion('status', [
      z.object({
        status: z.literal('ask'),
        client: z.string(),
        isKnown: z.boolean(),
        host: z.string(),
        /** Whether `host` is the user's own machine. */
        isLocal: z.boolean(),
        scopes: Scopes,
      }),
      z.object({ status: z.literal('invalid'), reason: z.enum(['client', 'redirect', 'query']) }),
      z.object({ status: z.literal('redirect'), to: z.url() }),
    ]),
    errors: ['recent_sign_in_required', 'connection_limit_reached'],
    rate: { max: 30, seconds: 60 },
  }),
  /** Registers an assistant (RFC 7591) and stores nothing: its id is what it registered, with our signature. */
  register: protocolEndpoint({
    protocol: 'oauth',
    path: clientEndpoints.register,
    caller: 'public',
    rate: { max: 30, seconds: 60 },
    maxBytes,
  }),
  /** Exchanges a code, or a refresh token, for tokens (RFC 6749, 4.1.3 and 6). */
  token: protocolEndpoint({
    protocol: 'oauth',
    path: clientEndpoints.token,
    caller: 'public',
    rate: tokenRate,
    maxBytes,
  }),
  /** Ends the connection of a token (RFC 7009). */
  revoke: protocolEndpoint({
    protocol: 'oauth',
    path: clientEndpoints.revoke,
    caller: 'public',
    rate: tokenRate,
    maxBytes,
  }),
  /** Returns the connected assistants, newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/connections',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ connections: z.array(Connection) }),
    errors: [],
    rate,
  }),
  /** Disconnects an assistant, at once. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/connections/{id}',
    caller: 'user',
    input: z.strictObject({ id: ConnectionId }),
    output: z.object({}),
    errors: [],
    rate,
  }),
  /** Disconnects every assistant. Signing out everywhere includes this. */
  'remove-all': endpoint({
    method: 'DELETE',
    path: '/api/connections',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
    rate,
  }),
}
