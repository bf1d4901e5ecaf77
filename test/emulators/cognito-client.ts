/** A pool of its own behind a real port, and the field's own clients to talk to it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type ISignUpResult,
} from 'amazon-cognito-identity-js'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import { type CognitoOptions, createCognito, type PoolMail } from '#infra/local/emulators/cognito/cognito.ts'
import { userPool, userPoolClient } from '#infra/pool.ts'

export const poolId = 'us-east-1_localpool'
export const clientId = 'localclient'
export const password = 'Correct-horse-1'

export const sdk = (endpoint: string, accessKeyId = 'admin') =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'any' },
    maxAttempts: 1,
  })

/** A listening emulator with the deployed pool, a clock that stands until it is moved, and every mail it sent. */
export async function startPool(options: Partial<CognitoOptions> = {}) {
  const mails: PoolMail[] = []
  let now = Date.now()
  const cognito = createCognito({
    region: 'us-east-1',
    clock: () => now,
    adminKeys: new Set(['admin']),
    onMail: (mail) => mails.push(mail),
    ...options,
  })
  cognito.ensurePool(userPool, userPoolClient, { poolId, clientId })
  const server = createServer(cognito.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('listens on no port')
  const endpoint = `http://127.0.0.1:${address.port}`
  return {
    cognito,
    endpoint,
    mails,
    admin: sdk(endpoint),
    /** The code of the newest mail. */
    code: () => mails.at(-1)?.code ?? '',
    advance: (ms: number) => {
      now += ms
    },
    now: () => now,
    ...browser(endpoint),
    verify: (tokenUse: 'id' | 'access', token: string) => {
      const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, tokenUse, clientId })
      verifier.cacheJwks(cognito.jwks as Jwks)
      return verifier.verifySync(token)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type Pool = Awaited<ReturnType<typeof startPool>>

/** What a browser does, through `amazon-cognito-identity-js`. */
export function browser(endpoint: string, ids = { poolId, clientId }) {
  const pool = new CognitoUserPool({ UserPoolId: ids.poolId, ClientId: ids.clientId, endpoint })
  const user = (email: string) => new CognitoUser({ Username: email, Pool: pool })
  return {
    user,
    signUp: (email: string, { attributes = {}, metadata = {}, pass = password }: SignUpOptions = {}) =>
      called<ISignUpResult | undefined>((done) =>
        pool.signUp(
          email,
          pass,
          Object.entries({ email, ...attributes }).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
          [],
          done,
          metadata,
        ),
      ),
    /** SRP, unless the flow is set on the user first; answers the session, or the name of the challenge. */
    signIn: async (email: string, pass = password) => {
      const who = user(email)
      const result = await signInAs(who, pass)
      if (typeof result === 'string') throw new Error(`asked for ${result}`)
      return { who, session: result }
    },
    /** Any operation, as the library sends it: no credentials. */
    call: (operation: string, body: object) => call(endpoint, operation, body),
  }
}
interface SignUpOptions {
  attributes?: Record<string, string>
  metadata?: Record<string, string>
  pass?: string
}

export const signInAs = (who: CognitoUser, pass = password) =>
  new Promise<CognitoUserSession | string>((resolve, reject) => {
    const details = new AuthenticationDetails({ Username: who.getUsername(), Password: pass })
    who.authenticateUser(details, { onSuccess: resolve, onFailure: reject, totpRequired: resolve })
  })

/** A signed-up and confirmed user. */
export async function newcomer(pool: Pool, email: string, attributes: Record<string, string> = {}) {
  const result = await pool.signUp(email, { attributes })
  await called((done) => pool.user(email).confirmRegistration(pool.code(), true, done))
  return result?.userSub ?? ''
}

/** A node-style callback as a promise. */
export const called = <T>(run: (done: (error: Error | null | undefined, value?: T) => void) => void) =>
  new Promise<T | undefined>((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value)))
  })

/** The library's onSuccess and onFailure as a promise. */
export const handled = <T>(
  run: (handlers: { onSuccess: (value: T) => void; onFailure: (error: Error) => void }) => void,
) => new Promise<T>((resolve, reject) => run({ onSuccess: resolve, onFailure: reject }))

/** The answer as it is on the wire: its status and body. */
export async function call(endpoint: string, operation: string, body: object) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
