import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import * as z from 'zod/mini'
import { env, optionalEnv } from './env.ts'
import { Failure } from './failure.ts'

/** A session of our web app. */
export interface Session {
  /** The user's `sub` in the pool. */
  readonly userId: string
  /** When they signed in, in seconds since 1970. */
  readonly authTime: number
  /** What all tokens of the session have in common. */
  readonly originJti: string
  /** Whether it began with Google. */
  readonly isFromGoogle: boolean
  /** The access token. */
  readonly token: string
}

const createVerifier = () => {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: [env('USER_POOL_CLIENT_ID'), optionalEnv('GOOGLE_POOL_CLIENT_ID')].filter((id) => id !== undefined),
    tokenUse: 'access',
  })
  const keys = optionalEnv('USER_POOL_JWKS')
  if (keys) verifier.cacheJwks(JSON.parse(keys))
  return verifier
}
/** Shared by all calls of a function, because it caches the pool's keys. */
let verifier: ReturnType<typeof createVerifier> | undefined

/**
 * Verifies an access token that our pool issued to one of its clients, and returns its session. Throws Failure `unauthenticated` for any
 * other token, and `unavailable` when Cognito's keys cannot be fetched.
 */
export async function verifySession(authorization: string | undefined): Promise<Session> {
  const token = /^bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new Failure('unauthenticated')
  verifier ??= createVerifier()
  try {
    // The configured keys are complete, so there is no fetch for an unknown key id.
    const hasKeys = optionalEnv('USER_POOL_JWKS') !== undefined
    const claims = hasKeys ? verifier.verifySync(token) : await verifier.verify(token)
    return {
      userId: claims.sub,
      authTime: claims.auth_time,
      originJti: claims.origin_jti,
      isFromGoogle: claims.client_id === optionalEnv('GOOGLE_POOL_CLIENT_ID'),
      token,
    }
  } catch (cause) {
    if (cause instanceof FetchError) throw new Failure('unavailable', undefined, { cause })
    if (cause instanceof JwtBaseError) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}

const CognitoFault = z.object({ __type: z.string() })
/** How long Cognito may take to check a token, in milliseconds. */
const checkTimeoutMs = 3_000

/**
 * Returns whether Cognito still accepts a verified access token: it rejects tokens of sessions that were signed out. Throws
 * Failure `unavailable` when Cognito cannot be reached. Uses `fetch`, because the SDK's client would be in every bundle.
 */
export async function isAcceptedByCognito(token: string): Promise<boolean> {
  const region = env('USER_POOL_ID').split('_')[0]
  const response = await fetch(
    optionalEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER') ?? `https://cognito-idp.${region}.amazonaws.com`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
      },
      body: JSON.stringify({ AccessToken: token }),
      signal: AbortSignal.timeout(checkTimeoutMs),
    },
  ).catch((cause: unknown) => {
    throw new Failure('unavailable', undefined, { cause })
  })
  if (response.ok) return true
  const fault = z.safeParse(CognitoFault, await response.json().catch(() => undefined))
  if (fault.data && /NotAuthorized|UserNotFound/.test(fault.data.__type)) return false
  throw new Failure('unavailable')
}
