import {
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  InvalidParameterException,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clientId, googlePoolClientId } from '#infra/local/deployment.ts'
import { subjectOf } from '#infra/local/stubs/google/sign-in.ts'
import { account } from '#shared/contract/account.ts'
import { identities } from '#shared/contract/identities.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { dayMs } from '#shared/duration.ts'
import { sessionNonce } from '#shared/google-sign-in.ts'
import { setUpBackend, signInClient } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import {
  claimsOf,
  connectGoogle,
  consentToConnect,
  continueWithGoogle,
  createGoogler,
  newAddress,
  openBrowser,
  signUpWithGoogle,
} from '#test/support/google-user.ts'
import { crashAt, pauseAt, pauseAtBoth } from '#test/support/interrupt.ts'
import { addPasskey, addPasskeyAtCognito, resetPassword } from '#test/support/passkeys.ts'
import { callPool, readMailedCode } from '#test/support/people.ts'
import { signUpPassword } from '#test/support/pool.ts'

const backend = setUpBackend()

afterEach(() => {
  vi.useRealTimers()
})

const letPass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const minute = 60_000
/** How long a request that crashed keeps others from changing the same user's ways in. */
const leaseMs = 27_000
const failure = (code: string, status: number) => ({ status, body: { error: { code } } })

const list = async (as: string) =>
  identities.list.output.parse((await backend.request('GET', '/api/identities', { as })).body)
const connect = (as: string, body: object) => backend.request('POST', '/api/identities/google', { as, body })
const disconnect = (as: string) => backend.request('DELETE', '/api/identities/google', { as })
const read = (as: string) => backend.request('GET', '/api/account', { as })
const finish = (as: string, body: object = { locale: 'en', channelUrl: null }) =>
  backend.request('POST', '/api/account/finish-sign-up', { as, body })
const subjects = (email: string) => backend.mails(email).map(({ subject }) => subject)
const connected = 'A Google account was connected'
const disconnected = 'Your Google account was disconnected'

async function signUp(email?: string) {
  const signedUp = email === undefined ? await backend.signUpUser() : await confirm(email)
  return { ...signedUp, as: signedUp.tokens.accessToken }
}
async function confirm(email: string) {
  const registered = await backend.register({}, email)
  await registered.confirm()
  return { ...registered, email, tokens: await backend.signIn(email) }
}
const usersWith = (email: string) => backend.pool.users.filter(({ attributes }) => attributes.email === email)
async function signInByPassword(email: string, password: string): Promise<string> {
  const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: password }
  const request = { ClientId: clientId, AuthFlow: 'USER_AUTH', AuthParameters }
  return JSON.stringify(await callPool(backend, 'InitiateAuth', request))
}

describe('somebody new from Google', () => {
  test('gets one user of their own, whose address is confirmed, and the same one each time', async () => {
    const ann = createGoogler(backend)
    const first = claimsOf(await continueWithGoogle(backend, ann)).sub
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).toBe(first)
    expect(usersWith(ann.email)).toMatchObject([
      {
        sub: first,
        status: 'CONFIRMED',
        attributes: { email_verified: 'true' },
        identities: [{ providerName: 'Google' }],
      },
    ])
    expect(backend.mails(ann.email)).toEqual([])
  })

  test('has no account, and reaches nothing, until the sign-up is finished', async () => {
    const ann = createGoogler(backend)
    const as = await continueWithGoogle(backend, ann)
    expect(await read(as)).toMatchObject(failure('sign_up_incomplete', 403))
    expect(await list(as).catch(() => 'refused')).toBe('refused')
    expect(
      await finish(as, { locale: 'es', channelUrl: 'youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw' }),
    ).toMatchObject({
      status: 200,
      body: {},
    })
    const { body } = await read(as)
    expect(account.get.output.parse(body)).toMatchObject({
      name: 'ann',
      locale: 'es',
      plan: 'free',
      channel: { id: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw', verified: false },
    })
    expect(await list(as)).toEqual({ hasPassword: false, google: { email: ann.email, since: expect.any(String) } })
  })

  test('finishes once: a repetition changes nothing', async () => {
    const { as } = await signUpWithGoogle(backend)
    expect((await finish(as, { locale: 'fr', channelUrl: 'youtube.com/@other' })).status).toBe(200)
    expect((await read(as)).body).toMatchObject({ locale: 'en', channel: null })
  })

  test.each(['a@', 'ab@'])('gets a name from an address that starts with %s', async (start) => {
    const { as, email } = await signUpWithGoogle(backend, createGoogler(backend, newAddress().replace(/^.*@/, start)))
    expect((await read(as)).body).toMatchObject({ name: start === 'a@' ? email : 'ab' })
  })

  test.each([
    ['not verified at Google', 'google_unverified', false, undefined],
    ['that no mail reaches', 'address_invalid', true, 'ann@localhost.x'],
  ])('is refused with an address %s', async (_, word, isVerified, email) => {
    const eve = createGoogler(backend, email, isVerified)
    await expect(continueWithGoogle(backend, eve)).rejects.toThrow(`PreSignUp failed with error ${word}.`)
    expect(usersWith(eve.email)).toEqual([])
  })

  test('is refused while too many sign up with addresses of the same domain', async () => {
    const domain = newAddress().replace(/^.*@/, '')
    for (let count = 0; count < 20; count++) await invokeTrigger(`${count}@${domain}`)
    await expect(invokeTrigger(`last@${domain}`)).rejects.toThrow('too_many_requests')
  })

  test('is refused from another provider', async () => {
    await expect(invokeTrigger(newAddress(), 'Facebook_1')).rejects.toThrow('this way to sign up is not open')
  })

  test('becomes one user, even if Cognito calls the trigger twice', async () => {
    const ann = createGoogler(backend)
    for (let time = 0; time < 2; time++) await invokeTrigger(ann.email, `google_${subjectOf(ann.id)}`)
    expect(usersWith(ann.email)).toHaveLength(1)
    await expect(invokeTrigger(ann.email, 'google_another')).rejects.toThrow('link_first')
  })

  const crashes = ['AdminLinkProviderForUserCommand', 'AdminSetUserPasswordCommand']
  test.each(crashes)('gets a complete user even if the first attempt crashed at %s', async (crash) => {
    const ann = createGoogler(backend)
    expectErrors()
    const { hasCrashed, restore } = await crashAt(({ name }) => name === crash)
    await expect(continueWithGoogle(backend, ann)).rejects.toThrow('crashed')
    expect(hasCrashed()).toBe(true)
    restore()
    expect(usersWith(ann.email)).toMatchObject([{ status: 'FORCE_CHANGE_PASSWORD' }])
    const { userId } = await signUpWithGoogle(backend, ann)
    expect(usersWith(ann.email)).toMatchObject([{ sub: userId, status: 'CONFIRMED' }])
    expect(await resetPassword(backend, ann.email)).toEqual({})
  })

  test('who sets a password first has an account, named after the address, which Google no longer opens', async () => {
    const ann = createGoogler(backend)
    await continueWithGoogle(backend, ann)
    expect(await resetPassword(backend, ann.email)).toEqual({})
    const as = z
      .object({ AuthenticationResult: z.object({ AccessToken: z.string() }) })
      .parse(JSON.parse(await signInByPassword(ann.email, 'the password of the owner')))
      .AuthenticationResult.AccessToken
    expect((await read(as)).body).toMatchObject({ name: 'ann' })
    expect(await list(as)).toEqual({ hasPassword: true, google: null })
    // Google may have verified the address for somebody else, years ago.
    await expect(continueWithGoogle(backend, ann)).rejects.toThrow('link_first')
  })

  test('is deleted after seven days without an account, and never with one', async () => {
    const [never, done, reset] = [createGoogler(backend), createGoogler(backend), createGoogler(backend)]
    await continueWithGoogle(backend, never)
    await signUpWithGoogle(backend, done)
    await continueWithGoogle(backend, reset)
    await resetPassword(backend, reset.email)
    const purge = () => backend.invoke('jobs/purge-unconfirmed', {})
    letPass(6.9 * dayMs)
    expect(await purge()).toMatchObject({ unfinished: 0 })
    letPass(0.2 * dayMs)
    await purge()
    expect([never, done, reset].map(({ email }) => usersWith(email).length)).toEqual([0, 1, 1])
    expect(usersWith(reset.email)[0]?.attributes.given_name).toBe('')
  })
})

const invokeTrigger = (email: string, userName = `google_${email}`) =>
  backend.invoke('triggers/pre-sign-up', {
    triggerSource: 'PreSignUp_ExternalProvider',
    userPoolId: backend.pool.pools[0]?.id,
    userName,
    request: { userAttributes: { 'custom:google_email': email, 'custom:google_verified': 'true' } },
    response: {},
  })

describe('an address that is known', () => {
  test('of an unconfirmed sign-up goes to the owner at Google, and its password opens nothing', async () => {
    const email = newAddress()
    const stranger = await backend.register({}, email)
    const ann = createGoogler(backend, email)
    const { as, userId } = await signUpWithGoogle(backend, ann)
    expect(userId).not.toBe(stranger.userId)
    expect(await signInByPassword(email, signUpPassword)).toContain('NotAuthorizedException')
    await expect(stranger.confirm()).rejects.toThrow()
    expect((await read(as)).status).toBe(200)
  })

  test('of an account is refused until the owner connects Google while signed in', async () => {
    const email = newAddress()
    const owner = await signUp(email)
    const ann = createGoogler(backend, email)
    await expect(continueWithGoogle(backend, ann)).rejects.toThrow('link_first')
    expect(usersWith(email)).toMatchObject([{ sub: owner.userId, identities: [] }])
    expect((await connectGoogle(backend, owner.as, ann)).status).toBe(200)
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).toBe(owner.userId)
  })

  test('of an account with a temporary password from an operator is refused', async () => {
    const owner = await signUp()
    // AdminSetUserPassword leaves this status without `Permanent`, which the emulator does not support.
    for (const user of usersWith(owner.email)) Object.assign(user, { status: 'FORCE_CHANGE_PASSWORD' })
    await expect(continueWithGoogle(backend, createGoogler(backend, owner.email))).rejects.toThrow('link_first')
    expect(usersWith(owner.email)).toMatchObject([{ sub: owner.userId }])
  })

  test('is the same address in upper case', async () => {
    const email = newAddress()
    await signUp(email)
    const ann = createGoogler(backend, email.toUpperCase())
    await expect(continueWithGoogle(backend, ann)).rejects.toThrow('link_first')
  })

  test('of a user with a stranger’s passkey is refused', async () => {
    const email = newAddress()
    await backend.register({}, email)
    const code = readMailedCode(backend, email)
    await callPool(backend, 'ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: code })
    await addPasskeyAtCognito(backend, email)
    await expect(continueWithGoogle(backend, createGoogler(backend, email))).rejects.toThrow('link_first')
  })

  test('of a Google user is refused at a sign-up by password', async () => {
    const { email } = await signUpWithGoogle(backend)
    await expect(backend.register({}, email)).rejects.toMatchObject({ name: 'UsernameExistsException' })
  })
})

describe('an address that changes at Google', () => {
  test('changes nothing here, even if it is somebody else’s', async () => {
    const other = await signUp()
    const ann = await signUpWithGoogle(backend)
    for (const email of [newAddress(), other.email]) {
      backend.google.accounts.change(ann.id, { email })
      const as = await continueWithGoogle(backend, ann)
      expect(claimsOf(as).sub).toBe(ann.userId)
      expect((await list(as)).google?.email).toBe(email)
    }
    expect(usersWith(ann.email)).toMatchObject([{ sub: ann.userId, attributes: { email_verified: 'true' } }])
  })
})

describe('connecting a Google account', () => {
  test('signs the user in from then on, and mails the owner', async () => {
    const user = await signUp()
    expect(await list(user.as)).toEqual({ hasPassword: true, google: null })
    const ann = createGoogler(backend)
    const given = await consentToConnect(backend, user.as, ann)
    const now = { hasPassword: true, google: { email: ann.email, since: expect.any(String) } }
    expect(await connect(user.as, given)).toMatchObject({ status: 200, body: now })
    expect(await list(user.as)).toEqual(now)
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).toBe(user.userId)
    const [mail] = backend.mails(user.email)
    expect(mail?.subject).toBe(connected)
    expect(mail?.text).toMatch(/on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/)
    // A device that got no answer repeats the request.
    expect(await connect(user.as, given)).toMatchObject({ status: 200, body: now })
    expect(subjects(user.email).filter((subject) => subject === connected)).toHaveLength(1)
  })

  test('mails the owner when it is repeated after an interruption', async () => {
    const [user, ann] = [await signUp(), createGoogler(backend)]
    expectErrors()
    let isLinked = false
    const { restore } = await crashAt(({ name }) => {
      const isLinking = name === 'AdminLinkProviderForUserCommand'
      isLinked ||= isLinking
      return isLinked && !isLinking
    })
    await connectGoogle(backend, user.as, ann)
    restore()
    expect((await list(user.as)).google).not.toBeNull()
    expect(subjects(user.email)).not.toContain(connected)
    letPass(leaseMs)
    for (let time = 0; time < 2; time++) expect((await connectGoogle(backend, user.as, ann)).status).toBe(200)
    expect((await list(user.as)).google?.email).toBe(ann.email)
    expect(subjects(user.email).filter((subject) => subject === connected)).toHaveLength(1)
  })

  test('twice at once connects once', async () => {
    const user = await signUp()
    const given = await consentToConnect(backend, user.as, createGoogler(backend))
    const answers = await Promise.all([connect(user.as, given), connect(user.as, given)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(subjects(user.email).filter((subject) => subject === connected)).toHaveLength(1)
  })

  test('needs a sign-in of the last ten minutes', async () => {
    const user = await signUp()
    const given = await consentToConnect(backend, user.as, createGoogler(backend))
    letPass(10 * minute + 1000)
    expect(await connect(user.as, given)).toMatchObject(failure('recent_sign_in_required', 403))
    vi.useRealTimers()
    expect((await list(user.as)).google).toBeNull()
  })

  test('refuses a consent that another session began, such as one that a stranger sent the user', async () => {
    const [victim, stranger] = [await signUp(), await signUp()]
    const evil = createGoogler(backend)
    const given = await consentToConnect(backend, stranger.as, evil)
    expect(await connect(victim.as, given)).toMatchObject(failure('google_other_session', 403))
    const other = (await backend.signIn(victim.email)).accessToken
    const own = await consentToConnect(backend, victim.as, evil)
    expect(await connect(other, own)).toMatchObject(failure('google_other_session', 403))
    const bare = await consentToConnect(backend, victim.as, evil, { nonce: '' })
    expect(await connect(victim.as, bare)).toMatchObject(failure('google_other_session', 403))
    expect((await list(victim.as)).google).toBeNull()
    await expect(continueWithGoogle(backend, evil)).resolves.not.toBe(victim.userId)
  })

  test('refuses a Google account that signs in to another account', async () => {
    const [ann, user] = [await signUpWithGoogle(backend), await signUp()]
    expect(await connectGoogle(backend, user.as, ann)).toMatchObject(failure('google_linked_elsewhere', 409))
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).toBe(ann.userId)
    expect(subjects(user.email)).not.toContain(connected)
  })

  test.each([
    [409, 'google_linked_elsewhere', 'SourceUser is already linked to DestinationUser'],
    [409, 'google_linked_elsewhere', 'Merging is not currently supported, provide a SourceUser that has not been'],
    [500, 'internal', 'DestinationUser has immutable attributes'],
  ])('answers %i %s when Cognito says "%s"', async (status, code, message) => {
    const user = await signUp()
    expectErrors()
    refuseToLink(message)
    expect(await connectGoogle(backend, user.as, createGoogler(backend))).toMatchObject(failure(code, status))
    expect(subjects(user.email)).not.toContain(connected)
  })

  test('succeeds if Cognito links the account but responds that it refuses to', async () => {
    const [user, ann] = [await signUp(), createGoogler(backend)]
    refuseToLink('SourceUser is already linked to DestinationUser', { isLinked: true })
    expect((await connectGoogle(backend, user.as, ann)).status).toBe(200)
    expect(subjects(user.email)).toContain(connected)
  })

  test('takes a Google account from a sign-up that its owner began by mistake', async () => {
    const [ann, user] = [createGoogler(backend), await signUp()]
    await continueWithGoogle(backend, ann)
    expect((await connectGoogle(backend, user.as, ann)).status).toBe(200)
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).toBe(user.userId)
    expect(usersWith(ann.email)).toEqual([])
  })

  test('refuses a second Google account', async () => {
    const ann = await signUpWithGoogle(backend)
    const second = createGoogler(backend)
    expect(await connectGoogle(backend, ann.as, second)).toMatchObject(failure('google_already_linked', 409))
    expect((await connectGoogle(backend, ann.as, ann)).status).toBe(200)
    expect((await list(ann.as)).google?.email).toBe(ann.email)
    expect(subjects(ann.email)).not.toContain(connected)
  })

  test('refuses a code with another verifier, a used one, an unknown one and one of the user pool', async () => {
    const user = await signUp()
    const given = await consentToConnect(backend, user.as, createGoogler(backend))
    const foreign = { ...given, code_verifier: 'v'.repeat(43) }
    expect(await connect(user.as, foreign)).toMatchObject(failure('google_code_invalid', 400))
    // Google spends a code at the first attempt.
    expect(await connect(user.as, given)).toMatchObject(failure('google_code_invalid', 400))
    expect(await connect(user.as, { ...given, code: 'nobody' })).toMatchObject(failure('google_code_invalid', 400))
    const challenge = 'c'.repeat(43)
    const ofPool = (await openBrowser(backend).authorize(createGoogler(backend).id, challenge)).get('code')
    const wrong = { code: `${ofPool ?? 'none'}`, code_verifier: 'v'.repeat(43) }
    expect(await connect(user.as, wrong)).toMatchObject(failure('google_code_invalid', 400))
    expect((await list(user.as)).google).toBeNull()
  })

  test.each([
    ['for another client', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without a subject', { sub: '' }],
  ])('refuses an ID token %s', async (_, claims) => {
    const user = await signUp()
    const nonce = await sessionNonce(claimsOf(user.as).origin_jti)
    const exp = Math.floor(Date.now() / 1000) + 3600
    const valid = { iss: 'https://accounts.google.com', aud: signInClient.clientId, sub: '7', exp, nonce }
    answerAsGoogle({ id_token: toToken({ ...valid, ...claims }) })
    const given = { code: 'a code', code_verifier: 'v'.repeat(43) }
    expect(await connect(user.as, given)).toMatchObject(failure('google_code_invalid', 400))
    expect((await list(user.as)).google).toBeNull()
  })

  test('fails with different errors when Google fails and when no client is configured', async () => {
    const user = await signUp()
    const given = { code: 'a code', code_verifier: 'v'.repeat(43) }
    const { restore } = answerAsGoogle({ error: 'backend_error' }, 500)
    expectErrors()
    expect(await connect(user.as, given)).toMatchObject(failure('google_unavailable', 502))
    restore()
    vi.stubEnv('GOOGLE_SIGN_IN_CLIENT_ID', undefined)
    vi.resetModules()
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    expect(await connect(user.as, given)).toMatchObject(failure('google_not_configured', 503))
  })
})

/** Makes Cognito refuse to link an identity. With `isLinked`, Cognito links it first. */
function refuseToLink(message: string, { isLinked = false } = {}): void {
  const { send } = CognitoIdentityProviderClient.prototype
  const spy = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
  spy.mockImplementation(async function (this: CognitoIdentityProviderClient, command: object) {
    const isLinking = command instanceof AdminLinkProviderForUserCommand
    const answer = isLinking && !isLinked ? undefined : await Reflect.apply(send, this, [command])
    if (isLinking) throw new InvalidParameterException({ message, $metadata: {} })
    return answer
  })
  onTestFinished(() => spy.mockRestore())
}

const toToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

/** Makes Google's token endpoint return a response. */
function answerAsGoogle(body: object, status = 200) {
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isToken = `${input}` === `${backend.google.origin}/token`
    return isToken ? Promise.resolve(Response.json(body, { status })) : fetch(input, init)
  })
  const restore = () => spy.mockRestore()
  onTestFinished(restore)
  return { restore }
}

describe('disconnecting a Google account', () => {
  test('ends it at once and mails the owner, once', async () => {
    const user = await signUp()
    const ann = createGoogler(backend)
    await connectGoogle(backend, user.as, ann)
    const viaGoogle = await continueWithGoogle(backend, ann)
    for (let time = 0; time < 2; time++) expect(await disconnect(user.as)).toMatchObject({ status: 200, body: {} })
    expect(await list(user.as)).toEqual({ hasPassword: true, google: null })
    expect(subjects(user.email).filter((subject) => subject === disconnected)).toHaveLength(1)
    // Sessions that began with Google last until the user signs out everywhere.
    expect((await read(viaGoogle)).status).toBe(200)
    expect(claimsOf(await continueWithGoogle(backend, ann)).sub).not.toBe(user.userId)
  })

  test('leaves no way in with Google because of the same address', async () => {
    const ann = await signUpWithGoogle(backend)
    await resetPassword(backend, ann.email)
    const as = await continueWithGoogle(backend, ann)
    expect((await disconnect(as)).status).toBe(200)
    await expect(continueWithGoogle(backend, ann)).rejects.toThrow('link_first')
  })

  test('mails the owner when it is repeated after an interruption', async () => {
    const user = await signUp()
    await connectGoogle(backend, user.as, createGoogler(backend))
    expectErrors()
    let isDone = false
    const { restore } = await crashAt(({ name }) => {
      isDone ||= name === 'AdminDisableProviderForUserCommand'
      return isDone && name !== 'AdminDisableProviderForUserCommand'
    })
    await disconnect(user.as)
    restore()
    expect(subjects(user.email)).not.toContain(disconnected)
    letPass(leaseMs)
    for (let time = 0; time < 2; time++) expect((await disconnect(user.as)).status).toBe(200)
    expect(subjects(user.email).filter((subject) => subject === disconnected)).toHaveLength(1)
  })

  test('needs a sign-in of the last ten minutes', async () => {
    const user = await signUp()
    await connectGoogle(backend, user.as, createGoogler(backend))
    letPass(10 * minute + 1000)
    expect(await disconnect(user.as)).toMatchObject(failure('recent_sign_in_required', 403))
    vi.useRealTimers()
    expect((await list(user.as)).google).not.toBeNull()
  })

  test('is refused while it is the last way in, and accepted once there is a passkey', async () => {
    const alone = await signUpWithGoogle(backend)
    expect(await disconnect(alone.as)).toMatchObject(failure('last_way_in', 409))
    expect(claimsOf(await continueWithGoogle(backend, alone)).sub).toBe(alone.userId)

    const { passkey } = await addPasskey(backend, alone.as)
    expect((await disconnect(alone.as)).status).toBe(200)
    // Now the passkey is the last one.
    const remove = (id: string) => backend.request('DELETE', `/api/passkeys/${id}`, { as: alone.as })
    expect(await remove(passkey.id)).toMatchObject(failure('last_way_in', 409))
    expect((await remove('another')).status).toBe(200)
    await addPasskey(backend, alone.as)
    expect((await remove(passkey.id)).status).toBe(200)
  })

  test.each(['first', 'last'])('%s, while the only passkey is being removed, leaves one of the two', async (order) => {
    const { as } = await signUpWithGoogle(backend)
    const { passkey } = await addPasskey(backend, as)
    const removals = [
      { command: 'AdminDisableProviderForUserCommand', send: () => disconnect(as) },
      {
        command: 'DeleteWebAuthnCredentialCommand',
        send: () => backend.request('DELETE', `/api/passkeys/${passkey.id}`, { as }),
      },
    ] as const
    const [early, late] = order === 'first' ? removals : removals.toReversed()
    if (!early || !late) throw new Error('There are two')
    let attempts = 0
    const [pause, watch] = await pauseAtBoth(
      ({ name }) => name === early.command,
      ({ input }) => {
        attempts += Number(JSON.stringify(input).includes('lease#ways-in'))
        return false
      },
    )
    const removing = early.send()
    await pause.reached
    attempts = 0
    const refused = late.send()
    // The second attempt shows that the first one failed.
    await Promise.race([refused, vi.waitUntil(() => attempts > 1, { timeout: 10_000 })])
    pause.resume()
    watch.resume()
    expect((await removing).status).toBe(200)
    expect(await refused).toMatchObject(failure('last_way_in', 409))
  })

  test('lets a user with Google alone remove the last passkey', async () => {
    const { as } = await signUpWithGoogle(backend)
    const { passkey } = await addPasskey(backend, as)
    expect((await backend.request('DELETE', `/api/passkeys/${passkey.id}`, { as })).status).toBe(200)
  })
})

describe('a password', () => {
  test('that a Google user sets by mail counts as a way in, and the mail about it names Google', async () => {
    const ann = await signUpWithGoogle(backend)
    await resetPassword(backend, ann.email)
    expect(backend.mails(ann.email)[0]?.text).toContain('Google account')
    const as = await continueWithGoogle(backend, ann)
    expect((await list(as)).hasPassword).toBe(true)
    expect((await disconnect(as)).status).toBe(200)
  })

  test('that a Google user has set can be changed', async () => {
    const ann = await signUpWithGoogle(backend)
    await resetPassword(backend, ann.email)
    const as = await continueWithGoogle(backend, ann)
    const body = { current: 'the password of the owner', next: 'another password of the owner' }
    expect((await backend.request('POST', '/api/account/password', { as, body })).status).toBe(200)
  })
})

describe('a session that began with Google', () => {
  test('works like any other, ends with the others, and is refreshed through its own client', async () => {
    const ann = createGoogler(backend)
    const session = await openBrowser(backend).signIn(ann.id)
    await finish(session.access_token)
    const refresh = () =>
      callPool(backend, 'InitiateAuth', {
        ClientId: googlePoolClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: session.refresh_token },
      })
    const { AuthenticationResult } = z
      .object({ AuthenticationResult: z.object({ AccessToken: z.string() }) })
      .parse(await refresh())
    expect((await read(AuthenticationResult.AccessToken)).status).toBe(200)
    await resetPassword(backend, ann.email)
    expect(await read(session.access_token)).toMatchObject(failure('unauthenticated', 401))
    expect(JSON.stringify(await refresh())).toContain('NotAuthorizedException')
  })

  test('of another client of the pool is refused', async () => {
    const { userId } = await signUp()
    const as = backend.tokenFor(userId, { claims: { client_id: 'another-client' } })
    expect(await read(as)).toMatchObject(failure('unauthenticated', 401))
  })
})

test('a deleted account cannot be opened with Google, which can sign up for a new one', async () => {
  const ann = await signUpWithGoogle(backend)
  expect(await backend.request('DELETE', '/api/account', { as: ann.as })).toMatchObject({ body: { finished: true } })
  expect(await read(ann.as)).toMatchObject(failure('unauthenticated', 401))
  expect(await finish(ann.as)).toMatchObject(failure('unauthenticated', 401))
  expect(usersWith(ann.email)).toEqual([])
  const again = await signUpWithGoogle(backend, ann)
  expect(again.userId).not.toBe(ann.userId)
  expect((await read(again.as)).status).toBe(200)
})

test('an account whose deletion was interrupted cannot be opened with Google', async () => {
  const ann = await signUpWithGoogle(backend)
  expectErrors()
  const { restore } = await crashAt(({ name }) => name === 'AdminDeleteUserCommand')
  await backend.request('DELETE', '/api/account', { as: ann.as })
  restore()
  const as = await continueWithGoogle(backend, ann)
  expect(await read(as)).toMatchObject(failure('unauthenticated', 401))
  expect(await finish(as)).toMatchObject(failure('unauthenticated', 401))
})

test('a user without a Google account cannot finish a sign-up without the code', async () => {
  const { email } = await backend.register()
  const code = readMailedCode(backend, email)
  await callPool(backend, 'ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: code })
  const { accessToken } = await backend.signIn(email)
  expect(await finish(accessToken)).toMatchObject(failure('account_missing', 403))
})

test('the export names the Google account', async () => {
  const ann = await signUpWithGoogle(backend)
  const { body } = await backend.request('GET', '/api/account/export', { as: ann.as })
  const [record] = account.export.output.parse(body).parts.sign_in ?? []
  expect(record).toMatchObject({ 'custom:google_email': ann.email, identities: expect.stringContaining('Google') })
})

test('a personal access token can neither list nor disconnect Google accounts', async () => {
  const { as } = await signUp()
  const created = await backend.request('POST', '/api/tokens', { as, body: { name: 'Mine', scopes: ['score'] } })
  const { secret } = tokens.create.output.parse(created.body)
  for (const answer of [await disconnect(secret), await backend.request('GET', '/api/identities', { as: secret })])
    expect(answer).toMatchObject(failure('token_not_allowed', 403))
})

test('one of two Google accounts that are connected at once is refused', async () => {
  const user = await signUp()
  const [one, other] = [createGoogler(backend), createGoogler(backend)]
  const [first, second] = [
    await consentToConnect(backend, user.as, one),
    await consentToConnect(backend, user.as, other),
  ]
  const pause = await pauseAt(({ name }) => name === 'AdminLinkProviderForUserCommand')
  const connecting = connect(user.as, first)
  await pause.reached
  const late = connect(user.as, second)
  pause.resume()
  expect((await connecting).status).toBe(200)
  expect(await late).toMatchObject(failure('google_already_linked', 409))
  expect((await list(user.as)).google?.email).toBe(one.email)
})
