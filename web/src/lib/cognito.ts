import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js'
import type { Config } from '#shared/config.ts'
import { cognitoGoogle } from './cognito-google.ts'
import { cognitoPasskeys } from './cognito-passkeys.ts'
import { cognitoRegistration } from './cognito-registration.ts'
import { cognitoRequest, requestTimeoutMs } from './cognito-request.ts'
import { cognitoSecurity } from './cognito-security.ts'
import { cognitoTokens, toSignInStatus } from './cognito-tokens.ts'
import { IdentityError, type IdentityProvider, type SignIn, type Tokens } from './identity.ts'

type CognitoSignIn = SignIn<{ readonly tokens: Tokens }>

/** The library has no timeout of its own. */
const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, requestTimeoutMs, new Error('timeout')))

/**
 * Creates the identity provider for Cognito, without the refresh (`cognito-refresh.ts`). The official library is loaded only to
 * sign in with a password (SRP); every other operation is a plain request.
 */
export const cognito = (loadConfig: () => Promise<Config>): Omit<IdentityProvider, 'refresh'> => ({
  ...cognitoRegistration(cognitoRequest(loadConfig)),
  ...cognitoTokens(cognitoRequest(loadConfig)),
  ...cognitoPasskeys(cognitoRequest(loadConfig)),
  ...cognitoSecurity(cognitoRequest(loadConfig), loadConfig),
  ...cognitoGoogle(loadConfig),

  async signIn(email, password) {
    try {
      const [library, { userPoolId, userPoolClientId, cognitoEndpoint }] = await Promise.all([
        import('amazon-cognito-identity-js'),
        loadConfig(),
      ])
      const Storage = createMemoryStorage()
      const Pool = new library.CognitoUserPool({
        UserPoolId: userPoolId,
        ClientId: userPoolClientId,
        endpoint: cognitoEndpoint,
        Storage,
      })
      const user = new library.CognitoUser({ Username: email, Pool, Storage })
      const details = new library.AuthenticationDetails({ Username: email, Password: password })
      return await runSignInStep(user, (callbacks) => user.authenticateUser(details, callbacks))
    } catch {
      return { status: 'unavailable' }
    }
  },
})

type Callbacks = Parameters<CognitoUser['authenticateUser']>[1]

/** Runs one step of a sign-in and turns the library's callbacks into a promise. */
function runSignInStep(user: CognitoUser, step: (callbacks: Callbacks) => void): Promise<CognitoSignIn> {
  const answer = (code: string) =>
    runSignInStep(user, (callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA')).catch(
      (): CognitoSignIn => ({ status: 'unavailable' }),
    )
  const outcome = new Promise<CognitoSignIn>((resolve) =>
    step({
      onSuccess: (session) => resolve({ status: 'signed_in', tokens: tokensOf(session) }),
      onFailure: (error: unknown) => resolve({ status: toSignInStatus(identityErrorOf(error)) }),
      totpRequired: () => resolve({ status: 'code_required', answer }),
    }),
  )
  return Promise.race([outcome, rejectAfterTimeout()])
}

/** The library keeps Cognito's error names and drops the status. */
const identityErrorOf = (error: unknown) =>
  error instanceof Error ? new IdentityError(error.name, 400, error.message) : error

const tokensOf = (session: CognitoUserSession): Tokens => ({
  accessToken: session.getAccessToken().getJwtToken(),
  idToken: session.getIdToken().getJwtToken(),
  refreshToken: session.getRefreshToken().getToken(),
  expiresIn: session.getAccessToken().getExpiration() - session.getAccessToken().getIssuedAt(),
})

/** Storage for the library, which would write tokens under its own keys. Our session is the only lasting copy. */
function createMemoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
}
