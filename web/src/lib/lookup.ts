import { IdentityError, type IdentityProvider } from './identity.ts'
import { signUpPending } from './pending-sign-up.ts'
import type { User } from './user.ts'

/**
 * Who this visitor is, as the identity provider says now. `error`: there was a session, but it cannot be used;
 * `failed`: its user could not be fetched; `unconfirmed`: somebody whose address is not confirmed yet, in this tab.
 */
export type Lookup =
  | { readonly state: 'error' | 'failed' | 'none' | 'unconfirmed' }
  | { readonly state: 'user'; readonly user: User }

/** Asks for the user behind a session. An unconfirmed one has none: this tab's memory of the sign-up stands in. */
export async function lookUp(
  provider: Pick<IdentityProvider, 'getUser'>,
  hasSession: boolean,
  accessToken: () => Promise<string | undefined>,
): Promise<Lookup> {
  if (!hasSession) return { state: signUpPending() ? 'unconfirmed' : 'none' }
  const token = await accessToken().catch(() => undefined)
  if (!token) return { state: 'error' }
  try {
    const { user, isConfirmed } = await provider.getUser(token)
    return isConfirmed ? { state: 'user', user } : { state: 'unconfirmed' }
  } catch (error) {
    const kind = error instanceof IdentityError ? error.kind : ''
    if (kind === 'UserNotConfirmedException') return { state: 'unconfirmed' }
    return { state: kind === 'UserNotFoundException' ? 'none' : 'failed' }
  }
}
