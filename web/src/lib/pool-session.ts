import type { Config } from '#shared/config.ts'
import type { PoolLogoutPath } from '#shared/google-sign-in.ts'

/**
 * The key in local storage that says that the user pool has a session of its own in this browser, in a cookie of its domain, since
 * someone signed in with Google. Until it ends, the pool answers as the same user without asking, unless told to ask.
 */
const poolSessionKey = 'viewcraft.pool-session'

/** Remembers that the user pool may have a session of its own in this browser. */
export const markPoolSession = (local: Storage): void => local.setItem(poolSessionKey, '1')

/** Forgets the user pool's own session, when it ends. */
export const forgetPoolSession = (local: Storage): void => local.removeItem(poolSessionKey)

/** Returns whether the user pool may have a session of its own in this browser. */
export const hasPoolSession = (local: Storage): boolean => local.getItem(poolSessionKey) !== null

/**
 * Returns the address that ends the user pool's own session and leads on to a path of the site. The browser adds the address's hash to the one that
 * it is redirected to (https://fetch.spec.whatwg.org/#concept-response-location-url).
 */
export function poolSignOutAddress(
  { poolUrl, clientId }: NonNullable<Config['googleSignIn']>,
  origin: string,
  path: PoolLogoutPath,
  hash: string,
): string {
  const query = new URLSearchParams({ client_id: clientId, logout_uri: origin + path })
  return `${poolUrl}/logout?${query}${hash}`
}
