import type { IdentityProvider, SignIn, Tokens } from './identity.ts'
import { consumePendingSignUp } from './pending-sign-up.ts'
import type { SessionActions, SessionEvent } from './session-view.ts'
import type { Assurance } from './stored-session.ts'
import { clientOf, userOf } from './user.ts'

/** The actions that begin a session. */
export type SignInActions = Pick<
  SessionActions,
  'signIn' | 'signInWithPasskey' | 'signInWithGoogle' | 'sendSignInCode' | 'confirmForgotPassword'
>

type ProvidersSignIn = Awaited<ReturnType<IdentityProvider['signIn']>>

/**
 * Creates the sign-in actions for screens, which never see a token. `onTokens` receives the tokens of a completed sign-in,
 * `onEvent` other events.
 */
export function createSignIn(
  provider: Pick<
    IdentityProvider,
    'signIn' | 'signInWithPasskey' | 'signInWithGoogle' | 'revoke' | 'sendSignInCode' | 'confirmForgotPassword'
  >,
  onTokens: (tokens: Tokens, assurance: Assurance) => void,
  onEvent: (event: SessionEvent) => void,
): SignInActions {
  const complete = (outcome: ProvidersSignIn, assurance: Assurance = 'aal1'): SignIn => {
    if (outcome.status === 'code_required') {
      return { ...outcome, answer: async (code) => verify(await outcome.answer(code)) }
    }
    if (outcome.status !== 'signed_in') return outcome
    consumePendingSignUp()
    onTokens(outcome.tokens, assurance)
    return { status: outcome.status }
  }
  const verify = (outcome: ProvidersSignIn): SignIn => {
    const result = complete(outcome, 'aal2')
    if (result.status === 'signed_in') onEvent('mfa_challenge_verified')
    return result
  }
  return {
    signIn: async (email, password) => complete(await provider.signIn(email, password)),

    signInWithPasskey: async (user) => {
      const outcome = await provider.signInWithPasskey(user)
      if (outcome.status !== 'signed_in') return outcome
      // Two factors: the device, and the fingerprint, face or PIN that it checked.
      complete(outcome, 'aal2')
      return { status: outcome.status, credentialId: outcome.credentialId }
    },

    signInWithGoogle: async (grant, sub) => {
      const outcome = await provider.signInWithGoogle(grant)
      if (outcome.status !== 'signed_in') return outcome
      const { accessToken, idToken, refreshToken } = outcome.tokens
      if (sub !== undefined && userOf(idToken).id !== sub) {
        await provider.revoke(refreshToken, clientOf(accessToken)).catch(() => undefined)
        return { status: 'other_user' }
      }
      complete(outcome)
      return { status: outcome.status }
    },

    sendSignInCode: async (email, locale) => {
      const started = await provider.sendSignInCode(email, locale)
      if (started.status !== 'code_sent') return started
      return { status: started.status, answer: async (code) => complete(await started.answer(code)) }
    },

    confirmForgotPassword: async (email, code, password) => {
      const outcome = await provider.confirmForgotPassword(email, code, password)
      if (outcome === 'changed') onEvent('password_recovery')
      return outcome
    },
  }
}
