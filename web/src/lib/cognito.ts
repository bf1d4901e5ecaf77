import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js'
import type { Config } from '#shared/config.ts'
import { cognitoRegistration } from './cognito-registration.ts'
import { cognitoRequest, requestLimit } from './cognito-request.ts'
import { cognitoSecurity } from './cognito-security.ts'
import { cognitoTokens, refusalOf } from './cognito-tokens.ts'
import { IdentityError, type IdentityProvider, type SignIn, type Tokens } from './identity.ts'

type CognitoSignIn = SignIn<{ readonly tokens: Tokens }>

/** The library itself would wait for ever on a line that swallows packets. */
const late = () => new Promise<never>((_, reject) => setTimeout(reject, requestLimit, new Error('timeout')))

/**
 * Cognito behind an interface of our own. Its library is fetched when somebody signs in with a password (SRP); the rest
 * is a request each.
 */
export const cognito = (loadConfig: () => Promise<Config>): IdentityProvider => ({
  ...cognitoRegistration(cognitoRequest(loadConfig)),
  ...cognitoTokens(cognitoRequest(loadConfig)),
  ...cognitoSecurity(cognitoRequest(loadConfig)),

  async signIn(email, password) {
    try {
      const [library, { userPoolId, userPoolClientId, cognitoEndpoint }] = await Promise.all([
        import('amazon-cognito-identity-js'),
        loadConfig(),
      ])
      const Storage = inMemory()
      const Pool = new library.CognitoUserPool({
        UserPoolId: userPoolId,
        ClientId: userPoolClientId,
        endpoint: cognitoEndpoint,
        Storage,
      })
      const user = new library.CognitoUser({ Username: email, Pool, Storage })
      const details = new library.AuthenticationDetails({ Username: email, Password: password })
      return await settled(user, (callbacks) => user.authenticateUser(details, callbacks))
    } catch {
      return { status: 'unavailable' }
    }
  },
})

type Callbacks = Parameters<CognitoUser['authenticateUser']>[1]

/** One step of a sign-in, from the library's callbacks to its outcome. */
function settled(user: CognitoUser, step: (callbacks: Callbacks) => void): Promise<CognitoSignIn> {
  const answer = (code: string) =>
    settled(user, (callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA')).catch(
      (): CognitoSignIn => ({ status: 'unavailable' }),
    )
  const outcome = new Promise<CognitoSignIn>((resolve) =>
    step({
      onSuccess: (session) => resolve({ status: 'signed_in', tokens: tokensOf(session) }),
      onFailure: (error: unknown) => resolve({ status: refusalOf(identityErrorOf(error)) }),
      totpRequired: () => resolve({ status: 'code_required', answer }),
    }),
  )
  return Promise.race([outcome, late()])
}

/** The library names its errors as Cognito does, and drops their status. */
const identityErrorOf = (error: unknown) =>
  error instanceof Error ? new IdentityError(error.name, 400, error.message) : error

const tokensOf = (session: CognitoUserSession): Tokens => ({
  accessToken: session.getAccessToken().getJwtToken(),
  idToken: session.getIdToken().getJwtToken(),
  refreshToken: session.getRefreshToken().getToken(),
  expiresIn: session.getAccessToken().getExpiration() - session.getAccessToken().getIssuedAt(),
})

/** The library writes tokens under keys of its own; ours is the only copy that stays. */
function inMemory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
}
