import { type AppVerification, IdentityError, type OwnPasswordChange, type OwnSecurity } from './identity.ts'
import type { Assurance } from './stored-session.ts'

/** What screens do about the user's own security; none ever sees a token, and all but `hasApp` never reject. */
export interface Security {
  readonly changePassword: (password: string, next: string) => Promise<OwnPasswordChange>
  /** Whether signing in asks for a code of an authenticator app. Rejects where nobody can be asked. */
  readonly hasApp: () => Promise<boolean>
  /** A secret for an authenticator app; undefined where none could be had. */
  readonly newAppSecret: () => Promise<string | undefined>
  readonly verifyApp: (code: string) => Promise<AppVerification>
  /** False where the app is still asked for. */
  readonly removeApp: () => Promise<boolean>
}

type AccessToken = (refused?: string) => Promise<string | undefined>

/** {@link Security} by the session's own tokens; `raise` hears how sure one is of the user from then on. */
export function security(
  provider: OwnSecurity,
  accessToken: AccessToken,
  raise: (assurance: Assurance) => void,
): Security {
  const own = <Answer>(run: (token: string) => Promise<Answer>) => withToken(accessToken, run)
  return {
    changePassword: (password, next) =>
      own((token) => provider.changePassword(token, password, next)).catch(() => 'unavailable'),
    hasApp: () => own(provider.hasApp),
    newAppSecret: () => own(provider.newAppSecret).catch(() => undefined),
    verifyApp: async (code) => {
      const outcome = await own((token) => provider.verifyApp(token, code)).catch((): AppVerification => 'unavailable')
      if (outcome === 'on') raise('aal2')
      return outcome
    },
    removeApp: async () => {
      const isOff = await own(provider.removeApp).then(
        () => true,
        () => false,
      )
      if (isOff) raise('aal1')
      return isOff
    },
  }
}

/** A token that is refused is refreshed once; where that does not help, the session ends itself. */
export async function withToken<Answer>(
  accessToken: AccessToken,
  run: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await accessToken()
  if (!token) throw new IdentityError('no_session', 401)
  try {
    return await run(token)
  } catch (error) {
    if (!(error instanceof IdentityError && error.gone)) throw error
    const fresh = await accessToken(token)
    if (!fresh) throw error
    return run(fresh)
  }
}
