import { IdentityError, type IdentityProvider } from './identity.ts'
import { getPendingSignUp } from './pending-sign-up.ts'
import type { User } from './user.ts'

/**
 * Who the visitor is according to the identity provider. `error`: the session cannot be used. `failed`: its user could not
 * be fetched. `unconfirmed`: someone signed up in this tab and has not confirmed the address yet.
 */
export type Lookup =
  | { readonly state: 'error' | 'failed' | 'none' | 'unconfirmed' }
  | { readonly state: 'user'; readonly user: User }

/** Looks up the session's user. An unconfirmed user has no session, so the pending sign-up of this tab is used. */
export async function lookUp(
  provider: Pick<IdentityProvider, 'getUser'>,
  hasSession: boolean,
  accessToken: () => Promise<string | undefined>,
): Promise<Lookup> {
  if (!hasSession) return { state: getPendingSignUp() ? 'unconfirmed' : 'none' }
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
