import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { commonErrorCodes } from '#shared/errors.ts'
import { describeApi, publicEndpoints } from '#shared/openapi/document.ts'
import { apiErrorTexts } from '#shared/openapi/errors.ts'

const source = JSON.stringify(describeApi('https://viewcraft.example'))

test('an independent linter finds nothing in the description of the API', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every error that a program can get says what to do, and no other has a text', () => {
  const codes = new Set([...commonErrorCodes, ...publicEndpoints.flatMap(([, { errors }]) => errors)])
  expect(Object.keys(apiErrorTexts).sort()).toEqual([...codes].sort())
})

test('the description stays small enough to read and to load', () => {
  expect(source.length).toBeLessThan(150_000)
})
