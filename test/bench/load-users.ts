import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Config } from '#shared/config.ts'
import { newestMail } from '#test/support/inbox.ts'
import type { Started } from '#test/support/start.ts'

const together = 10

/** Signs up so many users of a running system, as browsers do, by the codes in its mails; answers their access tokens. */
export async function signUpMany(system: Started, users: number): Promise<string[]> {
  const config = Config.parse(await (await fetch(`${system.url}/config.json`)).json())
  const client = new CognitoIdentityProviderClient({
    endpoint: config.cognitoEndpoint,
    region: config.region,
    credentials: { accessKeyId: 'browser', secretAccessKey: 'none' },
  })
  const tokens: string[] = []
  for (let from = 0; from < users; from += together)
    tokens.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(together, users - from) }, (_, place) =>
          signUp(client, config.userPoolClientId, system, `user-${from + place}@example.com`),
        ),
      )),
    )
  client.destroy()
  return tokens
}

async function signUp(client: CognitoIdentityProviderClient, ClientId: string, system: Started, email: string) {
  const UserAttributes = Object.entries({
    email,
    name: 'Ann',
    locale: 'en',
    'custom:youtube_channel': 'youtube.com/@pocketorrery',
  }).map(([Name, Value]) => ({ Name, Value }))
  await client.send(new SignUpCommand({ ClientId, Username: email, Password: 'correct horse battery', UserAttributes }))
  const ConfirmationCode = await codeTo(system, email)
  await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }))
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

/** The code in the newest mail to an address. */
const codeTo = async (system: Started, email: string) =>
  />(\d{6,8})</.exec((await newestMail(system, email)).html)?.[1] ?? ''
