import type { Config } from '#shared/config.ts'
import { cognitoRefresh } from './cognito-refresh.ts'
import { cognitoRequest } from './cognito-request.ts'
import { IdentityError, type IdentityProvider } from './identity.ts'

const unavailable = () => ({ status: 'unavailable' }) as const
const unavailableCode = () => 'unavailable' as const

/**
 * Returns {@link cognito} behind a dynamic import, except for the refresh: a returning user never downloads it. If the
 * download fails, Cognito counts as unreachable.
 */
export function lazyCognito(loadConfig: () => Promise<Config>): IdentityProvider {
  const load = async () => {
    const { cognito } = await import('./cognito.ts').catch((cause: unknown) => {
      throw new IdentityError('not_reached', 0, undefined, { cause })
    })
    return cognito(loadConfig)
  }
  return {
    signUp: (...args) => load().then((provider) => provider.signUp(...args), unavailable),
    signIn: (...args) => load().then((provider) => provider.signIn(...args), unavailable),
    signInWithPasskey: (...args) => load().then((provider) => provider.signInWithPasskey(...args), unavailable),
    signInWithGoogle: (...args) => load().then((provider) => provider.signInWithGoogle(...args), unavailable),
    sendSignInCode: (...args) => load().then((provider) => provider.sendSignInCode(...args), unavailable),
    resendCode: (...args) => load().then((provider) => provider.resendCode(...args), unavailableCode),
    forgotPassword: (...args) => load().then((provider) => provider.forgotPassword(...args), unavailableCode),
    confirmForgotPassword: (...args) =>
      load().then((provider) => provider.confirmForgotPassword(...args), unavailableCode),
    refresh: cognitoRefresh(cognitoRequest(loadConfig)),
    revoke: async (...args) => (await load()).revoke(...args),
    getUser: async (...args) => (await load()).getUser(...args),
    revokeAll: async (...args) => (await load()).revokeAll(...args),
    hasAuthenticator: async (...args) => (await load()).hasAuthenticator(...args),
    createAuthenticatorSecret: async (...args) => (await load()).createAuthenticatorSecret(...args),
    verifyAuthenticator: async (...args) => (await load()).verifyAuthenticator(...args),
    removeAuthenticator: async (...args) => (await load()).removeAuthenticator(...args),
  }
}
