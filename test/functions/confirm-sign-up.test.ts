import { describe, expect, test } from 'vitest'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { readMailedCode } from '#test/web/features/people.ts'

const backend = setUpBackend()
const password = 'of the victim'

const confirm = (user: string, code: string, chosen = password) =>
  backend.request('POST', '/api/account/confirm-sign-up', { body: { user, code, password: chosen } })
const verification = async (userId: string) =>
  (await backend.request('GET', `/api/account/verification/${userId}`)).body

describe('a caller without a valid code', () => {
  test('learns nothing about who exists', async () => {
    const [waiting, confirmed] = [await backend.register(), await backend.register()]
    await confirmed.confirm()
    const wrong = readMailedCode(backend, waiting.email) === '000000' ? '111111' : '000000'
    for (const user of [waiting.email, waiting.userId, confirmed.email, 'nobody@example.com'])
      expect(await confirm(user, wrong), user).toMatchObject(errorResponse(400, 'code_incorrect'))
  })

  test.each([
    ['a user', async () => (await backend.register()).email],
    ['nobody', async () => 'nobody-at-all@example.com'],
  ])('has ten attempts at %s', async (_, name) => {
    const user = await name()
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await confirm(user, '000000')).toMatchObject(errorResponse(400, 'code_incorrect'))
    expect(await confirm(user.toUpperCase(), '000000')).toMatchObject(errorResponse(429, 'too_many_requests'))
  })
})

test('the link in the mail names the user by sub', async () => {
  const { userId, email } = await backend.register()
  expect(await confirm(userId, readMailedCode(backend, email))).toMatchObject({ status: 200, body: {} })
  expect(await verification(userId)).toEqual({ confirmed: true })
})

test('a password that Cognito would refuse leaves the code valid', async () => {
  const { email } = await backend.register()
  const code = readMailedCode(backend, email)
  for (const [chosen, problem] of [
    ['short', 'too_short'],
    [' a space first', 'invalid'],
  ] as const)
    expect(await confirm(email, code, chosen)).toMatchObject({ body: { error: { fields: { password: problem } } } })
  expect(await confirm(email, code)).toMatchObject({ status: 200 })
})
