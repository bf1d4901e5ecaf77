import type { StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import type { Output } from '#shared/contract/endpoint.ts'
import type { EndpointName, EndpointOf } from '#shared/contract/index.ts'

/** Calls an endpoint for the user. Throws the endpoint's Failure. */
export type CallEndpoint = <Name extends EndpointName>(
  name: Name,
  endpoint: EndpointOf<Name>,
  input: z.input<EndpointOf<Name>['input']>,
) => Promise<Output<EndpointOf<Name>>>

/** A tool that assistants can call. Texts are English: models read them. */
export interface Tool<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly output: O
  readonly annotations: ToolAnnotations
  readonly run: (input: z.output<I>, call: CallEndpoint) => Promise<z.input<O>>
}

/** Defines a tool. The inputs and outputs of its function are checked against its schemas. */
export const tool = <I extends z.ZodMiniType, O extends z.ZodMiniType>(definition: Tool<I, O>): Tool =>
  // The server parses the input with the schema that the function expects.
  definition as unknown as Tool

/** A tool's effects, as MCP annotations. Tools only affect the user's own account. */
export const effects = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  replaces: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
} as const satisfies Record<string, ToolAnnotations>

/** The evidence for a result: a description, how often it was right in tests, and in how many cases. */
export const Evidence = z.object({
  basis: z.string(),
  /** The share that was right, with its 95% interval. Null for facts and for rules that were not tested against results. */
  accuracy: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
  sampleSize: z.nullable(z.int()),
})
export type Evidence = z.infer<typeof Evidence>

/** Describes a measured accuracy. */
export const toEvidence = (
  basis: string,
  { accuracy, low, high, n }: { accuracy: number; low: number; high: number; n: number },
): Evidence => ({ basis, accuracy: { share: accuracy, low, high }, sampleSize: n })

/**
 * Returns a schema with its JSON Schema, as the SDK expects it. Schemas of zod/mini do not include the converter, so the SDK would
 * convert them with its own copy of zod and log a warning at every start.
 */
export function toolSchema(schema: z.ZodMiniType): StandardSchemaWithJSON {
  // `format` suffices. A pattern has up to 300 characters, which would be part of every conversation.
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.format) delete jsonSchema.pattern
  }
  const convert = (io: 'input' | 'output') => () => z.toJSONSchema(schema, { io, override }) as Record<string, unknown>
  const standard = { ...schema['~standard'], jsonSchema: { input: convert('input'), output: convert('output') } }
  return { '~standard': standard } as StandardSchemaWithJSON
}

/** The significant digits of numbers that are not counts. */
const digits = 3

/** Rounds the numbers of a result that are not counts, because assistants repeat every digit: 0.41652 becomes 0.417. */
export const shortenNumbers = (result: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(result), (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? shorten(value) : value,
  )

const shorten = (value: number) =>
  Math.abs(value) < 10 ** digits ? Number(value.toPrecision(digits)) : Math.round(value)
