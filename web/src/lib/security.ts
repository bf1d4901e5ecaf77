import { hasFields } from './fields.ts'
import { type AuthenticatorVerification, IdentityError, type UserSecurity } from './identity.ts'
import type { Assurance } from './stored-session.ts'
import { claimsOf } from './user.ts'

/**
 * The operations on the user's own security, for screens, which never see a token. Only the ones documented to reject do so.
 */
export interface Security {
  /** Returns when the user signed in to this session, in milliseconds since 1970. Rejects if Cognito cannot be reached. */
  readonly signedInAt: () => Promise<number>
  /** Returns the id of this session, which stays the same when tokens are refreshed. Rejects if Cognito cannot be reached. */
  readonly originJti: () => Promise<string>
  /** Returns whether signing in requires a code of an authenticator app. Rejects if Cognito cannot be reached. */
  readonly hasAuthenticator: () => Promise<boolean>
  /** Returns a secret for an authenticator app, or undefined on failure. */
  readonly createAuthenticatorSecret: () => Promise<string | undefined>
  readonly verifyAuthenticator: (code: string) => Promise<AuthenticatorVerification>
  /** Returns false if the app is still required. */
  readonly removeAuthenticator: () => Promise<boolean>
}

type AccessToken = (refused?: string) => Promise<string | undefined>

/** Creates {@link Security} with the session's tokens. `raise` is called with the new assurance level. */
export function createSecurity(
  provider: UserSecurity,
  accessToken: AccessToken,
  raise: (assurance: Assurance) => void,
): Security {
  const runAsUser = <Result>(run: (token: string) => Promise<Result>) => withToken(accessToken, run)
  return {
    signedInAt: async () => {
      const claims = claimsOf((await accessToken()) ?? '')
      if (!hasFields(claims, { auth_time: 'number' })) throw new IdentityError('unreadable', 502)
      return claims.auth_time * 1000
    },
    originJti: async () => {
      const claims = claimsOf((await accessToken()) ?? '')
      if (!hasFields(claims, { origin_jti: 'string' })) throw new IdentityError('unreadable', 502)
      return claims.origin_jti
    },
    hasAuthenticator: () => runAsUser(provider.hasAuthenticator),
    createAuthenticatorSecret: () => runAsUser(provider.createAuthenticatorSecret).catch(() => undefined),
    verifyAuthenticator: async (code) => {
      const outcome = await runAsUser((token) => provider.verifyAuthenticator(token, code)).catch(
        (): AuthenticatorVerification => 'unavailable',
      )
      if (outcome === 'on') raise('aal2')
      return outcome
    },
    removeAuthenticator: async () => {
      const isOff = await runAsUser(provider.removeAuthenticator).then(
        () => true,
        () => false,
      )
      if (isOff) raise('aal1')
      return isOff
    },
  }
}

/** Runs an operation with the access token. Refreshes a refused token once. */
export async function withToken<Result>(
  accessToken: AccessToken,
  run: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = await accessToken()
  if (!token) throw new IdentityError('no_session', 401)
  try {
    return await run(token)
  } catch (error) {
    if (!(error instanceof IdentityError && error.isSessionGone)) throw error
    const fresh = await accessToken(token)
    if (!fresh) throw error
    return run(fresh)
  }
}
