import { base64Url } from './base64url.ts'

/**
 * The path to which the browser returns from the user pool after a sign-in with Google, and, with another `state`, from
 * Google itself after a user connected Google to an account. Both are registered with this path on the site's origin.
 */
export const googleReturnPath = '/auth/google'

/** The paths that the user pool may redirect to after it ends its own session: on sign-out, and when Google is disconnected. */
export const poolLogoutPaths = ['/', '/dashboard/profile'] as const
export type PoolLogoutPath = (typeof poolLogoutPaths)[number]

/** The OAuth scopes that we request from Google for signing in: the user's id and email address. */
export const googleSignInScopes = ['openid', 'email'] as const

/** The OAuth scopes that the site requests from the user pool. With the last one, the session can do what a password session can. */
export const poolScopes = ['openid', 'email', 'aws.cognito.signin.user.admin'] as const

/**
 * Returns the OpenID nonce that ties Google's response to one session. Google's ID token repeats it, and a Google account can only be
 * connected with an access token of the session with this `origin_jti`.
 */
export async function sessionNonce(originJti: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`link-google:${originJti}`))
  return base64Url(new Uint8Array(digest))
}
