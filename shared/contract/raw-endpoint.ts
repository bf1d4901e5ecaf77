import * as z from 'zod/mini'
import type { Caller, Endpoint, Protocol, RawType } from './endpoint.ts'

/** What an endpoint with `raw` returns. Its response is never cached or indexed, and sends no referrer. */
export const RawOutput = z.object({
  body: z.union([z.string(), z.custom<Uint8Array>((body) => body instanceof Uint8Array)]),
  type: z.enum<readonly RawType[]>(['text/html', 'text/plain', 'text/calendar', 'image/jpeg']),
  /** More headers, such as `content-disposition`. */
  headers: z.optional(z.record(z.string(), z.string())),
})
export type RawOutput = z.infer<typeof RawOutput>

/** What an endpoint with a `protocol` returns: a whole HTTP response. */
export const HttpOutput = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
export type HttpOutput = z.infer<typeof HttpOutput>

/** Defines an endpoint that returns a content type other than JSON. */
export const rawEndpoint = <I extends z.ZodMiniType, const C extends Caller>(
  definition: Omit<Endpoint<I, typeof RawOutput, C, undefined>, 'output' | 'redirects' | 'raw' | 'scope'> & {
    readonly raw: RawType
  },
) => ({ ...definition, output: RawOutput })

/** Defines an endpoint of MCP or OAuth, the protocols of assistants. */
export const protocolEndpoint = <const P extends Protocol, const C extends Caller>(
  definition: { readonly protocol: P; readonly caller: C } & Pick<Endpoint, 'path' | 'rate' | 'maxBytes'>,
) =>
  ({
    ...definition,
    method: 'POST',
    input: z.strictObject({}),
    output: HttpOutput,
    errors: [],
  }) as const satisfies Endpoint
