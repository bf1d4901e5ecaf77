import type { SignIn } from '#web/lib/identity.ts'
import { useSession } from '#web/lib/services.tsx'

/** Submits the code of the user's authenticator app. */
export type SubmitCode = Extract<SignIn, { status: 'code_required' }>['answer']

/**
 * Returns a function that confirms the user by signing in again: the password goes to the identity provider only, and our functions see the age of
 * the session. Uses the user's id, which does not change with the address.
 */
export function useConfirmUser(): (password: string) => Promise<SignIn> {
  const { user, signIn } = useSession()
  return (password) => signIn(user?.id ?? '', password)
}
