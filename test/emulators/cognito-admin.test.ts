import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CreateUserPoolCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectErrors } from '#test/support/console.ts'
import {
  clientId,
  createPoolClient,
  type Pool,
  password,
  poolId,
  sdk,
  signUpUser,
  startPool,
} from './cognito-client.ts'

const UserPoolId = poolId

describe('an administrator', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool({ grants: { 'account-get': ['AdminGetUser'] } })
  })
  afterAll(() => pool.stop())

  it('confirms a user without a mail, finds it by sub and address, signs it out and deletes it', async () => {
    const sub = (await pool.signUp('seed@example.com', { attributes: { name: 'Seed' } }))?.userSub
    const Username = 'seed@example.com'
    await pool.admin.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }))
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
    await pool.admin.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }))
    const Password = 'Another-horse-2'
    await pool.admin.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))
    const found = await pool.admin.send(new AdminGetUserCommand({ UserPoolId, Username: sub }))
    expect(found).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED', Enabled: true })
    expect(found.UserCreateDate).toEqual(new Date(pool.now()))
    expect(found.UserAttributes).toEqual([
      { Name: 'sub', Value: sub },
      { Name: 'name', Value: 'Seed' },
      { Name: 'email', Value: Username },
      { Name: 'email_verified', Value: 'true' },
    ])
    const { session } = await pool.signIn(Username, Password)
    await pool.admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
    const read = await pool.call('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })
    expect(read.body.message).toBe('Access Token has been revoked')
    await pool.admin.send(new AdminDeleteUserCommand({ UserPoolId, Username }))
    await expect(pool.admin.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
  })

  it('signs a user in with the password', async () => {
    const USERNAME = 'checked@example.com'
    await signUpUser(pool, USERNAME)
    const signIn = (PASSWORD: string) =>
      pool.admin.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId: clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      )
    expect((await signIn(password)).AuthenticationResult?.AccessToken).toMatch(/^ey/)
    await expect(signIn('not this one')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('changes an address immediately, unverified by default', async () => {
    await signUpUser(pool, 'before@example.com')
    const change = (...UserAttributes: { Name: string; Value: string }[]) =>
      pool.admin.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username: 'before@example.com', UserAttributes }),
      )
    await change({ Name: 'email', Value: 'After@example.com' })
    const found = await pool.admin.send(new AdminGetUserCommand({ UserPoolId, Username: 'after@example.com' }))
    expect(found.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' })
  })

  it('lists unconfirmed users and their sign-up time, page by page while they are being deleted', async () => {
    for (let i = 0; i < 5; i++) await pool.signUp(`idle-${i}@example.com`)
    const list = (rest: object) => pool.admin.send(new ListUsersCommand({ UserPoolId, ...rest }))
    const Filter = 'cognito:user_status = "UNCONFIRMED"'
    const first = await list({ Filter, Limit: 3 })
    const rest = await list({ Filter, Limit: 3, PaginationToken: first.PaginationToken })
    expect([first.Users?.length, rest.Users?.length, rest.PaginationToken]).toEqual([3, 2, undefined])
    const seen: string[] = []
    let PaginationToken: string | undefined
    do {
      const page = await list({ Filter, Limit: 2, PaginationToken })
      for (const { Username, Attributes, UserCreateDate } of page.Users ?? []) {
        expect(UserCreateDate).toEqual(new Date(pool.now()))
        seen.push(Attributes?.find(({ Name }) => Name === 'email')?.Value ?? '')
        await pool.admin.send(new AdminDeleteUserCommand({ UserPoolId, Username }))
      }
      PaginationToken = page.PaginationToken
    } while (PaginationToken)
    expect(seen.sort()).toEqual([0, 1, 2, 3, 4].map((i) => `idle-${i}@example.com`))
    const emails = async (rest: object) =>
      (await list(rest)).Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value)
    await signUpUser(pool, 'confirmed@example.com')
    expect(await emails({ Filter })).toEqual([])
    expect(await emails({ Filter: 'email ^= "conf"', AttributesToGet: ['email'] })).toEqual(['confirmed@example.com'])
    await expect(list({ Filter: 'custom:youtube_channel = "x"' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
  })

  it('is identified by the access key and may call only the granted operations', async () => {
    await signUpUser(pool, 'granted@example.com')
    const get = (keyId: string) =>
      sdk(pool.endpoint, keyId).send(new AdminGetUserCommand({ UserPoolId, Username: 'granted@example.com' }))
    await get('account-get')
    await expect(get('stranger')).rejects.toMatchObject({ name: 'UnrecognizedClientException' })
    await expect(
      sdk(pool.endpoint, 'account-get').send(
        new AdminDeleteUserCommand({ UserPoolId, Username: 'granted@example.com' }),
      ),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    await expect(
      sdk(pool.endpoint, 'stranger').send(new CreateUserPoolCommand({ PoolName: 'x' })),
    ).rejects.toMatchObject({ name: 'UnrecognizedClientException' })
    for (const operation of ['AdminGetUser', 'ListUsers', 'CreateUserPool', 'CreateUserPoolClient']) {
      expect((await pool.call(operation, { UserPoolId })).body.__type).toBe('MissingAuthenticationTokenException')
    }
  })
})

describe('a web page', () => {
  it('may not call administrator operations, whatever access key it names', async () => {
    const pool = await startPool()
    await signUpUser(pool, 'victim@example.com')
    const call = (headers: Record<string, string>) =>
      fetch(pool.endpoint, {
        method: 'POST',
        headers: {
          'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser',
          authorization: 'AWS4-HMAC-SHA256 Credential=admin/20260101/us-east-1/cognito-idp/aws4_request',
          ...headers,
        },
        body: JSON.stringify({ UserPoolId, Username: 'victim@example.com' }),
      })
    expect((await call({})).status).toBe(200)
    for (const origin of ['https://evil.example', pool.endpoint, 'null']) {
      const refused = await call({ origin })
      expect([refused.status, await refused.json()]).toMatchObject([400, { __type: 'AccessDeniedException' }])
    }
    await pool.stop()
  })
})

describe('the HTTP interface', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = await startPool()
  })
  afterAll(() => pool.stop())
  const post = (body: string, operation = 'SignUp') =>
    fetch(pool.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body,
    })

  it('allows browsers of any origin, as Cognito does', async () => {
    const headers = { origin: 'http://localhost:5173', 'access-control-request-headers': 'content-type,x-amz-target' }
    const preflight = await fetch(pool.endpoint, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-amz-target')
    const answer = await post('{}')
    for (const { headers } of [preflight, answer]) expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.1')
  })

  it('refuses invalid requests', async () => {
    expect(await (await post('{')).json()).toMatchObject({ __type: 'SerializationException' })
    expect(await (await post('{}', 'DropEverything')).json()).toMatchObject({ __type: 'UnknownOperationException' })
    expect(await (await post('{}', 'constructor')).json()).toMatchObject({ __type: 'UnknownOperationException' })
    expect(await (await post('{"ClientId":"x","Username":"a@b.cc","Password":" padded "}')).json()).toEqual({
      __type: 'InvalidParameterException',
      message: "1 validation error detected: Value at 'password' failed to satisfy constraint",
    })
    expect((await post(`{"Username":"${'x'.repeat(200_000)}"}`)).status).toBe(413)
    expect(
      (await pool.call('SignUp', { ClientId: clientId, Username: 'nobody', Password: password })).body.message,
    ).toBe('Username should be an email.')
  })

  it('returns a Cognito error for any JSON, never a 500', async () => {
    const operations = [
      'InitiateAuth',
      'RespondToAuthChallenge',
      'SignUp',
      'GetUser',
      'VerifySoftwareToken',
      'RevokeToken',
    ]
    const name = fc.constantFrom('AuthFlow', 'AuthParameters', 'ChallengeName', 'AccessToken', 'Username', '__proto__')
    const request = fc.oneof(
      fc.json(),
      fc.dictionary(name, fc.jsonValue()).map((value) => JSON.stringify({ ...value, ClientId: clientId })),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), request, async (operation, body) => {
        expect((await post(body, operation)).status).toBe(400)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the data file', () => {
  let directory: string
  let dataFile: string
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'cognito-'))
    dataFile = path.join(directory, 'users', 'cognito.json')
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  it('keeps users, codes, sessions and keys through kill -9 during a write', async () => {
    const child = fork(path.join(import.meta.dirname, 'cognito-child.ts'), [dataFile], {
      execArgv: ['--import', 'tsx'],
    })
    const [endpoint] = (await once(child, 'message')) as [string]
    const { signUp, signIn, call } = createPoolClient(endpoint)
    const codes = new Map<string, string>()
    child.on('message', ({ to, code }: { to: string; code: string }) => codes.set(to, code))
    const confirm = async (Username: string) => {
      await expect.poll(() => codes.get(Username)).toBeTypeOf('string')
      await call('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode: codes.get(Username) })
    }
    await signUp('kept@example.com')
    await confirm('kept@example.com')
    const { session } = await signIn('kept@example.com')
    await signUp('waiting@example.com')
    await expect.poll(() => codes.get('waiting@example.com')).toBeTypeOf('string')
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await call('SignUp', { ClientId: clientId, Username: `crash-${acknowledged}@example.com`, Password: password })
        acknowledged++
      }
    })().catch(() => 'cut off')
    await expect.poll(() => acknowledged).toBeGreaterThan(5)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await writing).toBe('cut off')

    const pool = await startPool({ dataFile })
    const token = session.getAccessToken().getJwtToken()
    expect(pool.verify('access', token)).toMatchObject({ token_use: 'access' })
    expect((await pool.call('GetUser', { AccessToken: token })).status).toBe(200)
    await pool.signIn('kept@example.com')
    const ConfirmationCode = codes.get('waiting@example.com')
    const confirmed = await pool.call('ConfirmSignUp', {
      ClientId: clientId,
      Username: 'waiting@example.com',
      ConfirmationCode,
    })
    expect(confirmed.status).toBe(200)
    const { Users } = await pool.admin.send(new ListUsersCommand({ UserPoolId, Filter: 'email ^= "crash"' }))
    // Every acknowledged sign-up is there, and at most one more that was in progress.
    expect(Users?.length).toBeGreaterThanOrEqual(acknowledged)
    expect(Users?.length).toBeLessThanOrEqual(acknowledged + 1)
    await pool.stop()
  })

  it('keeps the key, so that a decoy user has the same sub and salt after a restart', async () => {
    const startDecoySignIn = async () => {
      const pool = await startPool({ dataFile })
      const AuthParameters = { USERNAME: 'nobody@example.com', SRP_A: 'abcdef' }
      const { body } = await pool.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters,
      })
      await pool.stop()
      const { USERNAME, SALT } = body.ChallengeParameters
      return { USERNAME, SALT }
    }
    expect(await startDecoySignIn()).toEqual(await startDecoySignIn())
  })

  it('is refused in another format', async () => {
    await expect(startPool({ dataFile: path.join(import.meta.dirname, '../../package.json') })).rejects.toThrow(
      'package.json is damaged or comes from another version',
    )
  })

  it('causes a logged 500 if it cannot be written', async () => {
    expectErrors()
    const pool = await startPool({ dataFile })
    rmSync(directory, { recursive: true })
    mkdirSync(directory)
    writeFileSync(path.dirname(dataFile), 'in the way')
    const answer = await pool.call('ForgotPassword', { ClientId: clientId, Username: 'a@example.com' })
    expect([answer.status, answer.body.__type]).toEqual([500, 'InternalErrorException'])
    await pool.stop()
  })
})
