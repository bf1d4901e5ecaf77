import { describe, expect, test } from 'vitest'
import { clientId, poolId, region } from '#infra/local/deployment.ts'
import type { Config } from '#shared/config.ts'
import { readMailedCode, setUpAuthenticator } from '#test/support/people.ts'
import type { NewUser } from '#web/lib/identity.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'
import { setUpPageBackend } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const provider = lazyCognito(
  async (): Promise<Config> => ({
    region,
    userPoolId: poolId,
    userPoolClientId: clientId,
    cognitoEndpoint: backend.poolOrigin,
    uploadsOrigin: 'http://127.0.0.1:1',
    codesByMail: true,
    passkeys: true,
    payments: true,
    ai: false,
    derivedMetrics: true,
    local: false,
  }),
)
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'))

let people = 0
const newUser = (given: Partial<NewUser> = {}): NewUser => ({
  email: `newcomer@site-${people++}.example`,
  password: 'a long password',
  name: 'Ada',
  locale: 'fr',
  channelUrl: 'https://youtube.com/@ada.löwe?si=x',
  ...given,
})
const signUp = async (given?: Partial<NewUser>) => {
  const user = newUser(given)
  expect(await provider.signUp(user)).toMatchObject({ status: 'code_sent' })
  return user
}
/** Confirms an address as the site does. Returns the status. */
const confirm = async (user: string, code: string) => {
  const body = { user, code, password: 'a long password' }
  return (await backend.request('POST', '/api/account/confirm-sign-up', { body })).status
}
const signUpAndConfirm = async () => {
  const user = await signUp()
  expect(await confirm(user.email, readMailedCode(backend, user.email))).toBe(200)
  return user
}
const signIn = async ({ email, password }: NewUser) => {
  const outcome = await provider.signIn(email, password)
  if (outcome.status !== 'signed_in') throw new Error(outcome.status)
  return outcome.tokens
}

describe('signing up', () => {
  test('sends a code in the language of the screen and saves the given details', async () => {
    const user = newUser()
    const outcome = await provider.signUp(user)
    expect(outcome).toEqual({ status: 'code_sent', userSub: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(backend.mails(user.email)[0]?.subject).toBe('Confirmez votre adresse e-mail')
    expect(await confirm(user.email, readMailedCode(backend, user.email))).toBe(200)
    expect(await backend.items('accounts')).toContainEqual(
      expect.objectContaining({ name: 'Ada', locale: 'fr', channelUrl: user.channelUrl }),
    )
  })

  test('accepts a user without a channel', async () => {
    const user = newUser({ channelUrl: null })
    expect(await provider.signUp(user)).toMatchObject({ status: 'code_sent' })
    expect(await confirm(user.email, readMailedCode(backend, user.email))).toBe(200)
    const account = (await backend.items('accounts')).find(({ email }) => email === user.email)
    expect(account).toMatchObject({ name: 'Ada' })
    expect(account).not.toHaveProperty('channelUrl')
  })

  test('sends another code to an unconfirmed address, with the same response', async () => {
    const { email } = await signUp()
    const first = readMailedCode(backend, email)
    expect(await provider.signUp(newUser({ email, password: 'another password' }))).toEqual({ status: 'code_sent' })
    expect(await confirm(email, first)).toBe(400)
    expect(await confirm(email, readMailedCode(backend, email))).toBe(200)
  })

  test('recognizes a confirmed address in any case and sends it no email', async () => {
    const { email } = await signUpAndConfirm()
    const mails = backend.mails(email).length
    expect(await provider.signUp(newUser({ email: email.toUpperCase() }))).toEqual({ status: 'exists' })
    expect(backend.mails(email)).toHaveLength(mails)
  })

  test.each(['short', ' with a space before', 'with a space after '])('rejects the password %j', async (password) => {
    expect(await provider.signUp(newUser({ password }))).toEqual({ status: 'weak_password' })
  })

  test('fails when the user pool is unreachable', async () => {
    interceptor.respond = failToFetch
    expect(await provider.signUp(newUser())).toEqual({ status: 'unavailable' })
  })
})

describe('resending a code', () => {
  test('uses the language of the screen, up to the rate limit', async () => {
    const { email } = await signUp()
    expect(await provider.resendCode(email, 'es')).toBe('sent')
    expect(backend.mails(email)[0]?.subject).toBe('Tu nuevo código de confirmación')
    const outcomes: string[] = []
    for (let time = 0; time < 20; time++) outcomes.push(await provider.resendCode(email, 'es'))
    expect(outcomes.at(-1)).toBe('limited')
  })

  test.each(['confirmed', 'unknown'])('returns the same response for an address that is %s', async (kind) => {
    const email = kind === 'unknown' ? 'nobody@example.com' : (await signUpAndConfirm()).email
    expect(await provider.resendCode(email, 'en')).toBe('sent')
  })
})

describe('a forgotten password', () => {
  test('is reset with an emailed code, which ends the existing sessions', async () => {
    const user = await signUpAndConfirm()
    const { refreshToken } = await signIn(user)
    expect(await provider.forgotPassword(user.email, 'en')).toBe('sent')
    expect(backend.mails(user.email)[0]?.subject).toBe('Reset your password')
    const code = readMailedCode(backend, user.email)
    expect(await provider.confirmForgotPassword(user.email, code, 'short')).toBe('weak_password')
    expect(await provider.confirmForgotPassword(user.email, code, 'quite another one')).toBe('changed')
    expect(await provider.signIn(user.email, user.password)).toEqual({ status: 'refused' })
    expect(await provider.signIn(user.email, 'quite another one')).toMatchObject({ status: 'signed_in' })
    await expect(provider.refresh(refreshToken)).rejects.toMatchObject({ isRetryable: false })
  })

  test.each(['unknown', 'unconfirmed'])(
    'sends no email to an address that is %s, with the same response',
    async (kind) => {
      const email = kind === 'unknown' ? 'nobody-at-all@example.com' : (await signUp()).email
      const mails = backend.mails(email).length
      expect(await provider.forgotPassword(email, 'en')).toBe('sent')
      expect(backend.mails(email)).toHaveLength(mails)
      expect(await provider.confirmForgotPassword(email, '123456', 'quite another one')).toBe('wrong_code')
    },
  )
})

describe('a login code by email', () => {
  const begin = async (email: string) => {
    const outcome = await provider.sendSignInCode(email, 'es')
    if (outcome.status !== 'code_sent') throw new Error(outcome.status)
    return outcome
  }

  test('signs in', async () => {
    const { email } = await signUpAndConfirm()
    const { answer } = await begin(email)
    expect(backend.mails(email)[0]?.subject).toBe('Tu código de acceso')
    expect(await answer('1')).toEqual({ status: 'refused' })
    expect(await answer(readMailedCode(backend, email))).toMatchObject({
      status: 'signed_in',
      tokens: { expiresIn: 900, refreshToken: expect.any(String) },
    })
  })

  test('is not sent to an unknown address or to a user with an authenticator app, with the same response', async () => {
    const ada = await backend.signUpUser()
    await setUpAuthenticator(backend, ada)
    const mails = backend.mails(ada.email).length
    for (const email of [ada.email, 'nobody@example.com']) {
      expect(await (await begin(email)).answer('12345678')).toEqual({ status: 'refused' })
    }
    expect(backend.mails(ada.email)).toHaveLength(mails)
  })

  test('requires a confirmed address', async () => {
    const { email } = await signUp()
    expect(await provider.sendSignInCode(email, 'en')).toEqual({ status: 'unconfirmed' })
  })

  test('fails when the user pool is unreachable, before or after the code is sent', async () => {
    const { email } = await signUpAndConfirm()
    const { answer } = await begin(email)
    interceptor.respond = failToFetch
    expect(await provider.sendSignInCode(email, 'en')).toEqual({ status: 'unavailable' })
    expect(await answer('12345678')).toEqual({ status: 'unavailable' })
  })
})

test('reads the user of a token until the session ends', async () => {
  const user = await signUpAndConfirm()
  const { accessToken, refreshToken } = await signIn(user)
  expect(await provider.getUser(accessToken)).toEqual({
    user: { id: expect.any(String), email: user.email, name: 'Ada' },
    isConfirmed: true,
  })
  await provider.revoke(refreshToken)
  await expect(provider.getUser(accessToken)).rejects.toMatchObject({ kind: 'NotAuthorizedException' })
})
