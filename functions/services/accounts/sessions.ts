import { signOutPoolUser } from '#functions/clients/cognito/users.ts'
import { revokeAccessTokens } from '#functions/lib/revocations.ts'

/**
 * Ends every session of a user. Cognito refuses their refresh tokens, and our endpoints refuse the access tokens that are
 * still valid. Cognito does neither when a password or an address changes. A trigger passes the pool of its event.
 */
export async function endSessions(userId: string, pool?: string): Promise<void> {
  // Revoke at our endpoints first. Then old sessions are useless even if Cognito fails, since refreshed tokens keep their sign-in time.
  await revokeAccessTokens(userId)
  await signOutPoolUser(userId, pool)
  // Again, for sessions that began during the sign-out.
  await revokeAccessTokens(userId)
}
