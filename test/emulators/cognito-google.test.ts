import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createGoogleStub, type GoogleStub } from '#infra/local/stubs/google/google.ts'
import { openGrants } from '#infra/local/stubs/google/grants.ts'
import { subjectOf } from '#infra/local/stubs/google/sign-in.ts'
import { googlePoolClient, googleProvider, userPool, userPoolClient } from '#infra/pool.ts'
import { GoogleBrowser } from '#test/support/google-browser.ts'
import { createPkce } from '#test/support/pkce.ts'
import { clientId, type Pool, password, poolId, signUpUser, startPool } from './cognito-client.ts'

const site = 'https://site.example'
const googleClientId = 'googleclient'
const googleIds = { poolId, clientId: googleClientId }
const callback = `${site}/auth/google`
const minute = 60_000

/** What pre-sign-up does: nothing, throw a word, or create a local user and link the identity to it, as ours does. */
let trigger: 'admit' | 'link' | { readonly refuse: string }
let events: PreSignUpTriggerEvent[] = []

let pool: Pool
let google: GoogleStub
let googleServer: RunningServer
/** The provider and the client as they are deployed, with the addresses of the stub server. */
const googleOptions = () => ({
  provider: googleProvider('sign-in-client', 'sign-in-secret'),
  client: googlePoolClient(site),
  authorizeUrl: `${googleServer.origin}/o/oauth2/v2/auth`,
  tokenUrl: `${googleServer.origin}/token`,
})
beforeAll(async () => {
  google = createGoogleStub({
    clientId: 'channel-client',
    clientSecret: 'channel-secret',
    redirectUris: [],
    grants: openGrants(),
    signIn: {
      clientId: 'sign-in-client',
      clientSecret: 'sign-in-secret',
      redirectUris: () => [`${pool.endpoint}/oauth2/idpresponse`],
      clock: () => pool.now(),
    },
  })
  googleServer = await listen(google.listener)
  pool = await startPool({
    onTrigger: async (name, event) => {
      if (name !== 'preSignUp' || event.triggerSource !== 'PreSignUp_ExternalProvider') return event
      const preSignUp = event as PreSignUpTriggerEvent
      events.push(preSignUp)
      if (typeof trigger === 'object') throw new Error(trigger.refuse)
      if (trigger === 'link') await linkNewUser(preSignUp)
      return event
    },
  })
  pool.cognito.ensureGoogle(googleOptions(), googleIds)
})
afterAll(() => Promise.all([pool.stop(), googleServer.stop()]))
beforeEach(() => {
  trigger = 'link'
  events = []
})

const identity = (subject: string) => ({
  ProviderName: 'Google',
  ProviderAttributeName: 'Cognito_Subject',
  ProviderAttributeValue: subject,
})
const local = (username = '') => ({ ProviderName: 'Cognito', ProviderAttributeValue: username })
const link = (username: string | undefined, subject: string) =>
  pool.admin.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: poolId,
      DestinationUser: local(username),
      SourceUser: identity(subject),
    }),
  )
const unlink = (subject: string) =>
  pool.admin.send(new AdminDisableProviderForUserCommand({ UserPoolId: poolId, User: identity(subject) }))
const createUser = async (email: string, attributes: Record<string, string> = { email_verified: 'true' }) => {
  const { User } = await pool.admin.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
  return User
}
const setPassword = (Username: string | undefined) =>
  pool.admin.send(
    new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username, Password: password, Permanent: true }),
  )
async function linkNewUser({ request, userName }: PreSignUpTriggerEvent) {
  const user = await createUser(request.userAttributes['custom:google_email'] ?? '')
  await link(user?.Username, userName.replace(/^google_/, ''))
  await setPassword(user?.Username)
}
const readUser = async (Username: string) => {
  const user = await pool.admin.send(new AdminGetUserCommand({ UserPoolId: poolId, Username }))
  return {
    ...user,
    attributes: Object.fromEntries((user.UserAttributes ?? []).map(({ Name = '', Value }) => [Name, Value])),
  }
}

const open = () => new GoogleBrowser({ site, pool: pool.endpoint, clientId: googleClientId })
const { verifier, challenge } = createPkce()
let people = 0
/** Adds a Google account with an unused address. */
const addAccount = (email = `person-${people++}@example.com`) => ({ id: google.accounts.add(email), email })
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
/** Signs in for the second time, so that there is a code. */
async function readCode(browser = open(), account = addAccount().id) {
  await browser.authorize(account, challenge)
  return (await browser.authorize(account, challenge)).get('code') ?? ''
}
const refused = (name: string, message?: RegExp) =>
  expect.objectContaining({ name, ...(message ? { message: expect.stringMatching(message) } : {}) })

describe('a first sign-in with Google', () => {
  it('runs pre-sign-up with what Google says, and fails once if that links the identity', async () => {
    const { id, email } = addAccount()
    const browser = open()
    expect(Object.fromEntries(await browser.authorize(id, challenge))).toEqual({
      state: 'the state',
      error: 'invalid_request',
      error_description: `Already found an entry for username google_${subjectOf(id)}`,
    })
    expect(events).toEqual([
      expect.objectContaining({
        triggerSource: 'PreSignUp_ExternalProvider',
        userPoolId: poolId,
        userName: `google_${subjectOf(id)}`,
        callerContext: expect.objectContaining({ clientId: googleClientId }),
      }),
    ])
    expect(events[0]?.request.userAttributes).toEqual({
      'custom:google_email': email,
      'custom:google_verified': 'true',
      email_verified: 'false',
      'cognito:email_alias': '',
      'cognito:phone_number_alias': '',
    })
    expect(Object.fromEntries(await browser.authorize(id, challenge))).toEqual({
      state: 'the state',
      code: expect.any(String),
    })
    expect(events).toHaveLength(1)
  })

  it('leads to the local user that pre-sign-up created, whose identities and attributes say so', async () => {
    const { id, email } = addAccount()
    const { access_token, id_token } = await open().signIn(id)
    const user = await readUser(email)
    const { sub, identities = '', ...attributes } = user.attributes
    expect(attributes).toEqual({
      email,
      email_verified: 'true',
      'custom:google_email': email,
      'custom:google_verified': 'true',
    })
    expect(user).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED' })
    const shared = { userId: subjectOf(id), providerName: 'Google', providerType: 'Google', issuer: null }
    expect(JSON.parse(identities)).toEqual([{ ...shared, primary: false, dateCreated: pool.now() }])
    expect(claimsOf(id_token)).toMatchObject({
      sub,
      email,
      email_verified: true,
      aud: googleClientId,
      identities: [{ ...shared, primary: 'false', dateCreated: String(pool.now()) }],
    })
    expect(claimsOf(access_token)).toMatchObject({
      sub,
      client_id: googleClientId,
      scope: 'openid email aws.cognito.signin.user.admin',
      token_use: 'access',
      auth_time: Math.floor(pool.now() / 1000),
      origin_jti: expect.any(String),
    })
  })

  it('may succeed at once, as it was seen to do on AWS', async () => {
    pool.cognito.ensureGoogle({ ...googleOptions(), signsInWhenLinked: true }, googleIds)
    const { id, email } = addAccount()
    const answer = await open().authorize(id, challenge)
    pool.cognito.ensureGoogle(googleOptions(), googleIds)
    expect(answer.get('code')).toBeTruthy()
    expect((await readUser(email)).attributes).toMatchObject({ 'custom:google_email': email })
  })

  it('says why pre-sign-up refused it, and creates nobody', async () => {
    trigger = { refuse: 'link_first' }
    const { id, email } = addAccount()
    expect(Object.fromEntries(await open().authorize(id, challenge))).toEqual({
      state: 'the state',
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error link_first. ',
    })
    await expect(readUser(email)).rejects.toEqual(refused('UserNotFoundException'))
    await expect(readUser(`google_${subjectOf(id)}`)).rejects.toEqual(refused('UserNotFoundException'))
  })

  it('creates a user of the provider if pre-sign-up does nothing, who has no password', async () => {
    trigger = 'admit'
    const { id, email } = addAccount()
    const { id_token } = await open().signIn(id)
    const username = `google_${subjectOf(id)}`
    const { UserStatus, Username, attributes } = await readUser(username)
    expect({ UserStatus, Username }).toEqual({ UserStatus: 'EXTERNAL_PROVIDER', Username: username })
    expect(JSON.parse(attributes.identities ?? '')).toMatchObject([{ primary: true, userId: subjectOf(id) }])
    expect(claimsOf(id_token)).toMatchObject({ 'cognito:username': username, sub: attributes.sub })
    await expect(readUser(email)).rejects.toEqual(refused('UserNotFoundException'))
    const forgot = pool.admin.send(new ForgotPasswordCommand({ ClientId: clientId, Username: username }))
    await expect(forgot).rejects.toEqual(refused('NotAuthorizedException'))
    await expect(pool.signIn(username)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    // An identity that has signed in can no longer be linked.
    const other = await createUser(`local-${people++}@example.com`)
    await expect(link(other?.Username, subjectOf(id))).rejects.toEqual(
      refused('InvalidParameterException', /has not been signed up/),
    )
  })

  it('is refused before pre-sign-up if the pool requires what the mapping does not have', async () => {
    const strict = {
      ...userPool,
      Schema: userPool.Schema.map((row) => (row.Name === 'email' ? { ...row, Required: true } : row)),
    }
    pool.cognito.ensurePool(strict, userPoolClient, { poolId, clientId })
    const answer = await open().authorize(addAccount().id, challenge)
    pool.cognito.ensurePool(userPool, userPoolClient, { poolId, clientId })
    expect(answer.get('error_description')).toBe('attributes required: [email]')
    expect(events).toEqual([])
  })
})

describe('a later sign-in with Google', () => {
  it('leads to the same user when the address changed at Google, and leaves the address of the user alone', async () => {
    const { id, email } = addAccount()
    const first = await open().signIn(id)
    google.accounts.change(id, { email: 'changed@example.com', emailVerified: false })
    const second = await open().signIn(id)
    expect(claimsOf(second.access_token).sub).toBe(claimsOf(first.access_token).sub)
    expect((await readUser(email)).attributes).toMatchObject({
      email,
      email_verified: 'true',
      'custom:google_email': 'changed@example.com',
      'custom:google_verified': 'false',
    })
    await expect(readUser('changed@example.com')).rejects.toEqual(refused('UserNotFoundException'))
  })

  it('fails if the client may not write an attribute of the mapping', async () => {
    const { id } = addAccount()
    await open().signIn(id)
    const client = { ...googlePoolClient(site), WriteAttributes: ['email'] }
    pool.cognito.ensureGoogle({ ...googleOptions(), client }, googleIds)
    const failed = open().signIn(id)
    await expect(failed).rejects.toThrow('user.custom:google_email: Attribute cannot be updated.')
    pool.cognito.ensureGoogle(googleOptions(), googleIds)
    await open().signIn(id)
  })
})

describe('the session', () => {
  it('is refreshed and revoked through its own client, and through no other', async () => {
    const { id } = addAccount()
    const { refresh_token, access_token } = await open().signIn(id)
    const refresh = (ClientId: string) =>
      pool.admin.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refresh_token },
        }),
      )
    await expect(refresh(clientId)).rejects.toEqual(refused('NotAuthorizedException'))
    pool.advance(minute)
    const { AuthenticationResult } = await refresh(googleClientId)
    const [before, after] = [claimsOf(access_token), claimsOf(AuthenticationResult?.AccessToken ?? '')]
    for (const name of ['sub', 'client_id', 'scope', 'origin_jti', 'auth_time']) expect(after[name]).toBe(before[name])
    expect(claimsOf(AuthenticationResult?.IdToken ?? '')).toMatchObject({ identities: [{ providerName: 'Google' }] })
    const { status, body } = await open().exchange({ grant_type: 'refresh_token', refresh_token })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access_token', 'expires_in', 'id_token', 'token_type']])
    await pool.admin.send(new RevokeTokenCommand({ ClientId: googleClientId, Token: refresh_token }))
    await expect(refresh(googleClientId)).rejects.toEqual(refused('NotAuthorizedException'))
    expect(await open().exchange({ grant_type: 'refresh_token', refresh_token })).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    const getUser = pool.admin.send(new GetUserCommand({ AccessToken: access_token }))
    await expect(getUser).rejects.toEqual(refused('NotAuthorizedException'))
  })

  it('allows operations on the account only with the scope for them, and an ID token only with that of OpenID', async () => {
    const { id, email } = addAccount()
    const { access_token: AccessToken } = await open().signIn(id)
    const { UserAttributes = [] } = await pool.admin.send(new GetUserCommand({ AccessToken }))
    expect(UserAttributes).toContainEqual({ Name: 'custom:google_email', Value: email })
    expect(UserAttributes.map(({ Name }) => Name)).not.toContain('custom:google_verified')
    await pool.admin.send(
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'name', Value: 'Ann' }] }),
    )
    const small = await open().signIn(id, { scope: 'openid email' })
    const getUser = pool.admin.send(new GetUserCommand({ AccessToken: small.access_token }))
    await expect(getUser).rejects.toEqual(refused('NotAuthorizedException', /required scopes/))
    const browser = open()
    const code = (await browser.authorize(id, challenge, { scope: 'aws.cognito.signin.user.admin' })).get('code') ?? ''
    const { body } = await browser.exchange({ code, code_verifier: verifier })
    expect(body).not.toHaveProperty('id_token')
  })

  it('is not stopped by a lockout, which applies only to the password', async () => {
    const { id, email } = addAccount()
    await open().signIn(id)
    const user = (await readUser(email)).attributes.sub
    for (let i = 0; i < 5; i++) await pool.signIn(email, 'wrong').catch(() => undefined)
    await expect(pool.signIn(email)).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    expect(claimsOf((await open().signIn(id)).access_token).sub).toBe(user)
  })
})

describe('the cookie of the pool', () => {
  it('signs the next person on the computer in without asking, until the browser was sent to /logout', async () => {
    const browser = open()
    const { id, email } = addAccount()
    await browser.signIn(id)
    pool.advance(10 * minute)
    const other = addAccount().id
    const { id_token } = await browser.signIn(other)
    expect(claimsOf(id_token).email).toBe(email)
    // The user was asked ten minutes ago.
    expect(claimsOf(id_token).auth_time).toBe(Math.floor(pool.now() / 1000) - 600)
    expect(await browser.signOut()).toBe(`${site}/`)
    expect(claimsOf((await browser.signIn(other)).id_token).email).not.toBe(email)
  })

  it('is ignored for prompt=login, and nobody is asked to sign in for prompt=none', async () => {
    const browser = open()
    expect((await browser.authorize('1', challenge, { prompt: 'none' })).get('error')).toBe('login_required')
    await browser.signIn(addAccount().id)
    expect((await browser.authorize('1', challenge, { prompt: 'none' })).get('code')).toBeTruthy()
    const { id, email } = addAccount()
    const asked = await browser.signIn(id, { prompt: 'login' })
    expect(claimsOf(asked.id_token)).toMatchObject({ email, auth_time: Math.floor(pool.now() / 1000) })
  })

  it('lasts an hour, and not longer than the user', async () => {
    const browser = open()
    const { id, email } = addAccount()
    const { access_token } = await browser.signIn(id)
    await pool.call('DeleteUser', { AccessToken: access_token })
    expect((await browser.authorize('1', challenge, { prompt: 'none' })).get('error')).toBe('login_required')
    await browser.signIn(id)
    expect((await readUser(email)).attributes.sub).not.toBe(claimsOf(access_token).sub)
    pool.advance(61 * minute)
    expect((await browser.authorize('1', challenge, { prompt: 'none' })).get('error')).toBe('login_required')
  })

  it.each([
    'https://evil.example/',
    `${site}/elsewhere`,
    `${site}/?next=https://evil.example`,
    `${site}.evil.example/`,
    '',
  ])('stays, and the browser is not redirected, for /logout to %o', async (target) => {
    const browser = open()
    await browser.signIn(addAccount().id)
    expect(await browser.signOut(target)).toBeUndefined()
    expect((await browser.authorize('1', challenge, { prompt: 'none' })).get('code')).toBeTruthy()
  })
})

describe('attacks', () => {
  it.each([
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['an address that only begins like ours', { redirect_uri: `${callback}.evil.example` }],
    ['our address with a query', { redirect_uri: `${callback}?next=https://evil.example` }],
    ['no address', { redirect_uri: undefined }],
    ['another client', { client_id: clientId }],
    ['an unknown client', { client_id: 'nobody' }],
  ])('an authorization request with %s leads to an error page and nowhere else', async (_, changes) => {
    const { url, response } = await open().go(open().authorizeUrl(challenge, changes))
    expect([url.origin, url.pathname, response?.status]).toEqual([pool.endpoint, '/error', 400])
    expect(response?.text).toContain('redirect_mismatch')
  })

  it.each([
    [{ scope: 'openid phone' }, 'invalid_scope'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ scope: ' ' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unauthorized_client'],
    [{ response_type: 'id_token' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ identity_provider: 'Facebook' }, 'invalid_request'],
    [{ identity_provider: 'COGNITO' }, 'invalid_request'],
  ])('an authorization request with %o is sent back with an error', async (changes, error) => {
    const { url } = await open().go(open().authorizeUrl(challenge, changes))
    expect(url.origin + url.pathname).toBe(callback)
    expect(Object.fromEntries(url.searchParams)).toEqual({ error, state: 'the state' })
  })

  it("Google's answer counts once, and only in the browser that asked", async () => {
    const { id } = addAccount()
    const [browser, victim] = [open(), open()]
    const { url } = await browser.go(browser.authorizeUrl(challenge))
    const answer = await browser.choose(url, { account: id })
    const stolen = await victim.go(answer)
    expect([stolen.url.pathname, stolen.response?.status]).toEqual(['/oauth2/idpresponse', 400])
    const again = await browser.go(answer)
    expect(again.response?.status).toBe(400)
    expect(again.response?.text).toContain('invalid_state')
    expect(events).toEqual([])
  })

  it('an answer with a state that nobody started, or that is too old, is refused', async () => {
    const browser = open()
    const made = await browser.go(`${pool.endpoint}/oauth2/idpresponse?code=made-up&state=made-up`)
    expect(made.response?.status).toBe(400)
    const { url } = await browser.go(browser.authorizeUrl(challenge))
    const answer = await browser.choose(url, { account: '1' })
    pool.advance(11 * minute)
    expect((await browser.go(answer)).response?.status).toBe(400)
  })

  it('a code of another Google client, or of another sign-in, is refused', async () => {
    const browser = open()
    const { url } = await browser.go(browser.authorizeUrl(challenge))
    const made = new URL(await browser.choose(url, { account: '1' }))
    made.searchParams.set('code', 'made-up')
    const { url: back } = await browser.go(made.href)
    expect(back.searchParams.get('error_description')).toBe('Google Error - 400 invalid_grant')
    // The ID token of another sign-in has another nonce.
    const [one, two] = [open(), open()]
    const first = await one.go(one.authorizeUrl(challenge))
    const second = await two.go(two.authorizeUrl(challenge))
    const mixed = new URL(await one.choose(first.url, { account: '1' }))
    const foreign = new URL(await two.choose(second.url, { account: addAccount().id }))
    mixed.searchParams.set('code', foreign.searchParams.get('code') ?? '')
    const { url: refusedAt } = await one.go(mixed.href)
    expect(refusedAt.searchParams.get('error_description')).toBe('Bad id_token')
    expect(events).toEqual([])
  })

  it.each([
    [{ code_verifier: 'the-verifier-of-another-tab-which-is-long-enough' }, 'invalid_grant'],
    [{ redirect_uri: `${site}/elsewhere` }, 'invalid_grant'],
    [{ client_id: clientId }, 'invalid_client'],
    [{ client_id: 'nobody' }, 'invalid_client'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: '' }, 'invalid_request'],
    [{ code: 'made-up' }, 'invalid_grant'],
    [{ code: '' }, 'invalid_request'],
  ])('a code is not exchanged with %o', async (changes, error) => {
    const code = await readCode()
    const form = { code, code_verifier: verifier, ...changes }
    expect(await open().exchange(form)).toEqual({ status: 400, body: { error } })
  })

  it('a code is spent by its first exchange, even a failed one, and expires after five minutes', async () => {
    const exchange = (code: string, code_verifier = verifier) => open().exchange({ code, code_verifier })
    const once = await readCode()
    expect((await exchange(once)).status).toBe(200)
    expect(await exchange(once)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
    const guessed = await readCode()
    await exchange(guessed, 'a-guess-that-is-as-long-as-it-has-to-be-43-xx')
    expect((await exchange(guessed)).status).toBe(400)
    const late = await readCode()
    pool.advance(5 * minute)
    expect((await exchange(late)).status).toBe(400)
  })

  it('the token endpoint takes forms only, from pages of every origin', async () => {
    const post = (init: RequestInit) => fetch(`${pool.endpoint}/oauth2/token`, { method: 'POST', ...init })
    const json = await post({ body: '{}', headers: { 'content-type': 'application/json' } })
    expect([json.status, await json.json()]).toEqual([400, { error: 'invalid_request' }])
    const form = await post({ body: new URLSearchParams({ client_id: googleClientId }) })
    expect(form.headers.get('access-control-allow-origin')).toBe('*')
    expect(form.headers.get('cache-control')).toBe('no-store')
  })
})

describe('when Google', () => {
  const failed = async () => Object.fromEntries(await open().authorize('1', challenge))

  it('says that somebody canceled, the site is told', async () => {
    const browser = open()
    const { url } = await browser.go(browser.authorizeUrl(challenge))
    const back = await browser.go(await browser.choose(url, { choice: 'cancel' }))
    expect(Object.fromEntries(back.url.searchParams)).toMatchObject({ error: 'access_denied', state: 'the state' })
  })

  it.each([
    ['internal_failure', 'Google Error - 500 internal_failure'],
    ['invalid_client', 'Google Error - 401 invalid_client'],
    ['hangUp', 'Connection reset'],
    ['nonsense', 'Bad id_token issuer or claims'],
    ['garbage', 'Bad id_token issuer or claims'],
  ] as const)('fails with %s, the site is told', async (fault, error_description) => {
    google.failNext(fault)
    expect(await failed()).toEqual({ error: 'invalid_request', error_description, state: 'the state' })
  })
})

describe('stored users', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'google-pool-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  it('of an earlier version can still sign in', async () => {
    const dataFile = path.join(directory, 'earlier.json')
    const before = await startPool({ dataFile })
    await signUpUser(before, 'earlier@example.com')
    await before.stop()
    const stored = JSON.parse(await readFile(dataFile, 'utf8'))
    for (const user of stored.users) delete user.identities
    for (const { definition } of stored.pools) delete definition.UsernameConfiguration
    for (const { definition } of stored.clients)
      for (const name of Object.keys(definition)) if (/OAuth|URLs|Identity/.test(name)) delete definition[name]
    await writeFile(dataFile, JSON.stringify(stored))
    const after = await startPool({ dataFile })
    expect((await after.signIn('earlier@example.com')).session.isValid()).toBe(true)
    await after.stop()
  })

  it('keep their identities and sessions over a restart, and the client secret is not stored', async () => {
    const dataFile = path.join(directory, 'identities.json')
    const before = await startPool({ dataFile })
    before.cognito.ensureGoogle(googleOptions(), googleIds)
    const UserPoolId = poolId
    const { User } = await before.admin.send(
      new AdminCreateUserCommand({ UserPoolId, Username: 'kept@example.com', MessageAction: 'SUPPRESS' }),
    )
    await before.admin.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId,
        DestinationUser: local(User?.Username),
        SourceUser: identity('7'),
      }),
    )
    await before.stop()
    expect(await readFile(dataFile, 'utf8')).not.toContain('sign-in-secret')
    const after = await startPool({ dataFile })
    const { UserAttributes } = await after.admin.send(
      new AdminGetUserCommand({ UserPoolId, Username: 'kept@example.com' }),
    )
    expect(UserAttributes).toContainEqual({ Name: 'identities', Value: expect.stringContaining('"userId":"7"') })
    await after.stop()
  })
})

describe('an administrator', () => {
  it('creates users without a mail, who have to get a password before they can use one', async () => {
    const email = `admin-${people++}@example.com`
    const user = await createUser(email, { email_verified: 'true', locale: 'fr' })
    expect(user).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true, Username: expect.any(String) })
    expect(user?.Attributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: user?.Username },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'locale', Value: 'fr' },
      ]),
    )
    expect(pool.mails.filter(({ to }) => to === email)).toEqual([])
    const forgot = () => pool.admin.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }))
    await expect(forgot()).rejects.toEqual(refused('NotAuthorizedException'))
    await setPassword(user?.Username)
    await pool.signIn(email)
    await forgot()
    await expect(createUser(email.toUpperCase())).rejects.toEqual(refused('UsernameExistsException'))
    await expect(createUser('no address')).rejects.toEqual(refused('InvalidParameterException'))
  })

  it('links at most five identities to a user, each to one user only, and none by address', async () => {
    const email = `linked-${people++}@example.com`
    const user = await createUser(email)
    const other = await createUser(`linked-${people++}@example.com`)
    const subjects = ['101', '102', '103', '104', '105']
    for (const subject of subjects) await link(user?.Username, subject)
    await expect(link(user?.Username, '106')).rejects.toEqual(refused('LimitExceededException'))
    await expect(link(user?.Username, '101')).rejects.toEqual(refused('InvalidParameterException', /already linked/))
    await expect(link(other?.Username, '101')).rejects.toEqual(refused('InvalidParameterException'))
    await expect(link(email, '107')).rejects.toEqual(refused('UserNotFoundException'))
    const source = (SourceUser: object) =>
      pool.admin.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId: poolId,
          DestinationUser: local(user?.Username),
          SourceUser,
        }),
      )
    await expect(source(local(other?.Username))).rejects.toEqual(refused('InvalidParameterException'))
    await expect(source({ ...identity('108'), ProviderName: 'Facebook' })).rejects.toEqual(
      refused('ResourceNotFoundException'),
    )
    await expect(source({ ...identity('108'), ProviderAttributeName: 'email' })).rejects.toEqual(
      refused('InvalidParameterException'),
    )
  })

  it('unlinks an identity, which then signs in as somebody new and can be linked again', async () => {
    const { id, email } = addAccount()
    const { access_token } = await open().signIn(id)
    await unlink(subjectOf(id))
    expect((await readUser(email)).attributes).not.toHaveProperty('identities')
    await expect(unlink(subjectOf(id))).rejects.toEqual(refused('UserNotFoundException'))
    trigger = { refuse: 'link_first' }
    await expect(open().signIn(id)).rejects.toThrow('link_first')
    await link((await readUser(email)).Username, subjectOf(id))
    expect(claimsOf((await open().signIn(id)).access_token).sub).toBe(claimsOf(access_token).sub)
  })

  it('is the only one who links: a web page cannot', async () => {
    const body = { UserPoolId: poolId, DestinationUser: local('x'), SourceUser: identity('1') }
    for (const operation of ['AdminLinkProviderForUser', 'AdminDisableProviderForUser', 'AdminCreateUser'])
      expect((await pool.call(operation, body)).body).toMatchObject({ __type: 'MissingAuthenticationTokenException' })
  })
})
