import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Config } from '#shared/config.ts'
import type { Call } from './api.ts'
import type { Registration } from './identity.ts'
import type { Session, SessionActions, SessionView } from './session-view.ts'

/** What screens use of the world outside the page. Made once in `main.tsx`; tests make their own. */
export interface Services {
  readonly session: Session
  readonly registration: Registration
  readonly call: Call
  readonly loadConfig: () => Promise<Config>
  /** Leaves the site for another one's page. */
  readonly leaveFor: (address: string) => void
}

const Context = createContext<Services | null>(null)

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <Context value={services}>{children}</Context>
)

/** Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = use(Context)
  if (!services) throw new Error('useServices outside ServicesProvider')
  return services
}

/** Who is signed in, followed as it changes, and the ways in and out. */
export function useSession(): SessionView & SessionActions {
  const { session } = useServices()
  const view = useSyncExternalStore(session.subscribe, session.view)
  const { signIn, emailCode, confirmForgotPassword, lookup, signOut, signOutEverywhere } = session
  return { ...view, signIn, emailCode, confirmForgotPassword, lookup, signOut, signOutEverywhere }
}
