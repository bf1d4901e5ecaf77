import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'

/** The hash of the profile's address after disconnecting Google and ending the user pool's own session. */
export const disconnectedHash = '#disconnected'

/** Reads whether the user has a password, and the connected Google account. Reads nothing if sign-in with Google is not configured. */
export function useIdentities() {
  const isOn = useConfig()?.googleSignIn !== undefined
  return { isOn, ...useRead(contract.identities.list, {}, { isOn }) }
}
