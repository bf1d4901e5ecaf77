import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import { beginGoogle, consumeGoogle, type GoogleProblem, type GoogleReturn } from '#web/lib/google-sign-in.ts'
import { type NavigationState, returnPath } from '#web/lib/navigation-state.ts'
import { queuePasskeyOffer } from '#web/lib/passkey-offer.ts'
import { canHoldPasskey } from '#web/lib/passkeys.ts'
import { markPoolSession } from '#web/lib/pool-session.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { callbackMessages } from './messages.ts'

type Begun = Exclude<GoogleReturn, { result: 'unknown' }>
type WithCode = Extract<Begun, { result: 'code' }>

/** The state of the screen: working, a problem, or where to go next. `home` is the start page of signed-in users. */
export type GoogleOutcome =
  | { readonly state: 'working' }
  | { readonly state: 'problem'; readonly problem: GoogleProblem | 'unknown'; readonly entry: NavigationState }
  | { readonly state: 'home'; readonly entry: NavigationState }
  | { readonly state: 'go'; readonly to: string; readonly next?: object }

/** Handles the redirect back from Google once. A reload or going back has no effect. */
export function useGoogleReturn(): GoogleOutcome {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<GoogleOutcome>({ state: 'working' })
  const complete = useCompletion()
  // React runs effects twice in development.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // Keeps the code out of the history and of the referrer.
    void navigate(paths.googleReturn, { replace: true })
    void complete(new URLSearchParams(search)).then(setOutcome)
  })
  useEffect(() => {
    if (outcome.state !== 'working') return
    // Going back from Google may restore this page as it was while it left.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void complete(new URLSearchParams()).then(setOutcome)
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  })
  return outcome
}

function useCompletion(): (params: URLSearchParams) => Promise<GoogleOutcome> {
  const { t } = useMessages(callbackMessages)
  const { session, call, loadConfig, navigateTo } = useServices()
  const client = useQueryClient()

  /** Goes back to the screen where the user began, and shows why. */
  const goBack = ({ at, entry }: Begun, text?: string): GoogleOutcome => {
    if (text !== undefined) toast.error(text)
    return { state: 'go', to: returnPath({ from: at }, paths.login), next: entry }
  }

  const repeat = async (begun: Begun): Promise<GoogleOutcome> => {
    const { googleSignIn } = await loadConfig()
    if (!googleSignIn) return { state: 'problem', problem: 'unavailable', entry: begun.entry }
    navigateTo(await beginGoogle(googleSignIn, { kind: 'sign_in' }, begun, sessionStorage, true))
    return { state: 'working' }
  }

  /**
   * Returns whether the user has an account. If that is unknown, returns true and the next screen shows the problem. Rejects if our API refuses
   * the new session.
   */
  const hasAccount = async (): Promise<boolean> => {
    const { get } = contract.account
    try {
      await client.fetchQuery({ queryKey: queryKey(get, {}), queryFn: ({ signal }) => call(get, {}, signal) })
      return true
    } catch (error) {
      // The call ended a session that our API refused.
      if (!session.view().user) throw error
      return !(error instanceof ApiError && error.code === 'sign_up_incomplete')
    }
  }

  const signIn = async ({ grant, entry }: WithCode): Promise<GoogleOutcome> => {
    const { status } = await session.signInWithGoogle(grant)
    if (status !== 'signed_in') {
      return { state: 'problem', problem: status === 'refused' ? 'unknown' : 'unavailable', entry }
    }
    if (!(await hasAccount())) return { state: 'go', to: paths.finishSignUp, next: entry }
    if ((await loadConfig()).passkeys && (await canHoldPasskey())) queuePasskeyOffer()
    toast.success(t('callback.success'))
    return { state: 'home', entry }
  }

  const confirm = async (begun: WithCode): Promise<GoogleOutcome> => {
    const { status } = await session.signInWithGoogle(begun.grant, begun.sub)
    if (status === 'signed_in') return goBack(begun)
    return goBack(begun, t(status === 'other_user' ? 'callback.google.otherAccount' : 'callback.google.notConfirmed'))
  }

  const connect = async (begun: WithCode): Promise<GoogleOutcome> => {
    const { code, verifier } = begun.grant
    try {
      const identities = await call(contract.identities.connect, { code, code_verifier: verifier })
      client.setQueryData(queryKey(contract.identities.list, {}), identities)
      toast.success(t('callback.google.connected'))
      return { state: 'go', to: paths.profile, next: { focus: 'google' } }
    } catch (error) {
      const failure = error instanceof ApiError ? error.code : 'unavailable'
      return goBack(begun, t(`errors.codes.${failure}`))
    }
  }

  const fail = (begun: Begun, problem: GoogleProblem): GoogleOutcome => {
    if (begun.kind === 'sign_in') return { state: 'problem', problem, entry: begun.entry }
    const isOther = begun.kind === 'confirm' && problem !== 'unavailable'
    return goBack(begun, t(isOther ? 'callback.google.otherAccount' : 'callback.google.notConfirmed'))
  }

  const proceed = async (begun: Begun): Promise<GoogleOutcome> => {
    const { user } = session.view()
    // The user has signed in in another tab, and the code may belong to another user.
    if (begun.kind === 'sign_in' && user) return { state: 'home', entry: begun.entry }
    // Someone else has signed in since, or the user has signed out.
    if (begun.sub !== undefined && begun.sub !== user?.id) {
      return goBack({ ...begun, entry: {} }, t('callback.google.otherUser'))
    }
    if (begun.result === 'canceled') return goBack(begun)
    if (begun.result === 'new_user') {
      return begun.kind === 'sign_in' ? repeat(begun) : goBack(begun, t('callback.google.otherAccount'))
    }
    if (begun.result === 'failed') return fail(begun, begun.problem)
    return { sign_in: signIn, confirm, connect }[begun.kind](begun)
  }

  return async (params) => {
    const back = consumeGoogle(params, sessionStorage)
    // The pool sets its cookie together with a code, even if the code is not exchanged. For `connect`, the code comes from Google directly.
    const isOfPool = back.result === 'unknown' || back.kind !== 'connect'
    if (isOfPool && params.has('code')) markPoolSession(localStorage)
    if (back.result !== 'unknown') return proceed(back).catch(() => fail(back, 'unavailable'))
    return session.view().user ? { state: 'home', entry: {} } : { state: 'problem', problem: 'unknown', entry: {} }
  }
}
