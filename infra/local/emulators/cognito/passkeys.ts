/**
 * Passkeys: registration, list and removal by a signed-in user, and both halves of the WEB_AUTHN challenge.
 * Leaves out: checks of an attestation's certificates, the names that Cognito gives to authenticators it knows, passkeys
 * of the pool's own domain.
 */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { Bearer, operation } from './context.ts'
import type { Pool, User } from './data.ts'
import { CognitoError, limitExceeded } from './errors.ts'
import { authenticate } from './tokens.ts'

/** Loaded when first used, which saves every start 0.3 seconds. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Cognito's quota, per user. */
const maxPasskeys = 20

/** How long a registration may take. Cognito does not document it. */
const registrationMs = 5 * 60_000

/** COSE's numbers of ES256 and RS256. */
const algorithms = [-7, -257]

/** Returns the domain of the pool's passkeys. Throws if the pool has none, or does not allow passkeys. */
function getRelyingPartyId({ definition }: Pool): string {
  if (!definition.Policies?.SignInPolicy?.AllowedFirstAuthFactors.includes('WEB_AUTHN'))
    throw new CognitoError('WebAuthnNotEnabledException', 'WebAuthn is not enabled for this user pool.')
  if (definition.WebAuthnRelyingPartyID) return definition.WebAuthnRelyingPartyID
  throw new CognitoError('WebAuthnConfigurationMissingException', 'The user pool has no relying party id.')
}

/** Returns whether a user can sign in with a passkey: with MFA on, only where passkeys count as both factors. */
export const isPasskeyOffered = ({ definition }: Pool, { passkeys, mfa }: User): boolean =>
  definition.WebAuthnRelyingPartyID !== undefined &&
  passkeys.length > 0 &&
  (!mfa.enabled || (mfa.passkey && definition.WebAuthnFactorConfiguration === 'MULTI_FACTOR_WITH_USER_VERIFICATION'))

const describeCredentials = ({ passkeys }: User) => passkeys.map(({ id, transports }) => ({ id, transports }))

const StartWebAuthnRegistration = operation(z.object(Bearer), async (context, { AccessToken }) => {
  const { user, client, pool } = authenticate(context, AccessToken)
  const rpID = getRelyingPartyId(pool)
  if (user.passkeys.length >= maxPasskeys) throw limitExceeded()
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userName: user.attributes.email ?? user.sub,
    userDisplayName: user.attributes.name ?? '',
    userID: new Uint8Array(Buffer.from(user.sub)),
    attestationType: 'none',
    excludeCredentials: describeCredentials(user),
    authenticatorSelection: { residentKey: 'required', userVerification: pool.definition.WebAuthnUserVerification },
    supportedAlgorithmIDs: algorithms,
  })
  const expiresAt = context.now() + registrationMs
  user.passkeyChallenge = { value: options.challenge, clientId: client.id, expiresAt }
  return { CredentialCreationOptions: options }
})

const Base64Url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(64 * 1024))

/** RegistrationResponseJSON and AuthenticationResponseJSON, of WebAuthn level 3, section 5.1. */
const Credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
const Registration = z.object({
  ...Credential,
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z._default(z.array(z.string()), []),
  }),
})
const Assertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.exactOptional(Base64Url),
  }),
})

const notSupported = (message: string) => new CognitoError('WebAuthnCredentialNotSupportedException', message)

const CompleteWebAuthnRegistration = operation(
  z.object({ ...Bearer, Credential: Registration }),
  async (context, { AccessToken, Credential }) => {
    const { user, client, pool } = authenticate(context, AccessToken)
    const relyingPartyId = getRelyingPartyId(pool)
    const started = user.passkeyChallenge
    delete user.passkeyChallenge
    if (!started || started.expiresAt <= context.now())
      throw new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.')
    if (started.clientId !== client.id)
      throw new CognitoError('WebAuthnClientMismatchException', 'The registration was started by another client.')
    const origin = getOrigin(Credential.response.clientDataJSON)
    if (!isAllowedOrigin(origin, relyingPartyId))
      throw new CognitoError('WebAuthnOriginNotAllowedException', 'The origin does not match the relying party id.')
    const { verifyRegistrationResponse } = await loadWebAuthn()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: Credential,
      expectedChallenge: started.value,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId,
      requireUserVerification: pool.definition.WebAuthnUserVerification === 'required',
      supportedAlgorithmIDs: algorithms,
    }).catch(throwRefusal)
    if (!registrationInfo) throw notSupported('The attestation is not valid.')
    const { id, publicKey, counter } = registrationInfo.credential
    const isTaken = context.data.users.some(({ passkeys }) => passkeys.some((passkey) => passkey.id === id))
    if (isTaken) throw notSupported('The credential is already registered.')
    user.passkeys.push({
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: Credential.response.transports,
      attachment: Credential.authenticatorAttachment,
      relyingPartyId,
      createdAt: context.now(),
    })
    return {}
  },
)

function throwRefusal(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (error.name === 'UnexpectedRPIDHash')
    throw new CognitoError('WebAuthnRelyingPartyMismatchException', 'The relying party id does not match.')
  throw notSupported(error.message)
}

const ListWebAuthnCredentials = operation(
  z.object({
    ...Bearer,
    MaxResults: z._default(z.int().check(z.minimum(1), z.maximum(maxPasskeys)), maxPasskeys),
    NextToken: z.optional(z.string()),
  }),
  (context, { AccessToken, MaxResults, NextToken }) => {
    const { passkeys } = authenticate(context, AccessToken).user
    const start = passkeys.findIndex(({ id }) => id === NextToken) + 1
    const page = passkeys.slice(start, start + MaxResults)
    return {
      Credentials: page.map((passkey) => ({
        CredentialId: passkey.id,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: passkey.relyingPartyId,
        AuthenticatorAttachment: passkey.attachment,
        AuthenticatorTransports: passkey.transports,
        CreatedAt: passkey.createdAt / 1000,
      })),
      ...(start + page.length < passkeys.length ? { NextToken: page.at(-1)?.id } : {}),
    }
  },
)

const DeleteWebAuthnCredential = operation(
  z.object({ ...Bearer, CredentialId: z.string() }),
  (context, { AccessToken, CredentialId }) => {
    const { passkeys } = authenticate(context, AccessToken).user
    const index = passkeys.findIndex(({ id }) => id === CredentialId)
    if (index < 0) throw new CognitoError('ResourceNotFoundException', 'The credential does not exist.')
    passkeys.splice(index, 1)
    return {}
  },
)

export const passkeyOperations = {
  StartWebAuthnRegistration,
  CompleteWebAuthnRegistration,
  ListWebAuthnCredentials,
  DeleteWebAuthnCredential,
}

/** With MFA on, a passkey counts as both factors only if the authenticator verified the user. */
const isVerificationRequired = ({ definition }: Pool, { mfa }: User) =>
  mfa.enabled || definition.WebAuthnUserVerification === 'required'

/** Returns the options of an assertion (PublicKeyCredentialRequestOptionsJSON) with a new challenge. */
export async function createAssertionOptions(pool: Pool, user: User) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return generateAuthenticationOptions({
    rpID: getRelyingPartyId(pool),
    allowCredentials: describeCredentials(user),
    userVerification: isVerificationRequired(pool, user) ? 'required' : 'preferred',
  })
}

/**
 * Returns whether an assertion (AuthenticationResponseJSON as text) is the response of one of the user's passkeys to the
 * challenge. Updates the passkey's sign count.
 */
export async function verifyAssertion(pool: Pool, user: User, challenge: string, text: string): Promise<boolean> {
  const response = parseAssertion(text)
  const passkey = user.passkeys.find(({ id }) => id === response?.id)
  if (!response || !passkey) return false
  const { clientDataJSON, userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== user.sub) return false
  const relyingPartyId = getRelyingPartyId(pool)
  const origin = getOrigin(clientDataJSON)
  if (!isAllowedOrigin(origin, relyingPartyId)) return false
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId,
      requireUserVerification: isVerificationRequired(pool, user),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    })
    if (verified) passkey.signCount = authenticationInfo.newCounter
    return verified
  } catch {
    return false
  }
}

function parseAssertion(text: string): AuthenticationResponseJSON | undefined {
  try {
    return z.safeParse(Assertion, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Returns the origin that the browser saw, or an empty string. */
function getOrigin(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return z.safeParse(z.object({ origin: z.string() }), data).data?.origin ?? ''
  } catch {
    return ''
  }
}

/** The relying party's domain and its subdomains over HTTPS, and any port of `localhost`. */
function isAllowedOrigin(origin: string, relyingPartyId: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname !== relyingPartyId && !hostname.endsWith(`.${relyingPartyId}`)) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}
