import type { IdentityProvider, SignIn, Tokens } from './identity.ts'
import { takeSignUp } from './pending-sign-up.ts'
import type { SessionActions, SessionEvent } from './session-view.ts'
import type { Assurance } from './stored-session.ts'

type ProvidersSignIn = Awaited<ReturnType<IdentityProvider['signIn']>>

/**
 * The ways into a session, for screens, which never see a token: `keep` gets those of a completed sign-in, and `tell`
 * is called with what else happened.
 */
export function waysIn(
  provider: Pick<IdentityProvider, 'signIn' | 'emailCode' | 'confirmForgotPassword'>,
  keep: (tokens: Tokens, assurance: Assurance) => void,
  tell: (event: SessionEvent) => void,
): Pick<SessionActions, 'signIn' | 'emailCode' | 'confirmForgotPassword'> {
  const settle = (outcome: ProvidersSignIn, assurance: Assurance = 'aal1'): SignIn => {
    if (outcome.status === 'code_required') {
      return { ...outcome, answer: async (code) => verify(await outcome.answer(code)) }
    }
    if (outcome.status !== 'signed_in') return outcome
    // Whoever waited in this tab for a confirmed address waits no longer.
    takeSignUp()
    keep(outcome.tokens, assurance)
    return { status: outcome.status }
  }
  const verify = (outcome: ProvidersSignIn): SignIn => {
    const settled = settle(outcome, 'aal2')
    if (settled.status === 'signed_in') tell('mfa_challenge_verified')
    return settled
  }
  return {
    signIn: async (email, password) => settle(await provider.signIn(email, password)),

    emailCode: async (email, locale) => {
      const begun = await provider.emailCode(email, locale)
      if (begun.status !== 'code_sent') return begun
      return { status: begun.status, answer: async (code) => settle(await begun.answer(code)) }
    },

    confirmForgotPassword: async (email, code, password) => {
      const outcome = await provider.confirmForgotPassword(email, code, password)
      if (outcome === 'changed') tell('password_recovery')
      return outcome
    },
  }
}
