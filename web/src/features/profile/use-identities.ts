import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'

/** The hash of the profile after Google was disconnected and the user pool's own session ended. */
export const disconnectedHash = '#disconnected'

/** Reads whether the user has a password, and their Google account. Reads nothing where the installation has no Google. */
export function useIdentities() {
  const isOn = useConfig()?.googleSignIn !== undefined
  return { isOn, ...useRead(contract.identities.list, {}, { isOn }) }
}
