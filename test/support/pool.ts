import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { clientId, googlePoolClientId, poolId, region, relyingPartyId } from '#infra/local/deployment.ts'
import {
  createCognito,
  type GoogleOptions,
  type OnTrigger,
  type PoolMail,
} from '#infra/local/emulators/cognito/cognito.ts'
import type { Contents } from '#infra/local/emulators/cognito/data.ts'
import { listen } from '#infra/local/listen.ts'
import { passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'
import { rsaKey } from './keys.ts'

/** Attributes at sign-up besides address and password. */
export type Attributes = Readonly<Partial<Record<'name' | 'locale' | 'custom:youtube_channel', string>>>

/** A user who signed up and can confirm the address. */
export interface Registered {
  readonly userId: string
  readonly email: string
  confirm(): Promise<void>
}

/** A user who signed up, confirmed the address and signed in. */
export interface SignedUp {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly tokens: { readonly accessToken: string; readonly idToken: string; readonly refreshToken: string }
}

/** The password that users choose at sign-up. */
export const signUpPassword = 'correct horse battery'
let people = 0
/** Returns an unused address at a domain of its own, since sign-ups per domain are limited. */
const newAddress = () => `user-${people}@site-${people++}.example`

interface PoolOptions {
  /** Access key ids that may administer every user. */
  readonly adminKeys: readonly string[]
  readonly onTrigger: OnTrigger
  /** Confirms an address and sets the password, as the site does. */
  readonly confirm: (user: string, code: string, password: string) => Promise<void>
  readonly onMail: (mail: PoolMail) => void
  readonly google: GoogleOptions
}

/** Starts the deployed user pool as an emulator. */
export async function startPool({ adminKeys, onTrigger, confirm, onMail, google }: PoolOptions) {
  const codes = new Map<string, string>()
  const contents: Contents = { key: rsaKey('pool'), pools: [], clients: [], users: [] }
  const cognito = createCognito({
    data: Object.assign(contents, { save: () => {} }),
    region,
    onTrigger,
    onMail: (mail) => {
      codes.set(mail.to, mail.code)
      onMail(mail)
    },
    adminKeys: new Set(adminKeys),
    // Calls Date.now() each time, so that tests can set the time.
    clock: () => Date.now(),
  })
  cognito.ensurePool({ ...userPool, ...passkeySettings(relyingPartyId) }, userPoolClient, { poolId, clientId })
  cognito.ensureGoogle(google, { poolId, clientId: googlePoolClientId })
  const { origin, stop } = await listen(cognito.listener)
  const client = new CognitoIdentityProviderClient({
    endpoint: origin,
    region,
    credentials: { accessKeyId: 'browser', secretAccessKey: 'none' },
  })

  async function register(attributes: Attributes = {}, email = newAddress()): Promise<Registered> {
    const UserAttributes = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value }))
    const { UserSub: userId = '' } = await client.send(
      new SignUpCommand({ ClientId: clientId, Username: email, Password: signUpPassword, UserAttributes }),
    )
    return { userId, email, confirm: () => confirm(email, codes.get(email) ?? '', signUpPassword) }
  }

  async function signUp(attributes?: Attributes): Promise<SignedUp> {
    const { userId, email, confirm } = await register(attributes)
    await confirm()
    return { userId, email, password: signUpPassword, tokens: await signIn(email) }
  }

  /** Signs in with a code from an email, which avoids SRP. */
  async function signIn(email: string): Promise<SignedUp['tokens']> {
    const { Session } = await client.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
      }),
    )
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'EMAIL_OTP',
        Session,
        ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE: codes.get(email) ?? '' },
      }),
    )
    return tokensOf(AuthenticationResult)
  }

  return { origin, contents, jwks: cognito.jwks, register, signUp, signIn, stop }
}

function tokensOf({ AccessToken, IdToken, RefreshToken }: AuthenticationResultType = {}): SignedUp['tokens'] {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('no tokens')
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }
}
