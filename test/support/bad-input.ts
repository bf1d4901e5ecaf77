import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, fromRequest } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import { ErrorBody } from '#shared/errors.ts'
import { type BackendOptions, setUpBackend } from './backend.ts'
import { type Creator, makeCreator } from './creator.ts'

const Shape = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) })
/** The names of an input's fields, as its contract says. */
const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys(Shape.parse(z.toJSONSchema(input, { io: 'input' })).properties)

/** Names that mean something to JavaScript's objects. */
const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then']

/** Text that programs stumble over: lone surrogates, NUL, marks that turn or join text, look-alikes, sequences that grow when normalised. */
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
  .array(fc.oneof(fc.constantFrom(...tricks), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  .map((parts) => parts.join(''))
const longText = fc
  .tuple(trickyText, fc.integer({ min: 20, max: 20_000 }))
  .map(([part, times]) => `x${part}`.repeat(times))
const deep = fc.integer({ min: 10, max: 15_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Bodies as text: objects of the endpoint's own field names and worse, and JSON that is broken, deep, doubled or huge. */
function bodyOf(fields: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...fields, 'x'), fc.constantFrom(...prototypeKeys), trickyText)
  const value = fc.oneof(
    fc.jsonValue().map((json) => JSON.stringify(json)),
    trickyText.map((text) => JSON.stringify(text)),
    longText.map((text) => JSON.stringify(text)),
    deep,
  )
  const member = fc.tuple(name, value).map(([key, json]) => `${JSON.stringify(key)}:${json}`)
  const object = fc.array(member, { minLength: 1, maxLength: 4 }).map((members) => `{${members.join(',')}}`)
  const cut = fc.tuple(object, fc.nat()).map(([text, at]) => text.slice(0, at % text.length))
  return fc.oneof({ weight: 6, arbitrary: object }, cut, value, trickyText)
}

/** One bad request. `given` is what the contract is asked about; undefined where it is no JSON object at all. */
interface Bad {
  readonly path: string
  readonly body: string | undefined
  readonly given: Record<string, unknown> | undefined
}

const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PATCH'
const wellFormed = (text: string) => text.toWellFormed()

function requestOf(endpoint: Endpoint): fc.Arbitrary<Bad> {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const segment = trickyText.map((text) => wellFormed(`${text}.`))
  const parameters = fc.record(Object.fromEntries(inPath.map((name) => [name, segment])))
  const names = fc.constantFrom(...fieldsOf(endpoint), ...prototypeKeys, 'x')
  const query = fc.dictionary(
    names,
    fc
      .oneof(
        trickyText,
        longText.map((text) => text.slice(0, 200)),
      )
      .map(wellFormed),
    { minKeys: 1, maxKeys: 3 },
  )
  return fc.record({ parameters, query, body: bodyOf(fieldsOf(endpoint)) }).map(({ parameters, query, body }) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    const search = hasBody(endpoint) ? '' : `?${new URLSearchParams(query)}`
    const object = hasBody(endpoint) ? readObject(body) : {}
    const given = object && fromRequest(endpoint.method, { path: parameters, query, body: () => object })
    return { path: path + search, body: hasBody(endpoint) ? body : undefined, given }
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

const refusedBy = ({ input }: Endpoint, { given, body = '' }: Bad) =>
  !given || Buffer.byteLength(wellFormed(body)) > 64 * 1024 || !z.safeParse(input, given).success

/** So many requests of one creator stay within the endpoint's rate, and within what a creator may have of others'. */
const requestsEach = ({ rate }: Endpoint) => Math.min(15, rate.most)

/**
 * Declares a test per endpoint: of `runs` generated requests that its contract refuses, each is answered 4xx with a
 * code and none leaves anything in any table (but for the rates, which count every request).
 */
export function testBadInput(runs: number, options?: BackendOptions): void {
  const backend = setUpBackend(options)

  describe.each(endpoints)('%s', (_, endpoint) => {
    test(`refuses ${runs} bad requests with a code and stores nothing`, async () => {
      const perCreator = requestsEach(endpoint)
      const creators: Creator[] = []
      for (let made = 0; made * perCreator < runs + 50; made++) creators.push(await makeCreator(backend))
      const before = await backend.everything('limits')
      let sent = 0
      const property = fc.asyncProperty(requestOf(endpoint), async (bad) => {
        fc.pre(refusedBy(endpoint, bad))
        const as = creators[Math.floor(sent / perCreator) % creators.length]?.token
        const address = `10.${sent >> 8}.${sent++ & 255}.1`
        const answer = await backend.request(endpoint.method, bad.path, {
          as,
          address,
          ...(bad.body === undefined ? {} : { body: bad.body }),
        })
        expect([400, 401, 413]).toContain(answer.status)
        // None of these is signed.
        const codes = ['invalid_input', 'too_large', ...(endpoint.caller === 'signed' ? ['unauthenticated'] : [])]
        expect(codes).toContain(ErrorBody.parse(answer.body).error.code)
      })
      await fc.assert(property, { numRuns: runs })
      expect(sent).toBeGreaterThanOrEqual(runs)
      expect(await backend.everything('limits')).toEqual(before)
    })
  })
}
