import { base64Url } from './base64url.ts'

/**
 * The path to which the browser returns from the user pool after a sign-in with Google, and, with another `state`, from
 * Google itself after a user connected Google to an account. Both are registered with this path on the site's origin.
 */
export const googleReturnPath = '/auth/google'

/** Where the user pool may lead after it ended its own session: after signing out, and after disconnecting Google. */
export const poolLogoutPaths = ['/', '/dashboard/profile'] as const
export type PoolLogoutPath = (typeof poolLogoutPaths)[number]

/** The OAuth scopes that we request from Google for signing in: who it is, and the address. */
export const googleSignInScopes = ['openid', 'email'] as const

/** The OAuth scopes that the site requests from the user pool. The last one allows what every other session allows. */
export const poolScopes = ['openid', 'email', 'aws.cognito.signin.user.admin'] as const

/**
 * Returns the OpenID nonce that ties an answer of Google to one session: Google's ID token repeats it, and the user who connects a
 * Google account must hold a token of the session with this `origin_jti`.
 */
export async function sessionNonce(originJti: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`link-google:${originJti}`))
  return base64Url(new Uint8Array(digest))
}
