import type { SignIn } from '#web/lib/identity.ts'
import { useSession } from '#web/lib/services.tsx'

/** Takes the code of the user's authenticator app. */
export type Answer = Extract<SignIn, { status: 'code_required' }>['answer']

/**
 * Has whoever sits there prove once more that they are the user, by signing in anew: the password goes to the identity
 * provider alone, and our functions see how fresh the session is. By the user's id, which no change of address changes.
 */
export function useProof(): (password: string) => Promise<SignIn> {
  const { user, signIn } = useSession()
  return (password) => signIn(user?.id ?? '', password)
}
