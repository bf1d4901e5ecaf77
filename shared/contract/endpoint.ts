import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call: `user` brings an access token of our pool; `public` anybody;
 * `signed` proves itself by a signature over the raw body or path, which the function checks itself.
 */
export type Caller = 'user' | 'public' | 'signed'

/** At most `most` calls in any window of `seconds`, counted per user where there is one, else per address. */
export interface Rate {
  readonly most: number
  readonly seconds: number
  /** Where it is counted per address, so many of the address's whole network. */
  readonly mostOfNetwork?: number
}

/** One HTTP operation: the only place its URL, caller, input, output and limits are written down. */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  C extends Caller = Caller,
> {
  readonly method: Method
  /** `/api/analyses/{id}`: names in braces are taken from the input. */
  readonly path: string
  readonly caller: C
  readonly input: I
  readonly output: O
  /** Answers by leading the browser to `location` of its output (303), for what is opened as a page. */
  readonly redirects?: true
  /** What it may answer besides `invalid_input`, `unauthenticated`, `forbidden`, `too_large`, `too_many_requests`, `unavailable` and `internal`. */
  readonly errors: readonly ErrorCode[]
  readonly rate: Rate
  /** Also answers a user whose account is being deleted; every other endpoint refuses them. */
  readonly forDeleted?: true
}

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, const C extends Caller>(
  definition: Endpoint<I, O, C>,
): Endpoint<I, O, C> => definition

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

const hasBody = (method: Method) => method === 'POST' || method === 'PATCH'

/** Splits an input into URL and body: `{names}` fill the path, the rest is query (GET, DELETE) or JSON body (POST, PATCH). */
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

/** The reverse of {@link toRequest}: the input as the caller's method says it travels. */
export const fromRequest = (
  method: Method,
  parts: { path: object; query: object; body: () => object },
): Record<string, unknown> => ({ ...(hasBody(method) ? parts.body() : parts.query), ...parts.path })
