import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. `user`: requires an access token. `public`: anyone. `signed`: requires a signature over the
 * raw body or path, which the endpoint itself verifies.
 */
export type Caller = 'user' | 'public' | 'signed'

/** A rate limit: at most `most` requests in any window of `seconds`, per user if there is one, otherwise per IP address. */
export interface Rate {
  readonly max: number
  readonly seconds: number
  /** The limit for the whole network of an IP address. */
  readonly maxPerNetwork?: number
}

/** The definition of an HTTP endpoint: the only place that states its URL, caller, input, output, errors and rate limit. */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  C extends Caller = Caller,
> {
  readonly method: Method
  /** A path such as `/api/analyses/{id}`. Names in braces are fields of the input. */
  readonly path: string
  readonly caller: C
  readonly input: I
  readonly output: O
  /** Redirects the browser to `location` of its output (303). For endpoints that are opened as a page. */
  readonly redirects?: true
  /**
   * The error codes it may return besides the common ones: `invalid_input`, `unauthenticated`, `account_missing`, `forbidden`, `too_large`,
   * `too_many_requests`, `unavailable` and `internal`.
   */
  readonly errors: readonly ErrorCode[]
  readonly rate: Rate
  /** Also serves users whose account is being deleted or was never created. Every other endpoint rejects them. */
  readonly forDeleted?: true
}

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, const C extends Caller>(
  definition: Endpoint<I, O, C>,
): Endpoint<I, O, C> => definition

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

const hasBody = (method: Method) => method === 'POST' || method === 'PATCH'

/** Splits an input into URL and body: `{names}` fill the path, the rest is the query (GET, DELETE) or JSON body (POST, PATCH). */
export function toRequest(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
): { url: string; body?: string } {
  const rest = { ...input }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (hasBody(method)) return { url, body: JSON.stringify(rest) }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return { url: query ? `${url}?${query}` : url }
}

/** Reverses {@link toRequest}: assembles the input from the parts of a request. */
export const fromRequest = (
  method: Method,
  parts: { path: object; query: object; body: () => object },
): Record<string, unknown> => ({ ...(hasBody(method) ? parts.body() : parts.query), ...parts.path })
