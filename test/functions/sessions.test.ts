import { SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import { userPoolClient } from '#infra/pool.ts'
import { daySeconds } from '#shared/duration.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { failAt } from '#test/support/interrupt.ts'
import { callPool, readMailedCode } from '#test/support/people.ts'
import type { SignedUp } from '#test/support/pool.ts'

const backend = setUpBackend()
afterEach(() => void vi.useRealTimers())

const statusOf = async (accessToken: string) =>
  (await backend.request('GET', '/api/account', { as: accessToken })).status
const newPassword = 'a better horse battery'

async function resetPassword({ email }: SignedUp): Promise<string> {
  const user = { ClientId: clientId, Username: email }
  await callPool(backend, 'ForgotPassword', user)
  const ConfirmationCode = readMailedCode(backend, email)
  expect(
    await callPool(backend, 'ConfirmForgotPassword', { ...user, ConfirmationCode, Password: newPassword }),
  ).toEqual({})
  return email
}

async function changePassword({ email, password, tokens }: SignedUp): Promise<string> {
  const body = { current: password, next: newPassword }
  const response = await backend.request('POST', '/api/account/password', { as: tokens.accessToken, body })
  expect(response).toMatchObject({ status: 200, body: { sessionsEnded: true } })
  return email
}

async function changeAddress({ userId, tokens }: SignedUp): Promise<string> {
  const as = tokens.accessToken
  const email = `moved-${userId}@example.com`
  await backend.request('POST', '/api/account/email', { as, body: { email } })
  const code = /^\d{6}$/m.exec(backend.mails(email)[0]?.text ?? '')?.[0]
  const response = await backend.request('POST', '/api/account/email/confirm', { as, body: { email, code } })
  expect(response).toMatchObject({ status: 200, body: {} })
  return email
}

describe.each([
  ['a password reset', resetPassword],
  ['a password change', changePassword],
  ['a change of address', changeAddress],
])('%s', (_, change) => {
  test('ends every session, at our endpoints and at Cognito', async () => {
    const user = await backend.signUpUser()
    const sessions = [user.tokens, await backend.signIn(user.email)]
    for (const { accessToken } of sessions) expect(await statusOf(accessToken)).toBe(200)
    const email = await change(user)
    for (const { accessToken, refreshToken } of sessions) {
      expect(await statusOf(accessToken)).toBe(401)
      const REFRESH_TOKEN = refreshToken
      const refresh = { ClientId: clientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }
      expect(await callPool(backend, 'InitiateAuth', refresh)).toMatchObject({
        message: 'Refresh Token has been revoked',
      })
    }
    expect(await statusOf((await backend.signIn(email)).accessToken)).toBe(200)
  })
})

test.each([
  ['change', changePassword],
  ['reset', resetPassword],
])('after a password %s its owner gets a mail with a link to the reset', async (_, change) => {
  const user = await backend.signUpUser({ locale: 'fr' })
  await change(user)
  const [mail] = backend.mails(user.email)
  expect(mail).toMatchObject({ subject: 'Votre mot de passe a été modifié' })
  expect(mail?.text).toContain(`${siteUrl}/forgot-password`)
})

test('a password change succeeds while mail is down, and the log does not hold the address', async () => {
  expectErrors()
  const user = await backend.signUpUser()
  const ses = mockClient(SESv2Client).rejects(new Error(`Email address is not verified: ${user.email}`))
  await changePassword(user)
  ses.restore()
  expect(console.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(user.email)
})

describe('changing the password', () => {
  test('is reported with sessions left when Cognito does not end them; our endpoints refuse them', async () => {
    expectErrors()
    const { userId, password, tokens } = await backend.signUpUser()
    const old = tokenSignedInAgo(backend, userId, 60)
    const failing = await failAt(({ name }) => name === 'AdminUserGlobalSignOutCommand')
    const body = { current: password, next: newPassword }
    const response = await backend
      .request('POST', '/api/account/password', { as: tokens.accessToken, body })
      .finally(failing.restore)
    expect(response).toMatchObject({ status: 200, body: { sessionsEnded: false } })
    expect(await statusOf(old)).toBe(401)
  })

  test('sets it, and refuses a wrong current one', async () => {
    const { email, password, tokens } = await backend.signUpUser()
    const change = (current: string, next: string) =>
      backend.request('POST', '/api/account/password', { as: tokens.accessToken, body: { current, next } })
    expect(await change('not the password', newPassword)).toMatchObject({
      status: 400,
      body: { error: { code: 'password_incorrect' } },
    })
    expect(await change(password, 'short')).toMatchObject({ body: { error: { fields: { next: 'too_short' } } } })
    expect(await change(password, ' with a space')).toMatchObject({ body: { error: { fields: { next: 'invalid' } } } })
    expect(await change(password, newPassword)).toMatchObject({ status: 200 })
    const signIn = (PASSWORD: string) =>
      callPool(backend, 'InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD },
      })
    expect(await signIn(password)).toMatchObject({ __type: 'NotAuthorizedException' })
    expect(await signIn(newPassword)).toMatchObject({ AuthenticationResult: {} })
  })
})

describe('a revocation', () => {
  const second = 1_800_000_000
  /** Returns the status of a request with a token that Cognito does not know, and so refuses if it is asked. */
  async function statusAt(now: number, authTime: number): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 + 900 })
    const { userId } = await makeCreator(backend)
    const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
    await revokeAccessTokens(userId)
    vi.setSystemTime(now * 1000)
    return statusOf(backend.tokenFor(userId, { claims: { auth_time: authTime } }))
  }

  test.each([
    ['refuses a session of an earlier second', second - 1, second + 1, 401],
    ['accepts a session of a later second without asking Cognito', second + 1, second + 2, 200],
    ['asks Cognito about a session of the same second', second, second + 1, 401],
    ['accepts it once no token from before the revocation is valid', second, second + 901, 200],
  ])('%s', async (_, authTime, now, status) => {
    expect(await statusAt(now, authTime)).toBe(status)
  })

  test('is deleted once no session that it ended can have a valid token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 })
    const { userId } = await makeCreator(backend)
    const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
    await revokeAccessTokens(userId)
    const { deleteIfExpired } = await import('#functions/store/expired-items.ts')
    const lifetime = userPoolClient.RefreshTokenValidity * daySeconds + userPoolClient.AccessTokenValidity * 60
    const isDeletedAt = (after: number) => deleteIfExpired('revocations', { userId }, (second + after) * 1000)
    expect(await isDeletedAt(lifetime)).toBe(false)
    expect(await isDeletedAt(lifetime + 1)).toBe(true)
  })

  test('of an account that is being deleted stays until the deletion is over', async () => {
    const { userId } = await makeCreator(backend)
    const { createDeletion, getDeletion } = await import('#functions/store/deletions.ts')
    const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
    await revokeAccessTokens(userId)
    const deletion = await createDeletion(userId, {})
    await revokeAccessTokens(userId)
    expect((await backend.items('revocations')).find((item) => item.userId === userId)).toEqual(deletion)
    expect(await getDeletion(userId)).toEqual(deletion)
  })

  test('knows how long an access token is valid', async () => {
    const { accessTokenSeconds } = await import('#functions/lib/revocations.ts')
    expect(accessTokenSeconds).toBe(userPoolClient.AccessTokenValidity * 60)
  })
})
