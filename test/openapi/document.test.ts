import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { commonErrorCodes } from '#shared/errors.ts'
import { describeApi, publicEndpoints } from '#shared/openapi/document.ts'
import { apiErrorTexts } from '#shared/openapi/errors.ts'
import { reference } from '#web/features/developers/reference.ts'

const description = describeApi('https://viewcraft.example')
const source = JSON.stringify(description)

test('an independent linter finds nothing in the description of the API', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every error that a program can get says what to do, and no other has a text', () => {
  const codes = new Set([...commonErrorCodes, ...publicEndpoints.flatMap(([, { errors }]) => errors)])
  expect(Object.keys(apiErrorTexts).sort()).toEqual([...codes].sort())
})

test('every example of a response matches its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(description, 'api')
  for (const { id, path, method, example } of reference.groups.flatMap((group) => group.operations)) {
    const keys = [path.replaceAll('~', '~0').replaceAll('/', '~1'), method.toLowerCase()].join('/')
    const isValid = ajv.compile({ $ref: `api#/paths/${keys}/responses/200/content/application~1json/schema` })
    expect(isValid(example), `${id}: ${JSON.stringify(isValid.errors)}`).toBe(true)
  }
})

test('the description stays small enough to read and to load', () => {
  expect(source.length).toBeLessThan(150_000)
})
