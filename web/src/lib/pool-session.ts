import type { Config } from '#shared/config.ts'
import type { PoolLogoutPath } from '#shared/google-sign-in.ts'

/**
 * The local storage key that is set while the user pool may have its own session in this browser, in a cookie of its
 * domain, because someone signed in with Google. Until it ends, the pool signs in the same user without asking, unless
 * `prompt` is set.
 */
const poolSessionKey = 'viewcraft.pool-session'

/** Records that the user pool may have its own session in this browser. */
export const markPoolSession = (local: Storage): void => local.setItem(poolSessionKey, '1')

/** Removes the mark of the user pool's session. Call it when the session ends. */
export const forgetPoolSession = (local: Storage): void => local.removeItem(poolSessionKey)

/** Returns whether the user pool may have its own session in this browser. */
export const hasPoolSession = (local: Storage): boolean => local.getItem(poolSessionKey) !== null

/**
 * Returns the URL that ends the user pool's own session and redirects to a path of the site. The browser keeps the URL's hash
 * when it follows the redirect (https://fetch.spec.whatwg.org/#concept-response-location-url).
 */
export function poolSignOutUrl(
  { poolUrl, clientId }: NonNullable<Config['googleSignIn']>,
  origin: string,
  path: PoolLogoutPath,
  hash: string,
): string {
  const query = new URLSearchParams({ client_id: clientId, logout_uri: origin + path })
  return `${poolUrl}/logout?${query}${hash}`
}
