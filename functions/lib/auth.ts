import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { env, optionalEnv } from './env.ts'
import { Failure } from './failure.ts'

/** Who calls: the pool's `sub`, and when they last proved themselves (seconds since 1970). */
export interface Caller {
  readonly userId: string
  readonly authTime: number
}

const create = () => {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  })
  const keys = optionalEnv('USER_POOL_JWKS')
  if (keys) verifier.cacheJwks(JSON.parse(keys))
  return verifier
}
/** One for the life of the function: it keeps the pool's keys. */
let verifier: ReturnType<typeof create> | undefined

/** The caller named by a verified access token of our pool and client; `unauthenticated` for anything else, `unavailable` when Cognito's keys cannot be had. */
export async function verifyCaller(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  if (!token) throw new Failure('unauthenticated')
  verifier ??= create()
  try {
    const { sub, auth_time } = await verifier.verify(token)
    return { userId: sub, authTime: auth_time }
  } catch (cause) {
    if (cause instanceof FetchError) throw new Failure('unavailable', undefined, { cause })
    if (cause instanceof JwtBaseError) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}
