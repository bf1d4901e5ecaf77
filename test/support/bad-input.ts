import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { parseInput } from '#functions/lib/input.ts'
import { type Endpoint, fromRequest } from '#shared/contract/endpoint.ts'
import { ErrorBody } from '#shared/errors.ts'
import { anyCharacter } from './any-character.ts'
import { type Backend, type BackendOptions, setUpBackend } from './backend.ts'
import { type Creator, makeCreator } from './creator.ts'
import { jsonEndpoints } from './json-endpoints.ts'
import { apiEvent } from './lambda.ts'

const Shape = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) })
/** Returns the names of the fields of an endpoint's input. */
const listFields = ({ input }: Endpoint): string[] =>
  Object.keys(Shape.parse(z.toJSONSchema(input, { io: 'input' })).properties)

/** Names with a special meaning in JavaScript objects. */
const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then']

/** Problematic text: lone surrogates, NUL, directional and joining marks, look-alikes, and text that grows when normalized. */
const tricks = [
  '\ud800',
  '\udfff',
  '\0',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\u2028',
  'ﷺ',
  'İ',
  'ß',
  'e\u0301',
  '👨‍👩‍👧',
  '$&',
  '../',
  "'--",
  '<b>',
  '%00',
]
const trickyText = fc
  .array(fc.oneof(fc.constantFrom(...tricks), fc.string({ unit: anyCharacter, maxLength: 5 })), { maxLength: 12 })
  .map((parts) => parts.join(''))
/** Generates text of a length up to `max`, or a little more. */
const longText = (max: number) =>
  fc
    .tuple(trickyText, fc.integer({ min: 20, max }))
    .map(([part, length]) => `x${part}`.repeat(Math.ceil(length / (part.length + 1))))
/** Generates text that can exceed the limit of 64 KB for a request. */
const hugeText = longText(90_000)
const deep = fc.integer({ min: 10, max: 15_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)

const knownOrSpecial = (fields: readonly string[]) =>
  fc.oneof(fc.constantFrom(...fields, 'x'), fc.constantFrom(...prototypeKeys))

/** Generates the fields of a request: most of the known ones, and some with names from `others`. A name may occur twice. */
function generateFields<T>(known: readonly string[], others: fc.Arbitrary<string>, value: fc.Arbitrary<T>) {
  return fc
    .tuple(
      fc.tuple(...known.map((name) => fc.option(fc.tuple(fc.constant(name), value), { freq: 5 }))),
      fc.array(fc.tuple(others, value), { maxLength: 2 }),
    )
    .map(([some, more]) => [...some.filter((field) => field !== null), ...more])
    .filter((fields) => fields.length > 0)
}

/** Generates request bodies: objects with known and other field names, and JSON that is broken, deep, duplicated or huge. */
function generateBody(fields: readonly string[]): fc.Arbitrary<string> {
  // Few are huge: a body that is too large is refused before its fields are read.
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
    { weight: 5, arbitrary: trickyText.map((text) => JSON.stringify(text)) },
    hugeText.map((text) => JSON.stringify(text)),
    deep,
  )
  const object = generateFields(fields, fc.oneof(knownOrSpecial(fields), trickyText), value).map(
    (given) => `{${given.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`,
  )
  const cut = fc.tuple(object, fc.nat()).map(([text, at]) => text.slice(0, at % text.length))
  return fc.oneof({ weight: 6, arbitrary: object }, cut, value, trickyText)
}

/** A bad request. `given` is the input to validate against the contract; undefined if the body is not a JSON object. */
interface BadRequest {
  readonly path: string
  readonly parameters: Record<string, string>
  readonly query: Record<string, string>
  readonly body: string | undefined
  readonly given: Record<string, unknown> | undefined
}

const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PATCH'
const wellFormed = (text: string) => text.toWellFormed()

function generateRequest(endpoint: Endpoint): fc.Arbitrary<BadRequest> {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const segment = trickyText.map((text) => wellFormed(`${text}.`))
  const parameters = fc.record(Object.fromEntries(inPath.map((name) => [name, segment])))
  const text = fc.oneof(trickyText, longText(200))
  const fields = listFields(endpoint)
  const query = generateFields(fields, knownOrSpecial(fields), text.map(wellFormed)).map(Object.fromEntries<string>)
  const sent = hasBody(endpoint) ? generateBody(fields) : fc.constant('')
  return fc.record({ parameters, query, body: sent }).map(({ parameters, query, body }) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    const search = hasBody(endpoint) ? '' : `?${new URLSearchParams(query)}`
    const object = hasBody(endpoint) ? readObject(body) : {}
    const given = object && fromRequest(endpoint.method, { path: parameters, query, body: () => object })
    return { path: path + search, parameters, query, body: hasBody(endpoint) ? body : undefined, given }
  })
}

function readObject(body: string): Record<string, unknown> | undefined {
  if (body === '') return {}
  try {
    const value: unknown = JSON.parse(body)
    return z.safeParse(z.record(z.string(), z.unknown()), value).data
  } catch {
    return undefined
  }
}

const isRejectedBy = ({ input }: Endpoint, { given, body = '' }: BadRequest) =>
  !given || Buffer.byteLength(wellFormed(body)) > 64 * 1024 || !z.safeParse(input, given).success

/** Returns the type of an endpoint's failures that are not JSON. */
const failureTypeOf = (raw: string) => (raw === 'text/html' ? raw : 'text/plain')

/** Returns the number of requests per creator that stays within the endpoint's rate limit and other limits. */
const requestsPerCreator = ({ rate }: Endpoint) => Math.min(15, rate.max)

/** Returns how the parser rejects a request, or the input that it accepts. */
function parseRequest(endpoint: Endpoint, { path, parameters, query, body }: BadRequest): unknown {
  const text = body === undefined ? {} : { body: wellFormed(body) }
  try {
    return parseInput(
      endpoint,
      apiEvent(endpoint.method, path, { pathParameters: parameters, queryStringParameters: query, ...text }),
    )
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

/**
 * The seed of an endpoint's requests. They differ by endpoint, so that the code that all endpoints share gets many
 * more.
 */
const seedOf = (name: string) => (fc.readConfigureGlobal().seed ?? 0) + fc.hash(name)

/**
 * Declares a test per endpoint: `runs` generated requests that violate the contract are rejected with a code by the parser,
 * which every function runs before its own code.
 */
export function testBadInputParsing(runs: number): void {
  // An endpoint that checks a signature does so before it parses the body.
  const parsed = jsonEndpoints.filter(([, endpoint]) => !(endpoint.caller === 'signed' && hasBody(endpoint)))

  test.each(parsed)(`%s: ${runs} bad requests are rejected with a code`, (name, endpoint) => {
    const property = fc.property(generateRequest(endpoint), (bad) => {
      fc.pre(isRejectedBy(endpoint, bad))
      expect(['invalid_input', 'too_large']).toContain(parseRequest(endpoint, bad))
    })
    fc.assert(property, { numRuns: runs, seed: seedOf(name) })
  })
}

/**
 * Declares a test per endpoint: it sends `runs` generated requests that violate the contract, and expects a 4xx response
 * with an error code for each (a page or text where the endpoint returns no JSON), and no change in any table except the
 * rate limits.
 */
export function testBadInput(runs: number, options?: BackendOptions): Backend {
  const backend = setUpBackend(options)
  // All endpoints use the same creators, since each endpoint has its own rate limit.
  const creators: Creator[] = []
  /** What the tables held after the last endpoint; undefined if that may have changed. */
  let stored: Record<string, unknown> | undefined

  describe.each(jsonEndpoints)('%s', (name, endpoint) => {
    test(`rejects ${runs} bad requests with a code and stores nothing`, async () => {
      const perCreator = requestsPerCreator(endpoint)
      while (creators.length * perCreator < runs + 50) {
        creators.push(await makeCreator(backend))
        stored = undefined
      }
      const before = stored ?? (await backend.everything('limits'))
      stored = undefined
      let sent = 0
      const property = fc.asyncProperty(generateRequest(endpoint), async (bad) => {
        fc.pre(isRejectedBy(endpoint, bad))
        const as = creators[Math.floor(sent / perCreator) % creators.length]?.token
        const address = `10.${sent >> 8}.${sent++ & 255}.1`
        const response = await backend.request(endpoint.method, bad.path, {
          as,
          address,
          ...(bad.body === undefined ? {} : { body: bad.body }),
        })
        if (endpoint.raw) {
          expect(response.status).toBe(404)
          expect(response.headers['content-type']).toBe(`${failureTypeOf(endpoint.raw)}; charset=utf-8`)
          expect(response.body).toBeUndefined()
          return
        }
        expect([400, 401, 413]).toContain(response.status)
        // The generated requests have no valid signature.
        const codes = ['invalid_input', 'too_large', ...(endpoint.caller === 'signed' ? ['unauthenticated'] : [])]
        expect(codes).toContain(ErrorBody.parse(response.body).error.code)
      })
      await fc.assert(property, { numRuns: runs, seed: seedOf(name) })
      expect(sent).toBeGreaterThanOrEqual(runs)
      const after = await backend.everything('limits')
      expect(after).toEqual(before)
      stored = after
    })
  })
  return backend
}
