import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  browser,
  call,
  called,
  clientId,
  handled,
  newcomer,
  type Pool,
  password,
  poolId,
  startPool,
} from './cognito-client.ts'

const named = (code: string, message?: string) => expect.objectContaining({ code, ...(message ? { message } : {}) })
const minutes = 60_000

describe('a user through the browser library', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())

  it('signs up, is refused unconfirmed, confirms with the code out of the mail, and signs in', async () => {
    const email = 'Ann@Example.com'
    const result = await pool.signUp(email, { attributes: { name: 'Ann', 'custom:youtube_channel': '@ann' } })
    expect(result).toMatchObject({
      userConfirmed: false,
      codeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    })
    expect(pool.mails.at(-1)).toMatchObject({ to: 'ann@example.com', trigger: 'CustomMessage_SignUp' })
    await expect(pool.signIn(email)).rejects.toEqual(named('UserNotConfirmedException'))
    const wrong = pool.code() === '000001' ? '000002' : '000001'
    const confirm = (code: string) => called((done) => pool.user(email).confirmRegistration(code, true, done))
    await expect(confirm(wrong)).rejects.toEqual(named('CodeMismatchException'))
    await confirm(pool.code())
    await expect(confirm(pool.code())).rejects.toEqual(
      named('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
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

  it('refuses an address that is taken, confirmed or not, in any case', async () => {
    await pool.signUp('twice@example.com')
    const taken = named('UsernameExistsException', 'An account with the given email already exists.')
    await expect(pool.signUp('TWICE@example.com')).rejects.toEqual(taken)
    await called((done) => pool.user('twice@example.com').confirmRegistration(pool.code(), true, done))
    await expect(pool.signUp('twice@example.com')).rejects.toEqual(taken)
  })

  it('sends another code on request, which replaces the first', async () => {
    await pool.signUp('again@example.com')
    const first = pool.code()
    const sent = await called((done) => pool.user('again@example.com').resendConfirmationCode(done))
    expect(sent).toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@e***' } })
    expect(pool.mails.at(-1)?.trigger).toBe('CustomMessage_ResendCode')
    const confirm = (code: string) =>
      called((done) => pool.user('again@example.com').confirmRegistration(code, true, done))
    if (first !== pool.code()) await expect(confirm(first)).rejects.toEqual(named('CodeMismatchException'))
    await confirm(pool.code())
    await expect(called((done) => pool.user('again@example.com').resendConfirmationCode(done))).rejects.toEqual(
      named('InvalidParameterException', 'User is already confirmed.'),
    )
  })

  it('reads and changes attributes, and nothing that the client may not write', async () => {
    await newcomer(pool, 'attributes@example.com')
    const { who } = await pool.signIn('attributes@example.com')
    const update = (Name: string, Value: string) =>
      called((done) => who.updateAttributes([new CognitoUserAttribute({ Name, Value })], done))
    await update('custom:youtube_channel', 'https://youtube.com/@x')
    const read = await called<CognitoUserAttribute[]>((done) => who.getUserAttributes(done))
    expect(Object.fromEntries(read?.map((one) => [one.getName(), one.getValue()]) ?? [])).toEqual({
      sub: expect.any(String),
      email: 'attributes@example.com',
      email_verified: 'true',
      'custom:youtube_channel': 'https://youtube.com/@x',
    })
    const unauthorized = named('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    for (const name of ['email_verified', 'sub', 'custom:plan', 'nickname', '__proto__']) {
      await expect(update(name, 'true'), name).rejects.toEqual(unauthorized)
    }
    await expect(pool.signUp('other@example.com', { attributes: { 'custom:plan': 'pro' } })).rejects.toEqual(
      unauthorized,
    )
    await expect(update('custom:youtube_channel', 'x'.repeat(201))).rejects.toEqual(
      named(
        'InvalidParameterException',
        'Attributes did not conform to the schema: custom:youtube_channel: String must be no longer than 200 characters',
      ),
    )
  })

  it('changes the password, and forgets the old one', async () => {
    const email = 'change@example.com'
    await newcomer(pool, email)
    const { who } = await pool.signIn(email)
    const change = (from: string, to: string) => called((done) => who.changePassword(from, to, done))
    await expect(change('Wrong-horse-1', 'Another-horse-2')).rejects.toEqual(named('NotAuthorizedException'))
    await expect(change(password, 'short')).rejects.toEqual(named('InvalidPasswordException'))
    await change(password, 'Another-horse-2')
    await expect(pool.signIn(email)).rejects.toEqual(named('NotAuthorizedException', 'Incorrect username or password.'))
    await pool.signIn(email, 'Another-horse-2')
  })

  it('resets a forgotten password, and with it every session', async () => {
    const email = 'forgot@example.com'
    await newcomer(pool, email)
    const { session } = await pool.signIn(email)
    const sent = await handled((handlers) => pool.user(email).forgotPassword(handlers))
    expect(sent).toMatchObject({ CodeDeliveryDetails: { Destination: 'f***@e***' } })
    expect(pool.mails.at(-1)?.trigger).toBe('CustomMessage_ForgotPassword')
    const reset = (code: string, pass: string) =>
      handled((handlers) => pool.user(email).confirmPassword(code, pass, handlers))
    await expect(reset(pool.code(), 'short')).rejects.toEqual(named('InvalidPasswordException'))
    await reset(pool.code(), 'Forgotten-horse-3')
    await expect(reset(pool.code(), 'Forgotten-horse-4')).rejects.toEqual(named('ExpiredCodeException'))
    await pool.signIn(email, 'Forgotten-horse-3')
    const read = await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })
    expect(read.body).toEqual({ __type: 'NotAuthorizedException', message: 'Access Token has been revoked' })
  })

  it('refreshes: new tokens of the same sign-in', async () => {
    await newcomer(pool, 'refresh@example.com')
    const { who, session } = await pool.signIn('refresh@example.com')
    pool.advance(10 * minutes)
    await called((done) => who.refreshSession(session.getRefreshToken(), done))
    const [before, after] = [session, who.getSignInUserSession()].map((one) => one?.getAccessToken().payload)
    expect(after).toMatchObject({ auth_time: before?.auth_time, origin_jti: before?.origin_jti, sub: before?.sub })
    expect(after?.jti).not.toBe(before?.jti)
    expect(after?.exp).toBeGreaterThanOrEqual(before?.exp + 10 * 60)
  })

  it('signs out here by revoking the refresh token, and everywhere at once', async () => {
    await newcomer(pool, 'out@example.com')
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => pool.signIn('out@example.com')))
    if (!first || !second || !third) throw new Error('three sessions')
    const read = async ({ session }: typeof first) =>
      (await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })).body.message
    await new Promise<void>((resolve) => first.who.signOut(resolve))
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
    expect(await handled<string>((handlers) => third.who.globalSignOut(handlers))).toBe('SUCCESS')
    expect(await read(third)).toBe('Access Token has been revoked')
  })

  it('deletes itself', async () => {
    await newcomer(pool, 'gone@example.com')
    const { who, session } = await pool.signIn('gone@example.com')
    await called((done) => who.deleteUser(done))
    await expect(pool.signIn('gone@example.com')).rejects.toEqual(named('NotAuthorizedException'))
    const read = await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })
    expect(read.body.__type).toBe('UserNotFoundException')
  })
})

describe('tokens', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
    await newcomer(pool, 'tokens@example.com', { name: 'Tok' })
  })
  afterAll(() => pool.stop())

  it('carry the claims of Cognito, for 15 minutes, and pass aws-jwt-verify', async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const [access, id] = [session.getAccessToken(), session.getIdToken()]
    const common = {
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      sub: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      auth_time: access.payload.iat,
      origin_jti: id.payload.origin_jti,
      event_id: id.payload.event_id,
      exp: access.payload.iat + 15 * 60,
    }
    expect(pool.verify('access', access.getJwtToken())).toMatchObject({
      ...common,
      token_use: 'access',
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: access.payload.sub,
    })
    expect(pool.verify('id', id.getJwtToken())).toMatchObject({
      ...common,
      token_use: 'id',
      aud: clientId,
      'cognito:username': access.payload.sub,
      email_verified: true,
      name: 'Tok',
    })
    expect(access.payload).not.toHaveProperty('email')
    expect(() => pool.verify('access', id.getJwtToken())).toThrow('Token use not allowed')
  })

  it('are served their keys over HTTP', async () => {
    const { keys } = await (await fetch(`${pool.endpoint}/${poolId}/.well-known/jwks.json`)).json()
    expect(keys).toEqual(pool.cognito.jwks.keys)
    expect(keys[0]).not.toHaveProperty('d')
    expect((await fetch(`${pool.endpoint}/us-east-1_other/.well-known/jwks.json`)).status).toBe(404)
  })

  it('are refused when forged, of the other kind, too old or meaningless', async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const token = session.getAccessToken().getJwtToken()
    const [header, payload = '', signature] = token.split('.')
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'someone-else' }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const tokens = [
      `${header}.${forged}.${signature}`,
      `${none}.${forged}.`,
      session.getIdToken().getJwtToken(),
      'x',
      '',
    ]
    const message = async (AccessToken: string) => (await pool.call('GetUser', { AccessToken })).body.message
    for (const one of tokens) expect(await message(one), one).toBe('Invalid Access Token')
    pool.advance(15 * minutes + 1000)
    expect(await message(token)).toBe('Access Token has expired')
  })

  it('refresh for 30 days, for the client they were made for', async () => {
    const { session } = await pool.signIn('tokens@example.com')
    const refresh = async (token: string) => {
      const request = { ClientId: clientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }
      const { body } = await pool.call('InitiateAuth', request)
      return body.message ?? Object.keys(body.AuthenticationResult)
    }
    const token = session.getRefreshToken().getToken()
    expect(await refresh(token)).toEqual(['AccessToken', 'IdToken', 'ExpiresIn', 'TokenType'])
    expect(await refresh('unheard-of')).toBe('Invalid Refresh Token')
    pool.advance(30 * 24 * 60 * minutes)
    expect(await refresh(token)).toBe('Refresh Token has expired')
    const access = session.getAccessToken().getJwtToken()
    expect((await pool.call('RevokeToken', { ClientId: clientId, Token: access })).body.__type).toBe(
      'UnsupportedTokenTypeException',
    )
  })
})

describe('pools made through the SDK', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())

  async function create(definition: object, client: object) {
    const made = await pool.admin.send(new CreateUserPoolCommand({ PoolName: 'made', ...definition }))
    const UserPoolId = made.UserPool?.Id ?? ''
    const { UserPoolClient } = await pool.admin.send(
      new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'made', ...client }),
    )
    return { poolId: UserPoolId, clientId: UserPoolClient?.ClientId ?? '' }
  }

  it('have their own password policy, schema, readable and writable attributes', async () => {
    const ids = await create(
      {
        Policies: { PasswordPolicy: { MinimumLength: 12, RequireNumbers: true, RequireUppercase: true } },
        Schema: [
          { Name: 'plan', AttributeDataType: 'String', Mutable: false },
          { Name: 'name', AttributeDataType: 'String', Required: true },
        ],
      },
      {
        ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
        WriteAttributes: ['email', 'name', 'custom:plan', 'custom:nothing'],
        ReadAttributes: ['custom:plan'],
      },
    )
    const { signUp, signIn } = browser(pool.endpoint, ids)
    const policy = (rule: string) =>
      named('InvalidPasswordException', `Password did not conform with policy: Password ${rule}`)
    const attributes = { name: 'P', 'custom:plan': 'free' }
    await expect(signUp('p@example.com', { attributes, pass: 'a' })).rejects.toEqual(policy('not long enough'))
    const long = (pass: string) => signUp('p@example.com', { attributes, pass })
    await expect(long('LONG-ENOUGH-BUT')).rejects.toEqual(policy('must have numeric characters'))
    await expect(long('long-enough-but-1')).rejects.toEqual(policy('must have uppercase characters'))
    await expect(signUp('p@example.com')).rejects.toEqual(
      named('InvalidParameterException', 'Attributes did not conform to the schema: name: The attribute is required'),
    )
    await expect(signUp('p@example.com', { attributes: { ...attributes, 'custom:nothing': 'x' } })).rejects.toEqual(
      named(
        'InvalidParameterException',
        'Attributes did not conform to the schema: Type for attribute {custom:nothing} could not be determined',
      ),
    )
    await long('Long-enough-and-1')
    await called((done) =>
      browser(pool.endpoint, ids).user('p@example.com').confirmRegistration(pool.code(), true, done),
    )
    const { who, session } = await signIn('p@example.com', 'Long-enough-and-1')
    expect(session.getIdToken().payload).toMatchObject({ 'custom:plan': 'free' })
    expect(session.getIdToken().payload).not.toHaveProperty('email')
    const plan = new CognitoUserAttribute({ Name: 'custom:plan', Value: 'pro' })
    await expect(called((done) => who.updateAttributes([plan], done))).rejects.toEqual(
      named('InvalidParameterException', 'user.custom:plan: Attribute cannot be updated.'),
    )
    await expect(
      called((done) => who.associateSoftwareToken({ associateSecretCode: () => done(null), onFailure: done })),
    ).rejects.toEqual(named('SoftwareTokenMFANotFoundException'))
  })

  it('have their own flows, token lifetimes, revocation and manner with unknown users', async () => {
    const ids = await create(
      {},
      {
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        AccessTokenValidity: 2,
        TokenValidityUnits: { AccessToken: 'hours' },
        EnableTokenRevocation: false,
      },
    )
    const { signUp, user } = browser(pool.endpoint, ids)
    await signUp('flows@example.com')
    await called((done) => user('flows@example.com').confirmRegistration(pool.code(), true, done))
    const start = (AuthFlow: string, USERNAME = 'flows@example.com', PASSWORD = password) =>
      call(pool.endpoint, 'InitiateAuth', {
        ClientId: ids.clientId,
        AuthFlow,
        AuthParameters: { USERNAME, PASSWORD, SRP_A: 'ff' },
      })
    expect((await start('USER_SRP_AUTH')).body.message).toBe('USER_SRP_AUTH flow not enabled for this client')
    expect((await start('USER_PASSWORD_AUTH', 'nobody@example.com')).body.__type).toBe('UserNotFoundException')
    expect((await start('USER_PASSWORD_AUTH', undefined, 'Wrong-horse-1')).body.__type).toBe('NotAuthorizedException')
    const { AuthenticationResult } = (await start('USER_PASSWORD_AUTH')).body
    expect(AuthenticationResult.ExpiresIn).toBe(7200)
    const revoke = { ClientId: ids.clientId, Token: AuthenticationResult.RefreshToken }
    expect((await pool.call('RevokeToken', revoke)).body.__type).toBe('UnsupportedOperationException')
    expect((await pool.call('SignUp', { ClientId: 'none', Username: 'a@b.cc', Password: password })).body).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool client none does not exist.',
    })
  })

  it('keep their users apart', async () => {
    const one = await create({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })
    const other = await create({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })
    for (const ids of [one, other]) await browser(pool.endpoint, ids).signUp('same@example.com')
    const find = (UserPoolId: string) =>
      pool.admin.send(new AdminGetUserCommand({ UserPoolId, Username: 'same@example.com' }))
    expect((await find(one.poolId)).Username).not.toBe((await find(other.poolId)).Username)
    await pool.admin.send(new AdminDeleteUserCommand({ UserPoolId: one.poolId, Username: 'same@example.com' }))
    await expect(find(one.poolId)).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await find(other.poolId)
    await expect(
      pool.admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId: one.poolId, Username: 'same@example.com' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})
