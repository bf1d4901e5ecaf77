import type { Config } from '#shared/config.ts'

/**
 * The key in local storage that says that the user pool has a session of its own in this browser, in a cookie of its domain, since
 * someone signed in with Google. Until it ends, the next "Continue with Google" signs in the same user without asking.
 */
export const poolSessionKey = 'viewcraft.pool-session'

/**
 * Returns the address that ends the user pool's own session and leads on to `/`. The browser adds the address's hash to the one that
 * it is redirected to (https://fetch.spec.whatwg.org/#concept-response-location-url).
 */
export function poolSignOutAddress(
  { poolUrl, clientId }: NonNullable<Config['googleSignIn']>,
  origin: string,
  hash: string,
): string {
  const query = new URLSearchParams({ client_id: clientId, logout_uri: `${origin}/` })
  return `${poolUrl}/logout?${query}${hash}`
}
