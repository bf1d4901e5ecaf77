/** A user pool on a real port, and the client libraries to call it. */
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
import { openData } from '#infra/local/emulators/cognito/data.ts'
import { passkeySettings, userPool, userPoolClient } from '#infra/pool.ts'

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

/** Starts an emulator with the deployed pool, a clock that only the test advances, and a list of the mails it sent. */
export async function startPool({
  dataFile,
  ...options
}: Partial<Omit<CognitoOptions, 'data'>> & { readonly dataFile?: string } = {}) {
  const mails: PoolMail[] = []
  let now = Date.now()
  const cognito = createCognito({
    data: openData(dataFile),
    region: 'us-east-1',
    clock: () => now,
    adminKeys: new Set(['admin']),
    onMail: (mail) => mails.push(mail),
    ...options,
  })
  cognito.ensurePool({ ...userPool, ...passkeySettings('localhost') }, userPoolClient, { poolId, clientId })
  const server = createServer(cognito.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const endpoint = `http://127.0.0.1:${address.port}`
  return {
    cognito,
    endpoint,
    mails,
    admin: sdk(endpoint),
    /** Returns the code of the latest mail. */
    code: () => mails.at(-1)?.code ?? '',
    advance: (ms: number) => {
      now += ms
    },
    now: () => now,
    ...createPoolClient(endpoint),
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

/** Creates functions for what a browser does through `amazon-cognito-identity-js`. */
export function createPoolClient(endpoint: string, ids = { poolId, clientId }) {
  const pool = new CognitoUserPool({ UserPoolId: ids.poolId, ClientId: ids.clientId, endpoint })
  const user = (email: string) => new CognitoUser({ Username: email, Pool: pool })
  return {
    user,
    signUp: (email: string, { attributes = {}, metadata = {}, pass = password }: SignUpOptions = {}) =>
      promisify<ISignUpResult | undefined>((done) =>
        pool.signUp(
          email,
          pass,
          Object.entries({ email, ...attributes }).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
          [],
          done,
          metadata,
        ),
      ),
    /**
     * Signs in with SRP, unless another flow was set on the user. Returns the session, or the name of the challenge.
     */
    signIn: async (email: string, pass = password) => {
      const cognitoUser = user(email)
      const result = await signInAs(cognitoUser, pass)
      if (typeof result === 'string') throw new Error(`requires ${result}`)
      return { cognitoUser, session: result }
    },
    /** Calls any operation as the library does, without credentials. */
    call: (operation: string, body: object) => call(endpoint, operation, body),
  }
}
interface SignUpOptions {
  attributes?: Record<string, string>
  metadata?: Record<string, string>
  pass?: string
}

export const signInAs = (cognitoUser: CognitoUser, pass = password) =>
  new Promise<CognitoUserSession | string>((resolve, reject) => {
    const details = new AuthenticationDetails({ Username: cognitoUser.getUsername(), Password: pass })
    cognitoUser.authenticateUser(details, { onSuccess: resolve, onFailure: reject, totpRequired: resolve })
  })

/** Signs up and confirms a user. */
export async function signUpUser(pool: Pool, email: string, attributes: Record<string, string> = {}) {
  const result = await pool.signUp(email, { attributes })
  await promisify((done) => pool.user(email).confirmRegistration(pool.code(), true, done))
  return result?.userSub ?? ''
}

/** Turns a node-style callback into a promise. */
export const promisify = <T>(run: (done: (error: Error | null | undefined, value?: T) => void) => void) =>
  new Promise<T | undefined>((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value)))
  })

/** Turns the library's onSuccess and onFailure into a promise. */
export const promisifyHandlers = <T>(
  run: (handlers: { onSuccess: (value: T) => void; onFailure: (error: Error) => void }) => void,
) => new Promise<T>((resolve, reject) => run({ onSuccess: resolve, onFailure: reject }))

/** Calls an operation over HTTP. Returns the status and body. */
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
