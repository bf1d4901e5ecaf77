import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderMail } from '#functions/services/mail/render.ts'
import { clientId, poolId } from '#infra/local/deployment.ts'
import { hourMs } from '#shared/duration.ts'
import { locales } from '#shared/locale.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'

const backend = setUpBackend()

const base = { version: '1', region: 'us-east-1', userPoolId: poolId, callerContext: { clientId } }
const code = '{####}'

describe('custom-message', () => {
  const createEvent = (
    triggerSource: string,
    userAttributes: Record<string, string> = {},
    clientMetadata?: Record<string, string>,
  ) => ({
    ...base,
    userName: 'user 1/2',
    triggerSource,
    request: { userAttributes, codeParameter: code, usernameParameter: null, linkParameter: '', clientMetadata },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
  const write = (event: object) => backend.invoke('triggers/custom-message', event)
  const url = `${siteUrl}/auth/verify-email#user=user%201%2F2&code=${code}`

  const kinds = [
    ['CustomMessage_SignUp', 'verify_address'],
    ['CustomMessage_ResendCode', 'resend_code'],
    ['CustomMessage_ForgotPassword', 'forgotten_password'],
    ['CustomMessage_Authentication', 'sign_in_code'],
  ] as const

  test.each(kinds.flatMap(([source, kind]) => locales.map((locale) => [source, locale, kind] as const)))(
    "writes %s in the account's language: %s",
    async (source, locale, kind) => {
      const { subject, html } = renderMail(kind, locale, { code, url })
      const event = createEvent(source, { locale })
      expect(await write(event)).toEqual({
        ...event,
        response: { ...event.response, emailSubject: subject, emailMessage: html },
      })
    },
  )

  test('prefers the language of the requesting screen', async () => {
    const response = await write(createEvent('CustomMessage_SignUp', { locale: 'en' }, { locale: 'fr-CA' }))
    expect(response).toMatchObject({ response: { emailSubject: 'Confirmez votre adresse e-mail' } })
  })

  test('links to the site with user and code in the fragment', async () => {
    const response = JSON.stringify(await write(createEvent('CustomMessage_SignUp')))
    expect(response).toContain(`href=\\"${url.replace('&', '&amp;')}\\"`)
  })

  test('contains nothing that a stranger chose', async () => {
    const nasty = 'Click https://evil.test now'
    const typed = { name: nasty, 'custom:youtube_channel': nasty, locale: nasty, email: 'click.evil.test@example.com' }
    for (const [source] of kinds) {
      const event = createEvent(source, typed, { locale: nasty, note: nasty })
      const { response } = (await write(event)) as { response: object }
      expect(JSON.stringify(response)).not.toContain('evil')
    }
  })

  test.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])(
    'sends no code for another address: %s',
    async (source) => {
      await expect(write(createEvent(source))).rejects.toThrow('account/email')
    },
  )

  test('does not let an access token alone change the address in Cognito', async () => {
    const { userId, email, tokens } = await backend.signUpUser()
    const call = (target: string, more: object) =>
      fetch(backend.poolOrigin, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
        },
        body: JSON.stringify({ AccessToken: tokens.accessToken, ...more }),
      })
    const before = backend.mails().length
    const UserAttributes = [{ Name: 'email', Value: 'thief@example.com' }]
    const responses = [
      await call('UpdateUserAttributes', { UserAttributes }),
      await call('GetUserAttributeVerificationCode', { AttributeName: 'email' }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ __type: 'UserLambdaValidationException' })
    }
    expect(backend.mails().length).toBe(before)
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await fetchProfile(userId)).toMatchObject({ email })
  })

  test("keeps Cognito's text of unknown mails", async () => {
    const event = createEvent('CustomMessage_AdminCreateUser')
    expect(await write(event)).toEqual(event)
  })
})

describe('pre-sign-up', () => {
  const sourceOf = (triggerSource: string) => (email: string) => ({
    ...base,
    userName: 'a-new-sub',
    triggerSource,
    request: { userAttributes: { email } },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  const signingUp = sourceOf('PreSignUp_SignUp')
  const signUp = (email: string) => backend.invoke('triggers/pre-sign-up', signingUp(email))
  const repeat = (times: number, run: () => Promise<unknown>) => Promise.all(Array.from({ length: times }, run))
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / hourMs) * hourMs }))
  afterEach(() => void vi.useRealTimers())

  test('limits the sign-ups of an hour with addresses at one domain and its subdomains', async () => {
    for (let person = 0; person < 20; person++) await backend.register({}, `${person}@a.evil.example`)
    await expect(backend.register({}, 'last@B.evil.example')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error too_many_requests.',
    })
    expect(backend.mails('last@b.evil.example')).toEqual([])
    await backend.register({}, 'ann@good.example')
    vi.setSystemTime(Date.now() + hourMs)
    await backend.register({}, 'last@b.evil.example')
  })

  test.each([
    ['a@one.co.uk', 'b@other.co.uk'],
    ['a@gmail.com.example', 'b@gmail.com'],
  ])('counts %s apart from %s', async (one, other) => {
    await repeat(20, () => signUp(one))
    await expect(signUp(one)).rejects.toThrow('too_many_requests')
    expect(await signUp(other)).toEqual(signingUp(other))
  })

  test.each(['Yahoo.co.uk', 'hotmail.it', 'comcast.net', 'qq.com'])(
    'admits more addresses at %s, which thousands of people share',
    async (domain) => {
      await repeat(30, () => signUp(`ann@${domain}`))
    },
  )

  test('allows more sign-ups with one domain behind a firewall', async () => {
    vi.stubEnv('FIREWALL', 'on')
    vi.resetModules()
    const { limitSignUps } = await import('#functions/services/accounts/sign-up-limit.ts')
    await repeat(30, () => limitSignUps('ann@company.example'))
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('stores no domain', async () => {
    await signUp('ann@ann-the-creator.example')
    expect(JSON.stringify(await backend.items('limits'))).not.toContain('creator')
  })

  test.each(['PreSignUp_ExternalProvider', 'PreSignUp_Invented'])(
    'refuses %s, which nothing here checks',
    async (source) => {
      const event = sourceOf(source)('ann@example.com')
      await expect(backend.invoke('triggers/pre-sign-up', event)).rejects.toThrow('this way to sign up is not open')
    },
  )

  test('counts no users that the operator creates', async () => {
    const create = sourceOf('PreSignUp_AdminCreateUser')
    await repeat(21, () => backend.invoke('triggers/pre-sign-up', create('ann@school.example')))
  })
})

describe('post-confirmation', () => {
  const confirmed = (sub: string, triggerSource: string) => ({
    ...base,
    userName: sub,
    triggerSource,
    request: { userAttributes: { sub, email: 'ann@example.com', name: 'Ann', locale: 'fr', email_verified: 'true' } },
    response: {},
  })
  const confirm = (event: object) => backend.invoke('triggers/post-confirmation', event)
  const accountOf = async (sub: string) => (await backend.items('accounts')).filter(({ userId }) => userId === sub)

  test('leaves a sign-up to account/confirm-sign-up', async () => {
    const event = confirmed('ann', 'PostConfirmation_ConfirmSignUp')
    expect(await confirm(event)).toEqual(event)
    expect(await accountOf('ann')).toEqual([])
  })

  test('creates the account at a password reset, if the confirmation was interrupted', async () => {
    const { userId } = await backend.register()
    const event = confirmed(userId, 'PostConfirmation_ConfirmForgotPassword')
    expect(await confirm(event)).toEqual(event)
    const first = await accountOf(userId)
    expect(first).toMatchObject([{ name: 'Ann', locale: 'fr', plan: 'free', email: 'ann@example.com' }])
    await Promise.all([confirm(event), confirm(event)])
    expect(await accountOf(userId)).toEqual(first)
  })

  test('creates no account for a user who is being deleted, and mails nothing', async () => {
    const [leaving, closed] = [await backend.register(), await backend.register()]
    const { createDeletion } = await import('#functions/store/deletions.ts')
    await createDeletion(leaving.userId, { email: leaving.email })
    await createDeletion(closed.userId, {})
    const mails = backend.mails('ann@example.com').length
    await confirm(confirmed(leaving.userId, 'PostConfirmation_ConfirmForgotPassword'))
    const reset = confirmed(closed.userId, 'PostConfirmation_ConfirmForgotPassword')
    await expect(confirm(reset)).rejects.toThrow('sign_up_removed')
    for (const { userId } of [leaving, closed]) expect(await accountOf(userId)).toEqual([])
    expect(backend.mails('ann@example.com')).toHaveLength(mails)
  })

  test('fails when it cannot end the sessions, so that the user resets the password again', async () => {
    const { userId } = await backend.signUpUser()
    const outage = mockClient(DynamoDBDocumentClient).rejects(new Error('down'))
    onTestFinished(() => outage.restore())
    await expect(confirm(confirmed(userId, 'PostConfirmation_ConfirmForgotPassword'))).rejects.toThrow('down')
  })
})
