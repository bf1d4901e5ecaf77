import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { findAccountProblems, signIn } from '#infra/smoke/account.ts'
import { findProblems } from '#infra/smoke/checks.ts'
import { Config } from '#shared/config.ts'
import { contract, endpoints } from '#shared/contract/index.ts'
import { ErrorBody } from '#shared/errors.ts'
import { GoogleBrowser } from '#test/support/google-browser.ts'
import type { Rehearsal } from './rehearse.ts'

/** How many endpoints are requested at once: more cold starts would exceed timeouts on a slow machine. */
const coldStarts = 4

const account = { email: 'ann@rehearsal.example', password: 'correct horse battery' }

/** Uses a rehearsal as visitors, a creator and the scheduler do. Returns the problems it found, each in a sentence. */
export async function findRehearsalProblems(rehearsal: Rehearsal): Promise<string[]> {
  const { url, problems, scheduled, invoke } = rehearsal
  const visitProblems = await findProblems(url)
  const accountProblems = await signUp(rehearsal)
  if (accountProblems.length === 0)
    accountProblems.push(...(await findAccountProblems(url, account)), ...(await readAll(url)))
  const googleProblems = await signUpWithGoogle(rehearsal)
  const runProblems = await Promise.all(
    scheduled.map(({ arn, event }) =>
      invoke(arn, event).then(
        () => [],
        (error: unknown) => [messageOf(error)],
      ),
    ),
  )
  return [...problems, ...visitProblems, ...accountProblems, ...googleProblems, ...runProblems.flat()]
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Requests everything that can be read without a parameter. A refusal with an error code counts as a response. */
async function readAll(url: string): Promise<string[]> {
  const { token, signOut } = await signIn(await readConfig(url), account)
  const readable = endpoints.filter(
    ([, { method, caller, path }]) => method === 'GET' && caller === 'user' && !path.includes('{'),
  )
  const read = async ([, { path }]: (typeof readable)[number]) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    const code = z.safeParse(ErrorBody, await response.json().catch(() => undefined)).data?.error.code
    return response.status < 500 || (code && code !== 'internal') ? [] : [`GET ${path} returns ${response.status}`]
  }
  const problems: string[] = []
  for (let from = 0; from < readable.length; from += coldStarts)
    problems.push(...(await Promise.all(readable.slice(from, from + coldStarts).map(read))).flat())
  await signOut()
  return problems
}

const readConfig = async (url: string) => z.parse(Config, await (await fetch(`${url}/config.json`)).json())

/** Signs up with Google through the pool's pages, if the stage has Google, and starts to add a passkey, if it has passkeys. */
async function signUpWithGoogle({ url, addGoogleAccount }: Rehearsal): Promise<string[]> {
  const { googleSignIn, passkeys: hasPasskeys } = await readConfig(url)
  if (!googleSignIn) return []
  const browser = new GoogleBrowser({ site: url, pool: googleSignIn.poolUrl, clientId: googleSignIn.clientId })
  const sendAs =
    (token: string) =>
    ({ method, path }: { readonly method: string; readonly path: string }, body?: object) =>
      fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
  try {
    const send = sendAs((await browser.signIn(addGoogleAccount('bea@google.example'))).access_token)
    const finished = await send(contract.account['finish-sign-up'], { locale: 'en', channelUrl: null })
    const { google } = contract.identities.list.output.parse(await (await send(contract.identities.list)).json())
    const started = hasPasskeys ? await send(contract.passkeys.options, {}) : undefined
    const ended = await browser.signOut()
    return [
      ...(finished.status === 200 ? [] : [`finishing a sign-up with Google returns ${finished.status}`]),
      ...(google ? [] : ['Google is not connected after a sign-up with it']),
      ...(started && started.status !== 200 ? [`starting to add a passkey returns ${started.status}`] : []),
      ...(ended === `${url}/` ? [] : ['the user pool does not lead back after a sign-out']),
    ]
  } catch (error) {
    return [`signing up with Google fails: ${messageOf(error)}`]
  }
}

/** Signs up through the pool and its triggers, and confirms the address with the mailed code, as the site does. */
async function signUp({ url, codeOf }: Rehearsal): Promise<string[]> {
  const config = await readConfig(url)
  const client = new CognitoIdentityProviderClient({
    endpoint: config.cognitoEndpoint,
    region: config.region,
    credentials: { accessKeyId: 'browser', secretAccessKey: 'none' },
  })
  const { email, password } = account
  const command = new SignUpCommand({
    ClientId: config.userPoolClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  try {
    await client.send(command)
  } catch (error) {
    return [`signing up fails: ${messageOf(error)}`]
  } finally {
    client.destroy()
  }
  const { method, path } = contract.account['confirm-sign-up']
  const { status } = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: email, code: codeOf(email), password }),
  })
  return status === 200 ? [] : [`confirming an address returns ${status}`]
}
