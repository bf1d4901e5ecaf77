import { randomBytes } from 'node:crypto'
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import type { JobName } from '#infra/access/jobs.ts'
import { type Addresses, clientId, poolId } from '#infra/local/deployment.ts'
import { demoLogin, openPool } from '#infra/local/seed/demo.ts'
import { createChallenge } from '#infra/local/stubs/google/oauth.ts'
import { consentReturnPath, consentScopes } from '#shared/consent.ts'
import { type Caller, type Method, toRequest } from '#shared/contract/endpoint.ts'
import { youtube } from '#shared/contract/youtube.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'

/** The system that the demo creator uses. */
export interface TargetSystem {
  /** The origin of the API. */
  readonly api: string
  runJob(name: JobName): Promise<unknown>
  /** Queues the due work of a job and runs the job until its queue is empty. */
  runQueuedJob(name: QueuedJobName): Promise<void>
  /** Waits for jobs that functions started asynchronously. */
  settle(): Promise<void>
}

/** The part of an endpoint that a call needs. */
interface CallableEndpoint<I, O> {
  readonly method: Method
  readonly path: string
  readonly caller: Caller
  readonly input: z.ZodMiniType<unknown, I>
  readonly output: z.ZodMiniType<O>
}

/** The demo creator, who uses the API as the browser does. */
export interface DemoCreator extends Pick<TargetSystem, 'runJob' | 'runQueuedJob'> {
  /** Whether an interrupted start may already have run this step, in part or as a whole. */
  readonly isRetry: boolean
  /** Ids of drafts and tests, by topic. Empty after an interruption. */
  readonly ids: Map<string, string>
  /** Calls an endpoint. Throws unless the response is successful. */
  call<I extends Readonly<Record<string, unknown>>, O>(endpoint: CallableEndpoint<I, O>, input: I): Promise<O>
  /** Uploads a file with a form that the API returned. */
  upload(form: UploadForm, file: Buffer): Promise<void>
  /** Connects the channel of the first account on Google's consent page. */
  connectChannel(): Promise<void>
}

interface UploadForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** Addresses of the user pool, the site and the Google stub, with our client id at Google. */
export type DemoAddresses = Pick<Addresses, 'cognito' | 'site'> & {
  readonly google: string
  readonly googleClientId: string
}

/** How long an access token is reused, in milliseconds. Tokens are valid for 15 minutes. */
const tokenMs = 600_000

/** Returns the demo creator. Its tokens are issued now and are also valid under a clock in the past. */
export function createDemoCreator(addresses: DemoAddresses, password: string) {
  let session: { readonly token: string; readonly until: number } | undefined
  const getToken = async () => {
    if (!session || session.until < Date.now())
      session = { token: await fetchToken(addresses.cognito, password), until: Date.now() + tokenMs }
    return session.token
  }
  const ids = new Map<string, string>()
  return {
    at: (target: TargetSystem, isRetry: boolean): DemoCreator => ({
      ...createCalls(addresses, target, getToken),
      runJob: target.runJob,
      runQueuedJob: target.runQueuedJob,
      isRetry,
      ids,
    }),
  }
}

function createCalls(addresses: DemoAddresses, { api }: TargetSystem, getToken: () => Promise<string>) {
  const call: DemoCreator['call'] = async (endpoint, input) => {
    const { url, body } = toRequest(endpoint, input)
    const response = await fetch(api + url, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.caller === 'user' ? { authorization: `Bearer ${await getToken()}` } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw new Error(`${endpoint.method} ${url}: ${response.status} ${await response.text()}`)
    return z.parse(endpoint.output, await response.json())
  }
  return {
    call,
    upload,
    connectChannel: async () => {
      const verifier = randomBytes(32).toString('base64url')
      const redirect_uri = addresses.site + consentReturnPath
      const code = await consent(addresses, redirect_uri, createChallenge(verifier))
      await call(youtube.auth, { code, redirect_uri, code_verifier: verifier })
    },
  }
}

async function upload({ url, fields }: UploadForm, file: Buffer): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file)]))
  const response = await fetch(url, { method: 'POST', body: form })
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
}

async function fetchToken(endpoint: string, password: string): Promise<string> {
  const pool = openPool(endpoint)
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: demoLogin.email, PASSWORD: password },
    }),
  )
  pool.destroy()
  if (!AuthenticationResult?.AccessToken) throw new Error('the demo creator cannot sign in')
  return AuthenticationResult.AccessToken
}

/** Submits the form of Google's consent page. Returns the code in Google's redirect. */
async function consent({ google, googleClientId }: DemoAddresses, redirectUri: string, challenge: string) {
  const form = new URLSearchParams({
    client_id: googleClientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: consentScopes.join(' '),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    account: '1',
    choice: 'allow',
  })
  for (const scope of consentScopes) form.append('granted', scope)
  const response = await fetch(`${google}/o/oauth2/v2/auth`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const code = new URL(response.headers.get('location') ?? redirectUri).searchParams.get('code')
  if (!code) throw new Error(`no consent: ${response.status}`)
  return code
}
