import * as z from 'zod/mini'
import { MeterState } from '#shared/contract/account.ts'
import { Analysis } from '#shared/contract/advice.ts'
import { Draft, DraftVersion } from '#shared/contract/drafts.ts'
import { type Endpoint, takesBody, takesIdempotencyKey } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints, type PublicName } from '#shared/contract/index.ts'
import { Region, ThumbnailAnalysis, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { commonErrorCodes, ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts'
import { type Scope, scopes } from '#shared/scopes.ts'
import { apiErrorTexts } from './errors.ts'
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
      schemas,
    },
  }
}

const introduction = [
  'Send a personal access token as `Authorization: Bearer vcp_...`. All requests and responses are JSON.',
  'Requests through tokens use the units of the plan like the website, and together 120 requests a minute.',
  'Requests that create or spend something take an `Idempotency-Key`, so that repeating one after a lost response does nothing twice.',
  'An error has a `code`, which does not change, a `message` in English, a link to the documentation and a `requestId` to tell support.',
  'We add operations, optional inputs, fields of responses and error codes without notice. Nothing is removed or changes its meaning without six months’ notice.',
].join('\n\n')

function describe(name: PublicName, endpoint: Endpoint, schemas: Record<string, Json>): Json {
  const { method, path, input, output, errors, rate, scope } = endpoint
  const { summary, description, example } = operations[name]
  const schema = schemaOf(input, 'input', schemas)
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>
  const required = (schema.required ?? []) as readonly string[]
  const given: Json = example
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  const others = Object.keys(properties).filter((field) => !inPath.includes(field))
  const parameter = (field: string, where: 'path' | 'query') => ({
    name: field,
    in: where,
    required: where === 'path' || required.includes(field),
    schema: properties[field],
    ...(given[field] === undefined ? {} : { example: given[field] }),
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
    operationId: operationId(name),
    tags: [scope],
    summary,
    description: `${description}\n\nScope: \`${scope}\`. At most ${rate.max} requests in ${rate.seconds} seconds.`,
    security: [{ token: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody(method) && others.length > 0
      ? { requestBody: { required: true, content: { 'application/json': { schema: body, example: pick(given) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(output, 'output', schemas), ...exampleOf(name) } },
      },
      ...describeErrors([...errors, ...commonErrorCodes], schemaOf(ErrorBody, 'output', schemas)),
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new value for each request, such as a UUID. Repeating a request with its key within a day returns the first response, with `Idempotent-Replayed: true`, and spends nothing. A request that failed can be repeated with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const Recorded = z.record(z.string(), z.unknown())

/** Returns an example of an operation's response. A new operation has one once the long test of the API has recorded it. */
function exampleOf(name: PublicName): { example?: unknown } {
  const example = Recorded.parse(responses)[operationId(name)]
  return example === undefined ? {} : { example }
}

function describeErrors(codes: readonly ErrorCode[], schema: Json): Json {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  const explain = (code: ErrorCode) => `\`${code}\`: ${apiErrorTexts[code]}`
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes
          .filter((code) => errorStatus[code] === status)
          .map(explain)
          .join('\n\n'),
        content: { 'application/json': { schema } },
      },
    ]),
  )
}

/** The schemas that several responses share, under their names in the document. */
const named = z
  .registry<{ id: string }>()
  .add(ErrorBody, { id: 'Error' })
  .add(Analysis, { id: 'Analysis' })
  .add(ThumbnailAnalysis, { id: 'ThumbnailAnalysis' })
  .add(ThumbnailCheck, { id: 'ThumbnailCheck' })
  .add(Region, { id: 'Region' })
  .add(Draft, { id: 'Draft' })
  .add(DraftVersion, { id: 'DraftVersion' })
  .add(MeterState, { id: 'MeterState' })

/** Returns a schema of the contract as JSON Schema, and adds the named schemas that it refers to. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  // Inside another schema, so that a named schema is referred to even if it is the whole.
  const made = z.toJSONSchema(z.object({ schema }), {
    io,
    metadata: named,
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // Responses get new fields without notice, so a client must not be told that there are no others.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      nameProperties(jsonSchema)
      // Programs get only the errors that the documentation explains.
      if (zodSchema === ErrorBody.shape.error.shape.code) jsonSchema.enum = Object.keys(apiErrorTexts)
      // The bounds of every integer in JavaScript say nothing to a reader.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      // The format says it; the pattern has 300 characters.
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
