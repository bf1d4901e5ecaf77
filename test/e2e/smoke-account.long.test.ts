import { expect, inject, test } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { findAccountProblems } from '#infra/smoke/account.ts'

const { url } = inject('sharedSystem')

test('the smoke test of an account finds no problem in the system', async () => {
  expect(await findAccountProblems(url, demoLogin)).toEqual([])
})
