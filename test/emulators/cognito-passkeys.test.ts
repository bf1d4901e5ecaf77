import {
  AdminInitiateAuthCommand,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'
import { type Circumstances, createPasskey, type Passkey } from '#test/support/authenticator.ts'
import { clientId, type Pool, poolId, signUpUser, startPool } from './cognito-client.ts'

let pool: Pool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

const settings = { ...userPool, ...passkeySettings('localhost') }

let email = ''
let stranger = ''
let tests = 0
beforeEach(() => {
  email = `owner-${tests}@example.com`
  stranger = `stranger-${tests++}@example.com`
})

async function newUser(email: string): Promise<string> {
  await signUpUser(pool, email)
  const { session } = await pool.signIn(email)
  return session.getAccessToken().getJwtToken()
}

async function startRegistration(AccessToken: string) {
  const started = await pool.admin.send(new StartWebAuthnRegistrationCommand({ AccessToken }))
  return z.looseObject({ excludeCredentials: z.array(z.unknown()) }).parse(started.CredentialCreationOptions)
}

const complete = (AccessToken: string, Credential: object) =>
  pool.admin.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential: { ...Credential } }))

async function register(AccessToken: string, circumstances?: Circumstances): Promise<Passkey> {
  const { passkey, registration } = createPasskey(await startRegistration(AccessToken), circumstances)
  await complete(AccessToken, registration)
  return passkey
}

/** Starts a sign-in. Returns the challenge, and its options if it is one of a passkey. */
async function start(USERNAME: string) {
  const challenge = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    }),
  )
  return { ...challenge, options: optionsOf(challenge.ChallengeParameters) }
}

const RequestOptions = z.looseObject({ allowCredentials: z._default(z.array(z.object({ id: z.string() })), []) })
const optionsOf = ({ CREDENTIAL_REQUEST_OPTIONS: text = '{}' }: Record<string, string> = {}) =>
  RequestOptions.parse(JSON.parse(text))

const answer = (USERNAME: string, Session: string | undefined, assertion: AuthenticationResponseJSON) =>
  pool.admin.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(assertion) },
    }),
  )

async function signIn(email: string, passkey: Passkey, circumstances?: Circumstances): Promise<string> {
  const { Session, options } = await start(email)
  const { AuthenticationResult } = await answer(email, Session, passkey.sign(options, circumstances))
  return AuthenticationResult?.AccessToken ?? ''
}

async function list(AccessToken: string): Promise<string[]> {
  const { Credentials = [] } = await pool.admin.send(new ListWebAuthnCredentialsCommand({ AccessToken }))
  return Credentials.map(({ CredentialId = '' }) => CredentialId)
}

const refused = (name: string) => expect.objectContaining({ name })
const wrong = refused('NotAuthorizedException')

describe('registering a passkey', () => {
  it('lists the passkey and signs in with it', async () => {
    const token = await newUser(email)
    const options = await startRegistration(token)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const { passkey, registration } = createPasskey(options)
    await complete(token, registration)
    const { Credentials } = await pool.admin.send(new ListWebAuthnCredentialsCommand({ AccessToken: token }))
    expect(Credentials).toEqual([
      {
        CredentialId: passkey.id,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: 'localhost',
        AuthenticatorAttachment: 'platform',
        AuthenticatorTransports: ['internal'],
        CreatedAt: new Date(pool.now()),
      },
    ])
    expect((await startRegistration(token)).excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ])
    const signedIn = await signIn(email, passkey)
    expect(pool.verify('access', signedIn)).toMatchObject({ auth_time: Math.floor(pool.now() / 1000) })
    expect(await list(signedIn)).toEqual([passkey.id])
  })

  it('lists passkeys in pages', async () => {
    const AccessToken = await newUser(email)
    const passkeys = [await register(AccessToken), await register(AccessToken), await register(AccessToken)]
    const first = await pool.admin.send(new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: 2 }))
    const { NextToken } = first
    const second = await pool.admin.send(new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: 2, NextToken }))
    const found = [...(first.Credentials ?? []), ...(second.Credentials ?? [])].map(({ CredentialId }) => CredentialId)
    expect(found).toEqual(passkeys.map(({ id }) => id))
    expect(second.NextToken).toBeUndefined()
  })

  it('refuses a challenge that was used, was never started, or is older than five minutes', async () => {
    const token = await newUser(email)
    const { registration } = createPasskey(await startRegistration(token))
    await complete(token, registration)
    const gone = refused('WebAuthnChallengeNotFoundException')
    await expect(complete(token, registration)).rejects.toEqual(gone)
    const late = createPasskey(await startRegistration(token)).registration
    pool.advance(5 * 60_000)
    await expect(complete(token, late)).rejects.toEqual(gone)
    const other = createPasskey(await startRegistration(token))
    await startRegistration(token)
    await expect(complete(token, other.registration)).rejects.toEqual(
      refused('WebAuthnCredentialNotSupportedException'),
    )
    expect(await list(token)).toHaveLength(1)
  })

  it('refuses another origin, another relying party and an unverified user', async () => {
    const token = await newUser(email)
    const origin = refused('WebAuthnOriginNotAllowedException')
    await expect(register(token, { origin: 'https://viewcraft.example' })).rejects.toEqual(origin)
    await expect(register(token, { origin: 'http://127.0.0.1:4321' })).rejects.toEqual(origin)
    await expect(register(token, { origin: 'https://evil-localhost' })).rejects.toEqual(origin)
    await expect(register(token, { relyingPartyId: 'viewcraft.example' })).rejects.toEqual(
      refused('WebAuthnRelyingPartyMismatchException'),
    )
    await expect(register(token, { isVerified: false })).rejects.toEqual(
      refused('WebAuthnCredentialNotSupportedException'),
    )
    expect(await list(token)).toEqual([])
  })

  it("refuses a challenge of another user, and another user's credential", async () => {
    const token = await newUser(email)
    const strangers = await newUser(stranger)
    const { registration } = createPasskey(await startRegistration(strangers))
    await expect(complete(token, registration)).rejects.toEqual(refused('WebAuthnChallengeNotFoundException'))
    await startRegistration(token)
    const notSupported = refused('WebAuthnCredentialNotSupportedException')
    await expect(complete(token, registration)).rejects.toEqual(notSupported)
    const { id } = await register(strangers)
    await expect(register(token, { id })).rejects.toEqual(notSupported)
  })

  it('takes at most 20 passkeys', async () => {
    const token = await newUser(email)
    for (let count = 0; count < 20; count++) await register(token)
    await expect(startRegistration(token)).rejects.toEqual(refused('LimitExceededException'))
  })

  it('is refused if the pool does not allow passkeys or has no domain for them', async () => {
    const token = await newUser(email)
    const passkey = await register(token)
    const ids = { poolId, clientId }
    pool.cognito.ensurePool(userPool, userPoolClient, ids)
    await expect(startRegistration(token)).rejects.toEqual(refused('WebAuthnConfigurationMissingException'))
    expect(await start(email)).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' })
    const SignInPolicy = { AllowedFirstAuthFactors: ['PASSWORD'] }
    const withoutPasskeys: object = { Policies: { SignInPolicy } }
    pool.cognito.ensurePool({ ...settings, ...withoutPasskeys }, userPoolClient, ids)
    await expect(startRegistration(token)).rejects.toEqual(refused('WebAuthnNotEnabledException'))
    pool.cognito.ensurePool(settings, userPoolClient, ids)
    expect(await signIn(email, passkey)).not.toBe('')
  })
})

describe('signing in with a passkey', () => {
  it('is offered as a choice, to users who have one', async () => {
    const token = await newUser(email)
    expect((await start(email)).AvailableChallenges).toEqual(['EMAIL_OTP', 'PASSWORD_SRP', 'PASSWORD'])
    const passkey = await register(token)
    const { Session, AvailableChallenges } = await pool.admin.send(
      new InitiateAuthCommand({ ClientId: clientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: email } }),
    )
    expect(AvailableChallenges).toContain('WEB_AUTHN')
    const chosen = await pool.admin.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'SELECT_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: email, ANSWER: 'WEB_AUTHN' },
      }),
    )
    expect(chosen.ChallengeName).toBe('WEB_AUTHN')
    const options = optionsOf(chosen.ChallengeParameters)
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: passkey.id }],
      userVerification: 'required',
    })
    const { AuthenticationResult } = await answer(email, chosen.Session, passkey.sign(options))
    expect(AuthenticationResult?.RefreshToken).toBeTypeOf('string')
  })

  it('refuses an assertion a second time, in its session and in another one', async () => {
    const passkey = await register(await newUser(email))
    const { Session, options } = await start(email)
    const assertion = passkey.sign(options, { signCount: 0 })
    await answer(email, Session, assertion)
    await expect(answer(email, Session, assertion)).rejects.toEqual(wrong)
    const another = await start(email)
    // Synced passkeys have no sign count, so only the challenge shows that this is a replay.
    const old = passkey.sign(options, { signCount: 0 })
    await expect(answer(email, another.Session, old)).rejects.toEqual(wrong)
    // A session allows one attempt.
    await expect(answer(email, another.Session, passkey.sign(another.options, { signCount: 0 }))).rejects.toEqual(wrong)
  })

  it("refuses another user's passkey, even one that names the user", async () => {
    await register(await newUser(email))
    const strangers = await register(await newUser(stranger))
    await expect(signIn(email, strangers)).rejects.toEqual(wrong)
    const { Session, options } = await start(email)
    const id = options.allowCredentials[0]?.id ?? ''
    await expect(answer(email, Session, { ...strangers.sign(options), id, rawId: id })).rejects.toEqual(wrong)
  })

  it('refuses a session after three minutes', async () => {
    const passkey = await register(await newUser(email))
    const { Session, options } = await start(email)
    pool.advance(3 * 60_000)
    await expect(answer(email, Session, passkey.sign(options))).rejects.toEqual(wrong)
  })

  it('refuses another origin, another relying party, an unverified user and a sign count that did not rise', async () => {
    const passkey = await register(await newUser(email))
    await signIn(email, passkey, { signCount: 7 })
    for (const circumstances of [
      { origin: 'https://viewcraft.example' },
      { relyingPartyId: 'viewcraft.example' },
      { isVerified: false },
      { signCount: 7 },
    ])
      await expect(signIn(email, passkey, { signCount: 8, ...circumstances })).rejects.toEqual(wrong)
    await signIn(email, passkey, { signCount: 8 })
  })

  it('refuses a changed response and text that is no credential', async () => {
    const passkey = await register(await newUser(email))
    const { Session, options } = await start(email)
    const assertion = passkey.sign(options)
    const other = passkey.sign({ ...options, challenge: 'AAAA' })
    const mixed = { ...assertion, response: { ...assertion.response, signature: other.response.signature } }
    await expect(answer(email, Session, mixed)).rejects.toEqual(wrong)
    const again = await start(email)
    const junk = pool.admin.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'WEB_AUTHN',
        Session: again.Session,
        ChallengeResponses: { USERNAME: email, CREDENTIAL: '{"id":' },
      }),
    )
    await expect(junk).rejects.toEqual(wrong)
  })

  it('is refused after the passkey is removed, even if it began before', async () => {
    const token = await newUser(email)
    const [removed, kept] = [await register(token), await register(token)]
    const begun = await start(email)
    const remove = () =>
      pool.admin.send(new DeleteWebAuthnCredentialCommand({ AccessToken: token, CredentialId: removed.id }))
    await remove()
    await expect(answer(email, begun.Session, removed.sign(begun.options))).rejects.toEqual(wrong)
    await expect(remove()).rejects.toEqual(refused('ResourceNotFoundException'))
    expect(await list(token)).toEqual([kept.id])
    const strangers = await newUser(stranger)
    await expect(
      pool.admin.send(new DeleteWebAuthnCredentialCommand({ AccessToken: strangers, CredentialId: kept.id })),
    ).rejects.toEqual(refused('ResourceNotFoundException'))
    await signIn(email, kept)
  })

  it('is refused after the account is deleted, even for the next account with the address', async () => {
    const token = await newUser(email)
    const passkey = await register(token)
    const begun = await start(email)
    await pool.call('DeleteUser', { AccessToken: token })
    await expect(answer(email, begun.Session, passkey.sign(begun.options))).rejects.toEqual(wrong)
    await register(await newUser(email))
    await expect(signIn(email, passkey)).rejects.toEqual(wrong)
  })

  it('names the passkeys of a user to an administrator, and asks the user for one', async () => {
    const token = await newUser(email)
    const ask = () =>
      pool.admin.send(
        new AdminInitiateAuthCommand({
          UserPoolId: poolId,
          ClientId: clientId,
          AuthFlow: 'USER_AUTH',
          AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
        }),
      )
    expect(await ask()).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE', ChallengeParameters: {} })
    const { id } = await register(token)
    const { ChallengeName, ChallengeParameters } = await ask()
    expect(ChallengeName).toBe('WEB_AUTHN')
    expect(optionsOf(ChallengeParameters).allowCredentials).toMatchObject([{ id }])
  })

  it('does not say whether an address without passkeys has an account', async () => {
    await newUser(email)
    const shape = ({ ChallengeName, AvailableChallenges }: Awaited<ReturnType<typeof start>>) => ({
      ChallengeName,
      AvailableChallenges,
    })
    expect(shape(await start('nobody@example.com'))).toEqual(shape(await start(email)))
  })
})

describe('with an authenticator app', () => {
  async function turnOnApp(AccessToken: string): Promise<void> {
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
    const UserCode = new TOTP({ secret: Secret.fromBase32(body.SecretCode) }).generate({ timestamp: pool.now() })
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode })
    await pool.admin.send(
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }),
    )
  }
  const countAsBothFactors = (AccessToken: string, Enabled = true) =>
    pool.admin.send(new SetUserMFAPreferenceCommand({ AccessToken, WebAuthnMfaSettings: { Enabled } }))

  it('a passkey signs in once it counts as both factors', async () => {
    const token = await newUser(email)
    const passkey = await register(token)
    const begun = await start(email)
    await turnOnApp(token)
    await expect(answer(email, begun.Session, passkey.sign(begun.options))).rejects.toEqual(wrong)
    expect((await start(email)).AvailableChallenges).toEqual(['PASSWORD_SRP', 'PASSWORD'])
    await countAsBothFactors(token)
    expect(await signIn(email, passkey)).not.toBe('')
    await expect(signIn(email, passkey, { isVerified: false })).rejects.toEqual(wrong)
    expect(await pool.admin.send(new GetUserCommand({ AccessToken: token }))).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
    await countAsBothFactors(token, false)
    expect((await start(email)).ChallengeName).toBe('SELECT_CHALLENGE')
  })

  it('a passkey counts as both factors only together with the app, and if the pool says so', async () => {
    const token = await newUser(email)
    await register(token)
    const invalid = refused('InvalidParameterException')
    await expect(countAsBothFactors(token)).rejects.toEqual(invalid)
    await turnOnApp(token)
    await countAsBothFactors(token)
    const off = { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: false } }
    await expect(pool.admin.send(new SetUserMFAPreferenceCommand(off))).rejects.toEqual(invalid)
    await pool.admin.send(new SetUserMFAPreferenceCommand({ ...off, WebAuthnMfaSettings: { Enabled: false } }))
    await turnOnApp(token)
    expect((await start(email)).ChallengeName).toBe('SELECT_CHALLENGE')
    const single: object = { WebAuthnFactorConfiguration: 'SINGLE_FACTOR' }
    pool.cognito.ensurePool({ ...settings, ...single }, userPoolClient, { poolId, clientId })
    for (const enabled of [true, false]) await expect(countAsBothFactors(token, enabled)).rejects.toEqual(invalid)
    pool.cognito.ensurePool(settings, userPoolClient, { poolId, clientId })
  })
})
