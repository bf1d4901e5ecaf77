import * as z from 'zod/mini'
import { MeterState } from '#shared/contract/account.ts'
import { Analysis, CallPromise, CallResult } from '#shared/contract/advice.ts'
import { Draft, DraftVersion } from '#shared/contract/drafts.ts'
import { type Endpoint, takesBody, takesIdempotencyKey } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints, type PublicName } from '#shared/contract/index.ts'
import { Region, ThumbnailAnalysis, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { commonErrorCodes, ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts'
import { programRate, type Scope, scopes } from '#shared/scopes.ts'
import { apiErrorTexts } from './errors.ts'
import { requestTexts, responseTexts } from './fields.ts'
import { operations } from './operations.ts'
import responses from './responses.generated.json'

/*
 * The OpenAPI 3.1 description of the public API, generated from the contract. Its schemas are JSON Schema 2020-12, which zod
 * writes, so nothing is translated by hand.
 */

type Json = { readonly [key: string]: unknown }

/** What a scope lets a token do, for the documentation. */
const scopeTexts: Readonly<Record<Scope, string>> = {
  score: 'Score and compare titles, check thumbnails.',
  drafts: 'Read and change drafts, their versions and analyses.',
  insights: 'Read outliers, ideas and the record of predictions, and have the AI provider write.',
  'channel.read': 'Read figures of the connected channel, which are YouTube’s data.',
}

const isPublic = (entry: readonly [EndpointName, Endpoint]): entry is readonly [PublicName, Endpoint] =>
  entry[1].scope !== undefined

/** The endpoints of the public API. */
export const publicEndpoints: readonly (readonly [PublicName, Endpoint])[] = endpoints.filter(isPublic)

/** Returns the id of an operation: `adviceScore` for `advice/score`. */
export const operationId = (name: string): string => name.replace(/\/(\w)/, (_, letter: string) => letter.toUpperCase())

/** Returns the description of the public API at an origin, as a JSON value. */
export function describeApi(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  // Filled by `schemaOf` below.
  const schemas: Record<string, Json> = {}
  schemaOf(ErrorBody, 'output', schemas)
  for (const [name, endpoint] of publicEndpoints) {
    const operation = describe(name, endpoint, schemas)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Viewcraft API',
      version: '1',
      summary: 'Score titles, check thumbnails and keep drafts of videos.',
      description: introduction,
      termsOfService: `${origin}/terms`,
      contact: { url: `${origin}/contact` },
      license: { name: 'Proprietary', url: `${origin}/terms` },
    },
    servers: [{ url: origin }],
    tags: scopes
      .filter((name) => publicEndpoints.some(([, { scope }]) => scope === name))
      .map((name) => ({ name, description: scopeTexts[name] })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'vcp_...',
          description: `A personal access token. Scopes: ${scopes.map((scope) => `\`${scope}\`: ${scopeTexts[scope]}`).join(' ')}`,
        },
      },
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, withTexts(schema, name, responseTexts)]),
      ),
      responses: commonErrors,
    },
  }
}

const introduction = [
  'Send a personal access token as `Authorization: Bearer vcp_...`. All requests and responses are JSON.',
  `Requests through tokens use the units of the plan like the website, and together ${programRate.max} requests a minute.`,
  'Requests that create or spend something take an `Idempotency-Key`, so that repeating one after a lost response does nothing twice.',
  'An error has a `code`, which does not change, a `message` in English, a link to the documentation and a `requestId` to tell support.',
  'We add operations, optional inputs, fields of responses and error codes without notice. Nothing is removed or changes its meaning without six months’ notice.',
].join('\n\n')

function describe(name: PublicName, endpoint: Endpoint, schemas: Record<string, Json>): Json {
  const { method, path, input, output, rate, scope } = endpoint
  const { summary, description, example } = operations[name]
  const id = operationId(name)
  const schema = withTexts(schemaOf(input, 'input', schemas), id, requestTexts)
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>
  const required = (schema.required ?? []) as readonly string[]
  const exampleInput: Json = example
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  const others = Object.keys(properties).filter((field) => !inPath.includes(field))
  const parameter = (field: string, where: 'path' | 'query') => ({
    name: field,
    in: where,
    required: where === 'path' || required.includes(field),
    schema: properties[field],
    ...(exampleInput[field] === undefined ? {} : { example: exampleInput[field] }),
  })
  const pick = <Value>(from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(others.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])))
  const hasKey = takesIdempotencyKey(endpoint)
  const parameters = [
    ...inPath.map((field) => parameter(field, 'path')),
    ...(hasKey ? [keyParameter] : []),
    ...(takesBody(method) ? [] : others.map((field) => parameter(field, 'query'))),
  ]
  const body = {
    ...schema,
    properties: pick(properties),
    required: required.filter((field) => others.includes(field)),
  }
  return {
    operationId: id,
    tags: [scope],
    summary,
    description: `${description}\n\nScope: \`${scope}\`. At most ${rate.max} requests in ${rate.seconds} seconds.`,
    security: [{ token: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody(method) && others.length > 0
      ? {
          requestBody: {
            required: body.required.length > 0,
            content: { 'application/json': { schema: body, example: pick(exampleInput) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: withTexts(schemaOf(output, 'output', schemas), id, responseTexts),
            ...exampleOf(name),
          },
        },
      },
      ...describeErrors(endpoint),
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value, such as a UUID. Within a day, a repeat returns the first response with `Idempotent-Replayed: true` and spends nothing. A request that failed can be repeated with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Returns an example of an operation's response. A new operation has none until the long API test has recorded one. */
function exampleOf(name: PublicName): { example?: unknown } {
  const example = JsonObject.parse(responses)[operationId(name)]
  return example === undefined ? {} : { example }
}

type Texts = Readonly<Record<string, string>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const mapValues = (json: Json, change: (key: string, value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(json).map(([key, value]) => [key, change(key, value)]))

/** Returns a schema with the texts of its fields, which `fields.ts` explains. `path` names the schema. */
function withTexts(schema: Json, path: string, texts: Texts): Json {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return isJson(value) ? withTexts(value, path, texts) : value
  }
  const field = (name: string, value: unknown): unknown => {
    if (!isJson(value)) return value
    const own = `${path}.${name}`
    const [parent] = path.split('.').slice(-1)
    const text = texts[own] ?? texts[`*.${parent}.${name}`] ?? texts[`*.${name}`]
    return { ...(text ? { description: text } : {}), ...withTexts(value, own, texts) }
  }
  return mapValues(schema, (key, value) => {
    if (key === 'properties' && isJson(value)) return mapValues(value, field)
    return ['items', 'prefixItems', 'anyOf', 'oneOf', 'additionalProperties'].includes(key) ? inner(value) : value
  })
}

const errorSchema = { $ref: '#/components/schemas/Error' }
const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${apiErrorTexts[code]}`).join('\n\n'),
  content: { 'application/json': { schema: errorSchema } },
  ...(codes.includes('too_many_requests') ? { headers: waitHeader } : {}),
})
const waitHeader = {
  'Retry-After': {
    description: 'How many seconds to wait. With `too_many_requests` and `program_limit_reached`.',
    schema: { type: 'integer' },
  },
}
const statusesOf = (codes: readonly ErrorCode[]) => [...new Set(codes.map((code) => errorStatus[code]))]
const codesWith = (status: number, codes: readonly ErrorCode[]) => codes.filter((code) => errorStatus[code] === status)

const isOfKeys = (code: ErrorCode) => code.startsWith('idempotency_')
const withoutKey = commonErrorCodes.filter((code) => !isOfKeys(code))

/** The name of the response with the common errors of a status. Operations that take an idempotency key have more of them. */
const nameErrors = (status: number, codes: readonly ErrorCode[]) =>
  `${codesWith(status, codes).some(isOfKeys) ? 'Keyed' : ''}Error${status}`

/** The responses with errors that operations share. */
const commonErrors = Object.fromEntries(
  [withoutKey, commonErrorCodes].flatMap((codes) =>
    statusesOf(codes).map((status) => [nameErrors(status, codes), errorResponse(codesWith(status, codes))]),
  ),
)

/** Describes the error responses: the operation's own errors and the common ones. Responses that operations have in common are shared. */
function describeErrors(endpoint: Endpoint): Json {
  const common = (takesIdempotencyKey(endpoint) ? commonErrorCodes : withoutKey).filter(
    (code) => code !== 'too_large' || takesBody(endpoint.method),
  )
  const codes = [...endpoint.errors, ...common]
  return Object.fromEntries(
    statusesOf(codes).map((status) => [
      status,
      codesWith(status, endpoint.errors).length === 0
        ? { $ref: `#/components/responses/${nameErrors(status, common)}` }
        : errorResponse(codesWith(status, codes)),
    ]),
  )
}

/** The schemas that several responses share, under their names in the document. */
const named = z
  .registry<{ id: string }>()
  .add(ErrorBody, { id: 'Error' })
  .add(Analysis, { id: 'Analysis' })
  .add(CallPromise, { id: 'CallPromise' })
  .add(CallResult, { id: 'CallResult' })
  .add(ThumbnailAnalysis, { id: 'ThumbnailAnalysis' })
  .add(ThumbnailCheck, { id: 'ThumbnailCheck' })
  .add(Region, { id: 'Region' })
  .add(Draft, { id: 'Draft' })
  .add(DraftVersion, { id: 'DraftVersion' })
  .add(MeterState, { id: 'MeterState' })

/** Returns a schema of the contract as JSON Schema, and adds the named schemas that it refers to. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  // Wrapped in an object, so that a named schema becomes a reference even if it is the entire schema.
  const made = z.toJSONSchema(z.object({ schema }), {
    io,
    metadata: named,
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // Responses get new fields without notice, so clients must accept additional properties.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      nameProperties(jsonSchema)
      // Programs get only the errors that the documentation explains.
      if (zodSchema === ErrorBody.shape.error.shape.code) jsonSchema.enum = Object.keys(apiErrorTexts)
      // JavaScript's integer bounds tell readers nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      // The format says the same as the pattern, which has 300 characters.
      if (jsonSchema.format === 'date-time' || jsonSchema.format === 'uuid') delete jsonSchema.pattern
    },
  })
  const { properties, $defs = {} } = Referring.parse(
    JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')),
  )
  for (const [name, { id: _, ...one }] of Object.entries($defs)) schemas[name] = one
  return properties.schema
}

/** Names the properties of a record whose keys are known. Linters want required properties to be named. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, required, additionalProperties } = schema
  if (!required || typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}

const JsonObject = z.record(z.string(), z.unknown())
const Referring = z.object({
  properties: z.object({ schema: JsonObject }),
  $defs: z.optional(z.record(z.string(), JsonObject)),
})
