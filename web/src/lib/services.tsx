import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Config } from '#shared/config.ts'
import type { Call } from './api.ts'
import type { Registration } from './identity.ts'
import type { Session, SessionActions, SessionView } from './session-view.ts'

/** The services that screens use. Created once in `app.tsx`; tests create their own. */
export interface Services {
  readonly session: Session
  readonly registration: Registration
  readonly call: Call
  readonly loadConfig: () => Promise<Config>
  /** Navigates to a page of another site. */
  readonly navigateTo: (url: string) => void
}

const Context = createContext<Services | null>(null)

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <Context value={services}>{children}</Context>
)

/** Returns the services. Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = use(Context)
  if (!services) throw new Error('useServices outside ServicesProvider')
  return services
}

/** Returns the current session and its actions, and renders again when it changes. */
export function useSession(): SessionView & SessionActions {
  const { session } = useServices()
  const view = useSyncExternalStore(session.subscribe, session.view)
  const {
    signIn,
    signInWithPasskey,
    signInWithGoogle,
    sendSignInCode,
    confirmForgotPassword,
    lookup,
    signOut,
    signOutEverywhere,
  } = session
  return {
    ...view,
    signIn,
    signInWithPasskey,
    signInWithGoogle,
    sendSignInCode,
    confirmForgotPassword,
    lookup,
    signOut,
    signOutEverywhere,
  }
}
