import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { commonErrorCodes } from '#shared/errors.ts'
import { describeApi, publicEndpoints } from '#shared/openapi/document.ts'
import { apiErrorTexts } from '#shared/openapi/errors.ts'
import { requestTexts, responseTexts } from '#shared/openapi/fields.ts'
import { longTest } from '#test/support/long.ts'
import { type JsonSchema, reference } from '#web/features/developers/reference.ts'

const description = describeApi('https://viewcraft.example')
const operations = reference.groups.flatMap((group) => group.operations)
const source = JSON.stringify(description)

longTest('an independent linter finds nothing in the description of the API', async () => {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every error that a program can get says what to do, and no other has a text', () => {
  const codes = new Set([...commonErrorCodes, ...publicEndpoints.flatMap(([, { errors }]) => errors)])
  expect(Object.keys(apiErrorTexts).sort()).toEqual([...codes].sort())
})

test('an operation names only the errors that it can return, and asks for a body only if a field of it is required', () => {
  const list = describedAt('/api/drafts', 'get')
  expect(Object.keys(list.responses)).toEqual(['200', '400', '401', '403', '429', '500', '503'])
  expect(JSON.stringify(list.responses)).not.toContain('Keyed')
  const score = describedAt('/api/titles/score', 'post')
  expect(score.responses).toMatchObject({ 409: { $ref: expect.stringContaining('Keyed') }, 413: {}, 422: {} })
  expect(score.requestBody?.required).toBe(true)
  expect(describedAt('/api/drafts/{id}/versions', 'post').requestBody?.required).toBe(false)
})

const Described = z.object({
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.optional(z.object({ required: z.boolean() })),
})
const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const describedAt = (path: string, method: string) => Described.parse(Paths.parse(description).paths[path]?.[method])

/** Returns the paths of fields without a text, down to the fields of fields. */
function listFieldsWithoutText(schema: JsonSchema, path: string, depth = 2): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  const inner = [...anyOf, ...oneOf, ...(typeof items === 'object' ? [items] : [])]
  return [
    ...inner.flatMap((one) => listFieldsWithoutText(one, path, depth)),
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(property.description ? [] : [`${path}.${name}`]),
      ...(depth > 1 ? listFieldsWithoutText(property, `${path}.${name}`, depth - 1) : []),
    ]),
  ]
}

test('every field has a text, and every text a field', () => {
  const withoutText = [
    ...operations.flatMap(({ id, parameters, body = {}, response }) => [
      ...parameters.flatMap(({ name, schema, description: text }) =>
        (text ?? schema.description) ? [] : [`request of ${id}.${name}`],
      ),
      ...listFieldsWithoutText(body, `request of ${id}`),
      ...listFieldsWithoutText(response, id),
    ]),
    ...reference.objects.flatMap(([name, schema]) => listFieldsWithoutText(schema, name)),
  ]
  expect(withoutText).toEqual([])
  const unused = Object.entries({ ...requestTexts, ...responseTexts }).filter(
    ([, text]) => !source.includes(JSON.stringify(text).slice(1, -1)),
  )
  expect(unused).toEqual([])
})

test('the description stays small enough to read and to load', () => {
  expect(source.length).toBeLessThan(160_000)
})
