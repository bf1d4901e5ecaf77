import type { Config } from '#shared/config.ts'
import { IdentityError, type IdentityProvider } from './identity.ts'

const unavailable = () => ({ status: 'unavailable' }) as const
const noAnswer = () => 'unavailable' as const

/**
 * {@link cognito}, fetched with its first use: who comes back signed in needs none of it. Where it cannot be fetched,
 * Cognito counts as not reached.
 */
export function cognitoLater(loadConfig: () => Promise<Config>): IdentityProvider {
  const whole = async () => {
    const { cognito } = await import('./cognito.ts').catch((cause: unknown) => {
      throw new IdentityError('not_reached', 0, undefined, { cause })
    })
    return cognito(loadConfig)
  }
  return {
    signUp: (...given) => whole().then((own) => own.signUp(...given), unavailable),
    signIn: (...given) => whole().then((own) => own.signIn(...given), unavailable),
    emailCode: (...given) => whole().then((own) => own.emailCode(...given), unavailable),
    confirmSignUp: (...given) => whole().then((own) => own.confirmSignUp(...given), noAnswer),
    resendCode: (...given) => whole().then((own) => own.resendCode(...given), noAnswer),
    forgotPassword: (...given) => whole().then((own) => own.forgotPassword(...given), noAnswer),
    confirmForgotPassword: (...given) => whole().then((own) => own.confirmForgotPassword(...given), noAnswer),
    refresh: async (...given) => (await whole()).refresh(...given),
    revoke: async (...given) => (await whole()).revoke(...given),
    getUser: async (...given) => (await whole()).getUser(...given),
    changePassword: async (...given) => (await whole()).changePassword(...given),
    revokeAll: async (...given) => (await whole()).revokeAll(...given),
    hasApp: async (...given) => (await whole()).hasApp(...given),
    newAppSecret: async (...given) => (await whole()).newAppSecret(...given),
    verifyApp: async (...given) => (await whole()).verifyApp(...given),
    removeApp: async (...given) => (await whole()).removeApp(...given),
  }
}
