import { RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientId, type Pool, password, promisify, promisifyHandlers, signUpUser, startPool } from './cognito-client.ts'
import { cognitoError } from './cognito-error.ts'

const minutes = 60_000

describe('a user of the browser library', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())

  it('signs up, is refused while unconfirmed, confirms with the code from the mail, and signs in', async () => {
    const email = 'Ann@Example.com'
    const result = await pool.signUp(email, { attributes: { name: 'Ann', 'custom:youtube_channel': '@ann' } })
    expect(result).toMatchObject({
      userConfirmed: false,
      codeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    })
    expect(pool.mails.at(-1)).toMatchObject({ to: 'ann@example.com', trigger: 'CustomMessage_SignUp' })
    await expect(pool.signIn(email)).rejects.toEqual(cognitoError('UserNotConfirmedException'))
    const wrong = pool.code() === '000001' ? '000002' : '000001'
    const confirm = (code: string) => promisify((done) => pool.user(email).confirmRegistration(code, true, done))
    await expect(confirm(wrong)).rejects.toEqual(cognitoError('CodeMismatchException'))
    await confirm(pool.code())
    await expect(confirm(pool.code())).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    )
    const { session } = await pool.signIn(email)
    expect(session.getIdToken().payload).toMatchObject({
      sub: result?.userSub,
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann',
      'custom:youtube_channel': '@ann',
    })
  })

  it('cannot sign up with an address in use, confirmed or not, in any letter case', async () => {
    await pool.signUp('twice@example.com')
    const taken = cognitoError('UsernameExistsException', 'An account with the given email already exists.')
    await expect(pool.signUp('TWICE@example.com')).rejects.toEqual(taken)
    await promisify((done) => pool.user('twice@example.com').confirmRegistration(pool.code(), true, done))
    await expect(pool.signUp('twice@example.com')).rejects.toEqual(taken)
  })

  it('gets another code on request, which replaces the first one', async () => {
    await pool.signUp('again@example.com')
    const first = pool.code()
    const sent = await promisify((done) => pool.user('again@example.com').resendConfirmationCode(done))
    expect(sent).toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@e***' } })
    expect(pool.mails.at(-1)?.trigger).toBe('CustomMessage_ResendCode')
    const confirm = (code: string) =>
      promisify((done) => pool.user('again@example.com').confirmRegistration(code, true, done))
    if (first !== pool.code()) await expect(confirm(first)).rejects.toEqual(cognitoError('CodeMismatchException'))
    await confirm(pool.code())
    await expect(promisify((done) => pool.user('again@example.com').resendConfirmationCode(done))).rejects.toEqual(
      cognitoError('InvalidParameterException', 'User is already confirmed.'),
    )
  })

  it('reads and changes attributes, except those the client may not write', async () => {
    await signUpUser(pool, 'attributes@example.com')
    const { cognitoUser } = await pool.signIn('attributes@example.com')
    const update = (Name: string, Value: string) =>
      promisify((done) => cognitoUser.updateAttributes([new CognitoUserAttribute({ Name, Value })], done))
    await update('custom:youtube_channel', 'https://youtube.com/@x')
    const read = await promisify<CognitoUserAttribute[]>((done) => cognitoUser.getUserAttributes(done))
    expect(Object.fromEntries(read?.map((one) => [one.getName(), one.getValue()]) ?? [])).toEqual({
      sub: expect.any(String),
      email: 'attributes@example.com',
      email_verified: 'true',
      'custom:youtube_channel': 'https://youtube.com/@x',
    })
    const unauthorized = cognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    for (const name of ['email_verified', 'sub', 'custom:plan', 'nickname', '__proto__']) {
      await expect(update(name, 'true'), name).rejects.toEqual(unauthorized)
    }
    await expect(pool.signUp('other@example.com', { attributes: { 'custom:plan': 'pro' } })).rejects.toEqual(
      unauthorized,
    )
    await expect(update('custom:youtube_channel', 'x'.repeat(201))).rejects.toEqual(
      cognitoError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: custom:youtube_channel: String must be no longer than 200 characters',
      ),
    )
  })

  it('changes the password, after which the old one is refused', async () => {
    const email = 'change@example.com'
    await signUpUser(pool, email)
    const { cognitoUser } = await pool.signIn(email)
    const change = (from: string, to: string) => promisify((done) => cognitoUser.changePassword(from, to, done))
    await expect(change('Wrong-horse-1', 'Another-horse-2')).rejects.toEqual(cognitoError('NotAuthorizedException'))
    await expect(change(password, 'short')).rejects.toEqual(cognitoError('InvalidPasswordException'))
    await change(password, 'Another-horse-2')
    await expect(pool.signIn(email)).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'Incorrect username or password.'),
    )
    await pool.signIn(email, 'Another-horse-2')
  })

  it('resets a forgotten password, which revokes no session', async () => {
    const email = 'forgot@example.com'
    await signUpUser(pool, email)
    const { session } = await pool.signIn(email)
    const sent = await promisifyHandlers((handlers) => pool.user(email).forgotPassword(handlers))
    expect(sent).toMatchObject({ CodeDeliveryDetails: { Destination: 'f***@e***' } })
    expect(pool.mails.at(-1)?.trigger).toBe('CustomMessage_ForgotPassword')
    const reset = (code: string, pass: string) =>
      promisifyHandlers((handlers) => pool.user(email).confirmPassword(code, pass, handlers))
    await expect(reset(pool.code(), 'short')).rejects.toEqual(cognitoError('InvalidPasswordException'))
    await reset(pool.code(), 'Forgotten-horse-3')
    await expect(reset(pool.code(), 'Forgotten-horse-4')).rejects.toEqual(cognitoError('ExpiredCodeException'))
    await pool.signIn(email, 'Forgotten-horse-3')
    const read = await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })
    expect(read.body).toMatchObject({ Username: expect.any(String) })
  })

  it('refreshes the tokens of the same sign-in', async () => {
    await signUpUser(pool, 'refresh@example.com')
    const { cognitoUser, session } = await pool.signIn('refresh@example.com')
    pool.advance(10 * minutes)
    await promisify((done) => cognitoUser.refreshSession(session.getRefreshToken(), done))
    const [before, after] = [session, cognitoUser.getSignInUserSession()].map((one) => one?.getAccessToken().payload)
    expect(after).toMatchObject({ auth_time: before?.auth_time, origin_jti: before?.origin_jti, sub: before?.sub })
    expect(after?.jti).not.toBe(before?.jti)
    expect(after?.exp).toBeGreaterThanOrEqual(before?.exp + 10 * 60)
  })

  it('signs out of one session by revoking the refresh token, or of all sessions', async () => {
    await signUpUser(pool, 'out@example.com')
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => pool.signIn('out@example.com')))
    if (!first || !second || !third) throw new Error('three sessions')
    const read = async ({ session }: typeof first) =>
      (await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })).body.message
    await new Promise<void>((resolve) => first.cognitoUser.signOut(resolve))
    expect(await read(first)).toBe('Access Token has been revoked')
    expect(await read(second)).toBeUndefined()
    await pool.admin.send(
      new RevokeTokenCommand({ ClientId: clientId, Token: second.session.getRefreshToken().getToken() }),
    )
    expect(await read(second)).toBe('Access Token has been revoked')
    const AuthParameters = { REFRESH_TOKEN: second.session.getRefreshToken().getToken() }
    const refreshed = await pool.call('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters,
    })
    expect(refreshed.body).toEqual({ __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' })
    expect(await promisifyHandlers<string>((handlers) => third.cognitoUser.globalSignOut(handlers))).toBe('SUCCESS')
    expect(await read(third)).toBe('Access Token has been revoked')
  })

  it('deletes the account', async () => {
    await signUpUser(pool, 'gone@example.com')
    const { cognitoUser, session } = await pool.signIn('gone@example.com')
    await promisify((done) => cognitoUser.deleteUser(done))
    await expect(pool.signIn('gone@example.com')).rejects.toEqual(cognitoError('NotAuthorizedException'))
    const read = await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })
    expect(read.body.__type).toBe('UserNotFoundException')
  })
})
