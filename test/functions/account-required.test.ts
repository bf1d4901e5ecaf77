import { expect, test } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { jsonEndpoints } from '#test/support/json-endpoints.ts'
import { callPool, readMailedCode } from '#test/support/people.ts'

const backend = setUpBackend()

test('a user who was confirmed at Cognito and has no account can only delete the login, or reset the password', async () => {
  const { email } = await backend.register()
  const code = { ClientId: clientId, Username: email, ConfirmationCode: readMailedCode(backend, email) }
  expect(await callPool(backend, 'ConfirmSignUp', code)).not.toHaveProperty('__type')
  const { accessToken: as } = await backend.signIn(email)
  for (const [name, { method, path, caller, forDeleted, withoutAccount }] of jsonEndpoints) {
    if (caller !== 'user' || forDeleted || withoutAccount) continue
    const body = method === 'POST' || method === 'PATCH' ? { body: {} } : {}
    const response = await backend.request(method, path.replace(/\{\w+\}/g, '0'.repeat(26)), { as, ...body })
    expect(response, name).toMatchObject(errorResponse(403, 'account_missing'))
  }
  expect(Object.values(await backend.everything('limits')).flat()).toEqual([])

  const user = { ClientId: clientId, Username: email }
  await callPool(backend, 'ForgotPassword', user)
  const ConfirmationCode = readMailedCode(backend, email)
  await callPool(backend, 'ConfirmForgotPassword', { ...user, ConfirmationCode, Password: 'chosen at the reset' })
  const { accessToken } = await backend.signIn(email)
  expect(await backend.request('GET', '/api/account', { as: accessToken })).toMatchObject({ status: 200 })
})

test('a user without an account can delete the login', async () => {
  const { email } = await backend.register()
  const code = { ClientId: clientId, Username: email, ConfirmationCode: readMailedCode(backend, email) }
  await callPool(backend, 'ConfirmSignUp', code)
  const { accessToken: as } = await backend.signIn(email)
  expect(await backend.request('DELETE', '/api/account', { as })).toMatchObject({
    status: 200,
    body: { finished: true },
  })
  await expect(backend.register({}, email)).resolves.toMatchObject({ email })
})
