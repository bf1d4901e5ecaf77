import { describe, expect, test } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { callPool, readMailedCode } from '#test/support/people.ts'

const backend = setUpBackend()
const password = 'of the victim'

const confirm = (user: string, code: string, chosen = password, address?: string) =>
  backend.request('POST', '/api/account/confirm-sign-up', { address, body: { user, code, password: chosen } })
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
  ])('can try twenty codes a day for %s', async (_, name) => {
    const user = await name()
    for (let attempt = 0; attempt < 20; attempt++)
      expect(await confirm(user, '000000')).toMatchObject(errorResponse(400, 'code_incorrect'))
    expect(await confirm(user.toUpperCase(), '000000')).toMatchObject(errorResponse(429, 'too_many_requests'))
  })

  test('does not block the owner of the code on another network', async () => {
    const { email } = await backend.register()
    for (let attempt = 0; attempt < 30; attempt++) await confirm(email, '000000', password, `203.0.113.${attempt % 3}`)
    expect(await confirm(email, '000000', password, '203.0.113.9')).toMatchObject({ status: 429 })
    // The emulated Cognito, too, refuses a code after wrong ones.
    await callPool(backend, 'ResendConfirmationCode', { ClientId: clientId, Username: email })
    expect(await confirm(email, readMailedCode(backend, email), password, '198.51.100.1')).toMatchObject({
      status: 200,
    })
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

test('only the password that came with the code signs in', async () => {
  const { email } = await backend.register()
  const signIn = (PASSWORD: string) =>
    callPool(backend, 'InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD, PREFERRED_CHALLENGE: 'PASSWORD' },
    })
  const code = readMailedCode(backend, email)
  expect(await confirm(email, code, 'password1')).toMatchObject(errorResponse(400, 'password_common'))
  expect(await confirm(email, code, 'of the holder')).toMatchObject({ status: 200 })
  expect(await signIn('of the holder')).toMatchObject({ AuthenticationResult: expect.anything() })
  expect(await signIn(password)).not.toHaveProperty('AuthenticationResult')
})

describe('name, language and channel sent with the code', () => {
  const earlierDetails = { name: 'Eve', locale: 'fr', 'custom:youtube_channel': 'youtube.com/@tilted_fiddle' }
  const details = { name: ' Ada Löwe ', locale: 'es', channelUrl: 'youtube.com/@pocketorrery' }
  const confirmWith = async (email: string, given: object) =>
    backend.request('POST', '/api/account/confirm-sign-up', {
      body: { user: email, code: readMailedCode(backend, email), password, ...given },
    })
  const itemOf = async (user: string) => (await backend.items('accounts')).find(({ userId }) => userId === user)

  test('replace those of an earlier sign-up with the address, in the pool too', async () => {
    const { userId, email } = await backend.register(earlierDetails)
    expect(await confirmWith(email, details)).toMatchObject({ status: 200 })
    const expected = { ...details, name: 'Ada Löwe' }
    expect(await itemOf(userId)).toMatchObject(expected)
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await fetchProfile(userId)).toEqual({ email, ...expected })
  })

  test('leave the account without a channel if the user named none', async () => {
    const { userId, email } = await backend.register(earlierDetails)
    expect(await confirmWith(email, { ...details, channelUrl: null })).toMatchObject({ status: 200 })
    expect(await itemOf(userId)).not.toHaveProperty('channelUrl')
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await fetchProfile(userId)).toEqual({ email, name: 'Ada Löwe', locale: 'es' })
  })

  test('are taken from the sign-up where they are left out', async () => {
    const { userId, email } = await backend.register(earlierDetails)
    expect(await confirmWith(email, { name: 'Ada' })).toMatchObject({ status: 200 })
    expect(await itemOf(userId)).toMatchObject({ name: 'Ada', locale: 'fr', channelUrl: 'youtube.com/@tilted_fiddle' })
  })

  test.each([{ name: 'x'.repeat(101) }, { name: 'Ada\nBcc: eve' }, { locale: 'de' }, { channelUrl: 'x'.repeat(201) }])(
    'are bounded as at sign-up: %j leaves the code valid',
    async (wrong) => {
      const { email } = await backend.register()
      expect(await confirmWith(email, wrong)).toMatchObject(errorResponse(400, 'invalid_input'))
      expect(await confirmWith(email, details)).toMatchObject({ status: 200 })
    },
  )
})
