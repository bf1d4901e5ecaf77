import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Config } from '#shared/config.ts'
import { findNewestMail } from './inbox.ts'
import type { SharedSystem } from './start-system.ts'

const together = 10
const password = 'correct horse battery'
const defaultChannel = 'youtube.com/@pocketorrery'
/** Every user has a domain of their own, since sign-ups per domain are limited. */
const addressOf = (place: number) => `user-${place}@site-${place}.example`
/** Login of the first user that `signUpUsers` signs up. */
export const firstUser = { email: addressOf(0), password }

/** Returns a client for the system's user pool. */
async function poolOf(system: SharedSystem) {
  const config = Config.parse(await (await fetch(`${system.url}/config.json`)).json())
  const client = new CognitoIdentityProviderClient({
    endpoint: config.cognitoEndpoint,
    region: config.region,
    credentials: { accessKeyId: 'browser', secretAccessKey: 'none' },
  })
  return { client, ClientId: config.userPoolClientId }
}
type Pool = Awaited<ReturnType<typeof poolOf>>

/**
 * Signs up users of a running system with the codes in its emails, all with one channel. Returns their access tokens.
 */
export async function signUpUsers(system: SharedSystem, users: number, channel = defaultChannel): Promise<string[]> {
  const pool = await poolOf(system)
  const tokens: string[] = []
  for (let from = 0; from < users; from += together) {
    const emails = Array.from({ length: Math.min(together, users - from) }, (_, place) => addressOf(from + place))
    tokens.push(...(await Promise.all(emails.map((email) => signUp(system, pool, { email, channel })))))
  }
  pool.client.destroy()
  return tokens
}

/** Signs up one user with an address at a domain of its own. Returns the login. */
export async function signUpUser(system: SharedSystem, email: string): Promise<typeof firstUser> {
  const pool = await poolOf(system)
  await signUp(system, pool, { email, channel: defaultChannel })
  pool.client.destroy()
  return { email, password }
}

async function signUp(
  system: SharedSystem,
  pool: Pool,
  { email, channel }: { email: string; channel: string },
): Promise<string> {
  const { client, ClientId } = pool
  const UserAttributes = Object.entries({
    email,
    name: 'Ann',
    locale: 'en',
    'custom:youtube_channel': channel,
  }).map(([Name, Value]) => ({ Name, Value }))
  await client.send(new SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }))
  await confirmSignUp(system, email, password)
  return signIn(system, email, pool)
}

/** Confirms an address with the code in its newest email, and sets the password. */
export async function confirmSignUp(system: SharedSystem, email: string, password: string): Promise<void> {
  const response = await fetch(`${system.url}/api/account/confirm-sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: email, code: await codeTo(system, email), password }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Signs in with a code from an email, which avoids SRP. Returns the access token. */
export async function signIn(system: SharedSystem, email: string, pool?: Pool): Promise<string> {
  const { client, ClientId } = pool ?? (await poolOf(system))
  const { Session } = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
    }),
  )
  const { AuthenticationResult } = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'EMAIL_OTP',
      Session,
      ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE: await codeTo(system, email) },
    }),
  )
  if (!AuthenticationResult?.AccessToken) throw new Error(`${email} cannot sign in`)
  return AuthenticationResult.AccessToken
}

/** Returns the code in the newest email to an address. */
const codeTo = async (system: SharedSystem, email: string) =>
  />(\d{6,8})</.exec((await findNewestMail(system, email)).html)?.[1] ?? ''
