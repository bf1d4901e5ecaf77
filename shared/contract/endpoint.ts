import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'
import type { Scope } from '#shared/scopes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** The method of a request. An endpoint never has `HEAD` itself: see {@link listMethods}. */
export type RequestMethod = Method | 'HEAD'

/**
 * Who may call an endpoint. `user`: requires an access token. `public`: anyone. `signed`: requires a signature over the
 * raw body or path, which the endpoint itself verifies.
 */
export type Caller = 'user' | 'public' | 'signed'

/**
 * A rate limit: at most `max` requests in each window of `seconds`, per user if there is one, otherwise per IP address. Windows follow each
 * other, so twice as many requests can be accepted around the end of one.
 */
export interface Rate {
  readonly max: number
  readonly seconds: number
  /** The limit for the whole network of an IP address. */
  readonly maxPerNetwork?: number
}

/** The content types that endpoints can return instead of JSON. */
export type RawType = 'text/html' | 'text/plain' | 'text/calendar' | 'image/jpeg'

export type Protocol = 'mcp' | 'oauth'

/** The definition of an HTTP endpoint: the only place that states its URL, caller, input, output, errors and rate limit. */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  C extends Caller = Caller,
  S extends Scope | undefined = Scope | undefined,
> {
  readonly method: Method
  /** A path such as `/api/analyses/{id}`. Names in braces are fields of the input. */
  readonly path: string
  readonly caller: C
  /** Also open to personal access tokens with this scope. Without one, only to sessions of our web app. */
  readonly scope?: S
  readonly input: I
  readonly output: O
  /** Redirects the browser to `location` of its output (303). For endpoints that are opened as a page. */
  readonly redirects?: true
  /**
   * The content type it returns instead of JSON, for what is opened without our web app. Its failures are a page for
   * `text/html`, otherwise plain text; invalid input is `not_found`, because it is a wrong address.
   */
  readonly raw?: RawType
  /** The error codes it may return besides `commonErrorCodes` of `shared/errors.ts`. */
  readonly errors: readonly ErrorCode[]
  readonly rate: Rate
  /** The size of the largest body it accepts; 64 KB if undefined. */
  readonly maxBytes?: number
  /**
   * The protocol for assistants that it implements. It then handles its HTTP requests itself. `mcp`, the Model Context Protocol:
   * open to every token and to no session of our web app, calls other endpoints with the scopes of the token. `oauth`: signs
   * assistants in, and reports errors, as RFC 6749 says.
   */
  readonly protocol?: Protocol
  /** Also serves users whose account is being deleted or was never created. */
  readonly forDeleted?: true
  /** Also serves users whose account was not created yet, but none whose account is being deleted. */
  readonly withoutAccount?: true
}

/** An endpoint that the web client can call. */
export type JsonEndpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  C extends Caller = Caller,
  S extends Scope | undefined = Scope | undefined,
> = Endpoint<I, O, C, S> & { readonly raw?: undefined; readonly protocol?: undefined }

export const endpoint = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const C extends Caller,
  const S extends Scope | undefined = undefined,
>(
  definition: JsonEndpoint<I, O, C, S>,
): JsonEndpoint<I, O, C, S> => definition

/**
 * Returns the methods that an endpoint is called with. Pages and files are also requested with `HEAD`, by link previews. Assistants
 * try `GET` and `DELETE`, and need a response that these are not supported.
 */
export function listMethods({
  method,
  raw,
  protocol,
}: Pick<Endpoint, 'method' | 'raw' | 'protocol'>): readonly RequestMethod[] {
  if (protocol === 'mcp') return [method, 'GET', 'DELETE']
  return raw && method === 'GET' ? ['GET', 'HEAD'] : [method]
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/** Whether an endpoint takes an idempotency key: every one that creates or spends something for a program. */
export const takesIdempotencyKey = ({ method, scope }: Pick<Endpoint, 'method' | 'scope'>): boolean =>
  method === 'POST' && scope !== undefined

/** Whether requests with a method carry their input in a JSON body; otherwise it is in the address. */
export const takesBody = (method: Method): boolean => method === 'POST' || method === 'PATCH'

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
  if (takesBody(method)) return { url, body: JSON.stringify(rest) }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return { url: query ? `${url}?${query}` : url }
}

/** Reverses {@link toRequest}: assembles the input from the parts of a request. */
export const fromRequest = (
  method: Method,
  parts: { path: object; query: object; body: () => object },
): Record<string, unknown> => ({ ...(takesBody(method) ? parts.body() : parts.query), ...parts.path })
