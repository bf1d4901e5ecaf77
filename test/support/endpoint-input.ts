import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { operations } from '#shared/openapi/operations.ts'

/** Texts in the forms of our ids, hashes and tokens, and of a channel's id. */
const formsOfIds = [
  ...[20, 26, 43, 64].map((length) => '0'.repeat(length)),
  crypto.randomUUID(),
  `${'0'.repeat(64)}.YQ`,
  `UC${'0'.repeat(22)}`,
]

/**
 * Returns whether texts with a pattern are ids, hashes, tokens or positions in a list: single words of such a length.
 */
function isPatternOfId(pattern: string): boolean {
  const form = new RegExp(pattern, 'u')
  return formsOfIds.some((text) => form.test(text)) && !form.test('two words')
}

/** Returns whether the input of an endpoint can name an item: by its path, or by a text in the form of an id. */
export function takesId({ input, path }: Endpoint): boolean {
  const patterns: string[] = []
  z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema: { pattern } }) => {
      if (pattern !== undefined) patterns.push(pattern)
    },
  })
  return path.includes('{') || patterns.some(isPatternOfId)
}

const examples: Readonly<Partial<Record<EndpointName, { readonly example: object }>>> = operations

/**
 * Returns an input of an endpoint: the example of its documentation, if there is one, with `id` for each name in its
 * path. Returns `undefined` if the endpoint rejects that.
 */
export function findInput(name: EndpointName, id: string): Readonly<Record<string, unknown>> | undefined {
  const definition = endpoints.find(([one]) => one === name)?.[1]
  const inPath = [...(definition?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, field = '']) => [field, id] as const)
  const input = { ...examples[name]?.example, ...Object.fromEntries(inPath) }
  return definition && z.safeParse(definition.input, input).success ? input : undefined
}

/** Returns an input as {@link findInput} does, with an id that no item has. */
export const findAnyInput = (name: EndpointName): Readonly<Record<string, unknown>> | undefined =>
  formsOfIds.map((id) => findInput(name, id)).find((input) => input !== undefined)
