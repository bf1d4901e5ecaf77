import * as z from 'zod/mini'
import { commonErrorCodes, type ErrorCode } from '#shared/errors.ts'
import { describeApi, operationId, publicEndpoints } from '#shared/openapi/document.ts'
import { operations } from '#shared/openapi/operations.ts'
import { originPlaceholder } from '#shared/public-pages.ts'
import { type Scope, scopes } from '#shared/scopes.ts'
import { curlSample, type SampleLanguage, typescriptSample } from '#web/features/developers/request-samples.ts'

/** The parts of JSON Schema that the reference shows. */
export interface JsonSchema {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[] | undefined
  readonly description?: string | undefined
  readonly enum?: readonly string[] | undefined
  readonly const?: string | boolean | undefined
  readonly format?: string | undefined
  readonly pattern?: string | undefined
  readonly default?: string | number | boolean | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly required?: readonly string[] | undefined
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly items?: boolean | JsonSchema | undefined
  readonly prefixItems?: readonly JsonSchema[] | undefined
  readonly additionalProperties?: boolean | JsonSchema | undefined
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly oneOf?: readonly JsonSchema[] | undefined
}

const count = z.optional(z.number())
const JsonSchema: z.ZodMiniType<JsonSchema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  description: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  const: z.optional(z.union([z.string(), z.boolean()])),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  minimum: count,
  maximum: count,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  required: z.optional(z.array(z.string())),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => JsonSchema),
    ),
  ),
  items: z.optional(z.union([z.boolean(), z.lazy(() => JsonSchema)])),
  prefixItems: z.optional(z.array(z.lazy(() => JsonSchema))),
  additionalProperties: z.optional(z.union([z.boolean(), z.lazy(() => JsonSchema)])),
  anyOf: z.optional(z.array(z.lazy(() => JsonSchema))),
  oneOf: z.optional(z.array(z.lazy(() => JsonSchema))),
})

const Content = z.object({ 'application/json': z.object({ schema: JsonSchema, example: z.optional(z.unknown()) }) })
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema: JsonSchema,
})
const Described = z.object({
  summary: z.string(),
  description: z.string(),
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.object({ 200: z.object({ content: Content }) }),
})
const Document = z.object({
  tags: z.array(z.object({ name: z.enum(scopes), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
})

export type Parameter = z.infer<typeof Parameter>

/** An operation of the public API, as the reference shows it. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Paragraphs with code in backticks. */
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
  readonly response: JsonSchema
  /** An example of a response. */
  readonly example: unknown
  /** The error codes, without the ones that every operation has. */
  readonly errors: readonly ErrorCode[]
  readonly samples: Readonly<Record<SampleLanguage, string>>
}

interface Reference {
  readonly groups: readonly {
    readonly scope: Scope
    readonly text: string
    readonly operations: readonly Operation[]
  }[]
  /** The schemas that several operations share. */
  readonly objects: readonly (readonly [name: string, schema: JsonSchema])[]
}

/** Reads the reference from the API description and the contract. */
function readReference(): Reference {
  const { tags, paths, components } = Document.parse(describeApi(originPlaceholder))
  const operationsOf = (scope: Scope) =>
    publicEndpoints
      .filter(([, endpoint]) => endpoint.scope === scope)
      .map(([name, endpoint]): Operation => {
        const { method, path, errors } = endpoint
        const described = paths[path]?.[method.toLowerCase()]
        if (!described) throw new Error(`${name} is not in the description of the API`)
        const { summary, description, parameters, requestBody, responses } = described
        const { schema: response, example } = responses[200].content['application/json']
        const call = {
          origin: originPlaceholder,
          endpoint,
          example: operations[name].example,
          results: Object.keys(response.properties ?? {}),
        }
        return {
          id: operationId(name),
          method,
          path,
          summary,
          description,
          parameters,
          body: requestBody?.content['application/json'].schema,
          response,
          example,
          errors: errors.filter((code) => !commonErrorCodes.includes(code)),
          samples: { curl: curlSample(call), typescript: typescriptSample(call) },
        }
      })
  return {
    groups: tags.map(({ name, description }) => ({ scope: name, text: description, operations: operationsOf(name) })),
    objects: Object.entries(components.schemas),
  }
}

export const reference = readReference()
