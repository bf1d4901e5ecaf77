import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { env, optionalEnv } from './env.ts'
import { Failure } from './failure.ts'

/** The authenticated user: their `sub` in the pool, and when they last signed in (seconds since 1970). */
export interface Caller {
  readonly userId: string
  readonly authTime: number
}

const createVerifier = () => {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  })
  const keys = optionalEnv('USER_POOL_JWKS')
  if (keys) verifier.cacheJwks(JSON.parse(keys))
  return verifier
}
/** Shared by all calls of a function, because it caches the pool's keys. */
let verifier: ReturnType<typeof createVerifier> | undefined

/**
 * Verifies an access token of our pool and client and returns its user. Throws Failure `unauthenticated` for any other token
 * and `unavailable` when Cognito's keys cannot be fetched.
 */
export async function verifyCaller(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  if (!token) throw new Failure('unauthenticated')
  verifier ??= createVerifier()
  try {
    const { sub, auth_time } = await verifier.verify(token)
    return { userId: sub, authTime: auth_time }
  } catch (cause) {
    if (cause instanceof FetchError) throw new Failure('unavailable', undefined, { cause })
    if (cause instanceof JwtBaseError) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}
