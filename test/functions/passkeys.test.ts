import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clientId } from '#infra/local/deployment.ts'
import { account } from '#shared/contract/account.ts'
import { maxPasskeys, passkeys } from '#shared/contract/passkeys.ts'
import { tokens } from '#shared/contract/tokens.ts'
import type { Circumstances, Passkey } from '#test/support/authenticator.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { crashAt, failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'
import {
  addPasskey,
  addPasskeyAtCognito,
  confirmBesideStranger,
  resetPassword,
  startPasskey,
  withoutPasskeys,
} from '#test/support/passkeys.ts'
import { callPool, readMailedCode, setUpAuthenticator } from '#test/support/people.ts'

const backend = setUpBackend()

type User = Awaited<ReturnType<typeof signUp>>
let user: User

async function signUp() {
  const signedUp = await backend.signUpUser()
  return { ...signedUp, as: signedUp.tokens.accessToken }
}

beforeEach(async () => {
  user = await signUp()
})
afterEach(() => {
  vi.useRealTimers()
})

const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const minute = 60_000

async function list({ as }: Pick<User, 'as'> = user) {
  return passkeys.list.output.parse((await backend.request('GET', '/api/passkeys', { as })).body).passkeys
}
const start = (as = user.as) => backend.request('POST', '/api/passkeys/options', { as, body: {} })
const add = (credential: object, name = 'Laptop', as = user.as) =>
  backend.request('POST', '/api/passkeys', { as, body: { credential, name } })
const remove = ({ id }: Pick<Passkey, 'id'>, as = user.as) => backend.request('DELETE', `/api/passkeys/${id}`, { as })
const reportUse = ({ id }: Pick<Passkey, 'id'>, as = user.as) =>
  backend.request('POST', `/api/passkeys/${id}/used`, { as, body: {} })

const Challenge = z.object({
  ChallengeName: z.string(),
  Session: z.string(),
  ChallengeParameters: z.object({ CREDENTIAL_REQUEST_OPTIONS: z.optional(z.string()) }),
})
const Tokens = z.object({ AuthenticationResult: z.optional(z.object({ AccessToken: z.string() })) })

/** Signs in at Cognito, as the site does. Returns the access token; undefined if the passkey was refused or not asked for. */
async function signIn({ email }: Pick<User, 'email'>, passkey: Passkey, circumstances?: Circumstances) {
  const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' }
  const started = await callPool(backend, 'InitiateAuth', { ClientId: clientId, AuthFlow: 'USER_AUTH', AuthParameters })
  const { ChallengeName, Session, ChallengeParameters } = Challenge.parse(started)
  if (ChallengeName !== 'WEB_AUTHN') return undefined
  const options: unknown = JSON.parse(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? '')
  const CREDENTIAL = JSON.stringify(passkey.sign(options, circumstances))
  const ChallengeResponses = { USERNAME: email, CREDENTIAL }
  const answer = { ClientId: clientId, ChallengeName, Session, ChallengeResponses }
  return Tokens.parse(await callPool(backend, 'RespondToAuthChallenge', answer)).AuthenticationResult?.AccessToken
}

const subjects = ({ email }: Pick<User, 'email'> = user) => backend.mails(email).map(({ subject }) => subject)
const failure = (code: string, status = 400) => ({ status, body: { error: { code } } })
const stored = async () => (await backend.items('passkeys')).filter(({ userId }) => userId === user.userId)
/** Removes a passkey at Cognito, past our endpoints. */
const removeAtCognito = ({ id: CredentialId }: Passkey) =>
  callPool(backend, 'DeleteWebAuthnCredential', { AccessToken: user.as, CredentialId })

/** Sets up an authenticator app as if the site had no passkeys, which then do not count as both factors. */
async function setUpAppAlone() {
  await setUpAuthenticator(backend, user)
  await callPool(backend, 'SetUserMFAPreference', { AccessToken: user.as, WebAuthnMfaSettings: { Enabled: false } })
}

describe('adding a passkey', () => {
  test('lists it, signs in with it, and mails the owner without the name that the session typed', async () => {
    const { passkey, answer } = await addPasskey(backend, user.as, '  Call 555-0100  ')
    const added = { id: passkey.id, name: 'Call 555-0100', createdAt: expect.any(String), lastUsedAt: null }
    expect(answer).toMatchObject({ status: 200, body: { passkey: added } })
    expect(await list()).toEqual([added])
    const as = await signIn(user, passkey)
    expect(await list({ as: as ?? '' })).toEqual([added])
    const [mail] = backend.mails(user.email)
    expect(mail?.subject).toBe('A passkey was added')
    expect(mail?.text).toMatch(/on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/)
    expect(mail?.text).toContain('/forgot-password')
    expect(JSON.stringify(mail)).not.toContain('555-0100')
  })

  test('twice returns the same passkey, under its first name, and sends one mail', async () => {
    const { registration } = await startPasskey(backend, user.as)
    const first = await add(registration)
    expect(first.status).toBe(200)
    expect((await add(registration, 'Another')).body).toEqual(first.body)
    expect(subjects().filter((subject) => subject === 'A passkey was added')).toHaveLength(1)
  })

  test('twice at the same time also sends one mail', async () => {
    const { registration } = await startPasskey(backend, user.as)
    const answers = await Promise.all([add(registration), add(registration)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(subjects().filter((subject) => subject === 'A passkey was added')).toHaveLength(1)
  })

  test('needs a sign-in within the last ten minutes', async () => {
    advanceClock(10 * minute + 1000)
    expect(await start()).toMatchObject(failure('recent_sign_in_required', 403))
  })

  test('refuses another site, another relying party, an unverified user and an expired challenge', async () => {
    for (const circumstances of [
      { origin: 'https://viewcraft.example' },
      { relyingPartyId: 'viewcraft.example' },
      { isVerified: false },
    ]) {
      const { registration } = await startPasskey(backend, user.as, circumstances)
      expect(await add(registration)).toMatchObject(failure('passkey_refused'))
    }
    const { registration } = await startPasskey(backend, user.as)
    advanceClock(5 * minute)
    expect(await add(registration)).toMatchObject(failure('passkey_refused'))
    expect(await add({ id: 'a', type: 'nothing' })).toMatchObject(failure('passkey_refused'))
    expect(await list()).toEqual([])
    expect(subjects()).not.toContain('A passkey was added')
  })

  test('refuses a registration or a passkey of another user', async () => {
    const other = await signUp()
    const { passkey, registration } = await startPasskey(backend, other.as)
    expect(await add(registration)).toMatchObject(failure('passkey_refused'))
    expect((await add(registration, 'Mine', other.as)).status).toBe(200)
    const copy = await startPasskey(backend, user.as, { id: passkey.id })
    expect(await add(copy.registration)).toMatchObject(failure('passkey_refused'))
    expect([await list(), (await list(other)).length]).toEqual([[], 1])
  })

  test.each(['', ' ', 'x'.repeat(61), 'two\nlines', '\u202Eright to left'])('refuses the name %j', async (name) => {
    const { registration } = await startPasskey(backend, user.as)
    expect(await add(registration, name)).toMatchObject(failure('invalid_input'))
  })

  longTest('is refused when there are ten', async () => {
    for (let count = 0; count < maxPasskeys - 1; count++) await addPasskey(backend, user.as)
    const last = await startPasskey(backend, user.as)
    const { registration: tenth } = await startPasskey(backend, user.as)
    for (let time = 0; time < 2; time++) expect((await add(tenth)).status).toBe(200)
    expect(await add(last.registration)).toMatchObject(failure('passkey_limit_reached', 409))
    expect(await start()).toMatchObject(failure('passkey_limit_reached', 409))
    expect(await list()).toHaveLength(maxPasskeys)
  })

  test('adds nothing while Cognito cannot make it count as both factors', async () => {
    await setUpAppAlone()
    const { registration } = await startPasskey(backend, user.as)
    expectErrors()
    const { restore } = await failAt(({ name }) => name === 'SetUserMFAPreferenceCommand')
    expect(await add(registration)).toMatchObject(failure('internal', 500))
    expect(await list()).toEqual([])
    restore()
    expect((await add(registration)).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Laptop' }])
  })

  test('deletes stored passkeys that were removed at Cognito itself, so that their number stays bounded', async () => {
    const { passkey: removed } = await addPasskey(backend, user.as)
    const { passkey: kept } = await addPasskey(backend, user.as)
    await removeAtCognito(removed)
    const { passkey: last } = await addPasskey(backend, user.as)
    expect((await stored()).map(({ id }) => id).sort()).toEqual([kept.id, last.id].sort())
  })

  test('needs a session, and refuses personal access tokens', async () => {
    const body = { name: 'Mine', scopes: ['score'] }
    const created = await backend.request('POST', '/api/tokens', { as: user.as, body })
    const { secret } = tokens.create.output.parse(created.body)
    const answers = await Promise.all([
      backend.request('GET', '/api/passkeys', { as: secret }),
      start(secret),
      add({ id: 'a' }, 'Mine', secret),
      remove({ id: 'a' }, secret),
      reportUse({ id: 'a' }, secret),
    ])
    for (const answer of answers) expect(answer).toMatchObject(failure('token_not_allowed', 403))
  })
})

describe('a passkey that was added at Cognito itself', () => {
  test('is listed under the name that Cognito gave it, and can be removed', async () => {
    const { passkey, registration: Credential } = await startPasskey(backend, user.as)
    await callPool(backend, 'CompleteWebAuthnRegistration', { AccessToken: user.as, Credential })
    await reportUse(passkey)
    expect(await list()).toMatchObject([{ id: passkey.id, name: 'Passkey', lastUsedAt: null }])
    expect((await remove(passkey)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  test('gets its name when an interrupted addition is repeated, and the owner gets a mail', async () => {
    const { registration: Credential } = await startPasskey(backend, user.as)
    await callPool(backend, 'CompleteWebAuthnRegistration', { AccessToken: user.as, Credential })
    expect((await add(Credential)).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Laptop' }])
    expect(subjects()[0]).toBe('A passkey was added')
  })
})

describe('removing a passkey', () => {
  test('ends it at once, and mails the owner once', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    const { passkey: kept } = await addPasskey(backend, user.as)
    for (let time = 0; time < 2; time++) expect(await remove(passkey)).toMatchObject({ status: 200, body: {} })
    expect(await list()).toMatchObject([{ id: kept.id }])
    expect(await signIn(user, passkey)).toBeUndefined()
    expect(await signIn(user, kept)).toBeTypeOf('string')
    expect(subjects().filter((subject) => subject === 'A passkey was removed')).toHaveLength(1)
    expect(await stored()).toMatchObject([{ id: kept.id }])
  })

  test('mails the owner when an interrupted removal is repeated', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    expectErrors()
    const { hasCrashed, restore } = await crashAt(({ input }) => input.TableName === process.env.TABLE_PASSKEYS)
    await remove(passkey)
    expect(hasCrashed()).toBe(true)
    restore()
    expect(subjects()).not.toContain('A passkey was removed')
    // The interrupted request blocks changes of the user's ways in until then.
    advanceClock(27_000)
    for (let time = 0; time < 2; time++) expect((await remove(passkey)).status).toBe(200)
    expect(subjects().filter((subject) => subject === 'A passkey was removed')).toHaveLength(1)
    expect(await stored()).toEqual([])
  })

  test('needs a sign-in within the last ten minutes', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    advanceClock(10 * minute + 1000)
    expect(await remove(passkey)).toMatchObject(failure('recent_sign_in_required', 403))
    expect(await list()).toHaveLength(1)
  })

  test('leaves those of another user alone', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    const other = await signUp()
    expect(await remove(passkey, other.as)).toMatchObject({ status: 200 })
    await reportUse(passkey, other.as)
    expect(await list()).toMatchObject([{ id: passkey.id, name: 'Laptop', lastUsedAt: null }])
    expect(subjects(other)).not.toContain('A passkey was removed')
  })
})

describe('a person who signed up first with an address that is not theirs', () => {
  test('gets no account through a passkey that they added while the owner confirmed the address', async () => {
    const { email } = await backend.register()
    const { passkey, answer } = await confirmBesideStranger(backend, email)
    expect(answer).toMatchObject(failure('sign_up_removed', 409))
    await expectClosed(email, passkey)
  })

  test('gets none through a passkey that they added after an interrupted confirmation', async () => {
    const { email } = await backend.register()
    expectErrors()
    const { restore } = await crashAt(({ name }) => name === 'AdminSetUserPasswordCommand')
    const body = { user: email, code: readMailedCode(backend, email), password: 'the password of the owner' }
    await backend.request('POST', '/api/account/confirm-sign-up', { body })
    restore()
    const passkey = await addPasskeyAtCognito(backend, email)
    expect(await resetPassword(backend, email)).toEqual(refusedReset)
    await expectClosed(email, passkey)
  })

  /** The error of our trigger, as Cognito passes it on. */
  const refusedReset = {
    __type: 'UserLambdaValidationException',
    message: 'PostConfirmation failed with error sign_up_removed.',
  }

  /** Expects that the user is refused everywhere and deleted by the job, and that the owner can then sign up. */
  async function expectClosed(email: string, passkey: Passkey): Promise<void> {
    const as = await signIn({ email }, passkey)
    expect(await backend.request('GET', '/api/account', { as: as ?? '' })).toMatchObject(
      failure('unauthenticated', 401),
    )
    expect(await resetPassword(backend, email)).toEqual(refusedReset)
    expect(subjects({ email })).not.toContain('Your password was changed')
    await backend.invoke('jobs/purge-expired', {})
    expect(await signIn({ email }, passkey)).toBeUndefined()
    const again = await backend.register({}, email)
    await again.confirm()
    expect(await list({ as: (await backend.signIn(email)).accessToken })).toEqual([])
  }
})

test('an owner whose account was lost gets it back by resetting the password, with the passkeys', async () => {
  const { passkey } = await addPasskey(backend, user.as)
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
  const { database } = await import('#functions/lib/database.ts')
  await database.send(new DeleteCommand({ TableName: process.env.TABLE_ACCOUNTS, Key: { userId: user.userId } }))
  expect(await resetPassword(backend, user.email)).toEqual({})
  expect(subjects()[0]).toBe('Your password was changed')
  const as = await signIn(user, passkey)
  expect((await backend.request('GET', '/api/account', { as: as ?? '' })).status).toBe(200)
  expect(await list({ as: as ?? '' })).toMatchObject([{ id: passkey.id, name: 'Laptop' }])
})

describe('a backup code', () => {
  test.each(['with', 'without'])('turns off the authenticator app of a pool %s passkeys', async (how) => {
    if (how === 'with') {
      await setUpAuthenticator(backend, user)
      await addPasskey(backend, user.as)
    } else {
      await setUpAppAlone()
      onTestFinished(withoutPasskeys(backend))
    }
    const { status, body } = await backend.request('POST', '/api/account/codes', { as: user.as, body: {} })
    expect(status).toBe(200)
    const [code] = account.codes.output.parse(body).codes
    const { email, password } = user
    const given = { body: { email, password, code } }
    expect(await backend.request('POST', '/api/account/recover', given)).toMatchObject({ status: 200 })
    expect(subjects()[0]).toBe('Your authenticator app was turned off')
  })
})

describe('where the pool has no passkeys', () => {
  test('people sign up and reset their password', async () => {
    onTestFinished(withoutPasskeys(backend))
    const { email } = await signUp()
    expect(await resetPassword(backend, email)).toEqual({})
  })

  test('none is added, even for a user with an authenticator app', async () => {
    await setUpAppAlone()
    const { registration } = await startPasskey(backend, user.as)
    onTestFinished(withoutPasskeys(backend))
    expectErrors()
    expect(await start()).toMatchObject(failure('passkeys_disabled', 503))
    expect(await add(registration)).toMatchObject(failure('passkeys_disabled', 503))
  })
})

test('the last use is written at most once an hour', async () => {
  const { passkey } = await addPasskey(backend, user.as)
  const lastUse = async () => (await list())[0]?.lastUsedAt
  const at = Date.now() + 1000
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  expect(await reportUse(passkey)).toMatchObject({ status: 200, body: {} })
  expect(await lastUse()).toBe(new Date(at).toISOString())
  const session = await signIn(user, passkey)
  advanceClock(14 * minute)
  await reportUse(passkey, session)
  expect(await list({ as: session ?? '' })).toMatchObject([{ lastUsedAt: new Date(at).toISOString() }])
  vi.setSystemTime(at + 60 * minute)
  const later = await signIn(user, passkey)
  await reportUse(passkey, later)
  expect(await list({ as: later ?? '' })).toMatchObject([{ lastUsedAt: new Date(at + 60 * minute).toISOString() }])
})

describe('signing in', () => {
  test('is refused with a passkey of another user, from another site or without verification', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    const other = await signUp()
    const { passkey: others } = await addPasskey(backend, other.as)
    expect(await signIn(user, others)).toBeUndefined()
    expect(await signIn(user, passkey, { origin: 'https://viewcraft.example' })).toBeUndefined()
    expect(await signIn(user, passkey, { isVerified: false })).toBeUndefined()
    expect(await signIn(user, passkey)).toBeTypeOf('string')
  })

  test.each(['before', 'after'])('works without the authenticator app that was set up %s the passkey', async (when) => {
    if (when === 'before') await setUpAppAlone()
    const { passkey } = await addPasskey(backend, user.as)
    if (when === 'after') await setUpAuthenticator(backend, user)
    expect(await signIn(user, passkey)).toBeTypeOf('string')
    expect(await signIn(user, passkey, { isVerified: false })).toBeUndefined()
  })

  test('is refused after the account is deleted, which deletes its passkeys', async () => {
    const { passkey } = await addPasskey(backend, user.as)
    expect(await backend.request('DELETE', '/api/account', { as: user.as })).toMatchObject({ body: { finished: true } })
    expect(await signIn(user, passkey)).toBeUndefined()
    expect((await backend.items('passkeys')).filter(({ userId }) => userId === user.userId)).toEqual([])
  })
})
