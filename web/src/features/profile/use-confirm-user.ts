import type { SignIn } from '#web/lib/identity.ts'
import { useSession } from '#web/lib/services.tsx'
import type { Typed } from './use-named-dialog.ts'

/** What a form that confirms the user needs. */
export interface ConfirmUserFormProps {
  /** The label of the submit button. */
  label: string
  variant: 'primary' | 'danger'
  /** The name of the dialog in an address of this screen, which Google returns to. */
  dialog?: string
  /** What the dialog needs to be as it is when Google has returned. */
  typed?: Typed
  /** Whether the confirmed action is running. */
  pending?: boolean
  /** Whether the action was just refused with `recent_sign_in_required`. A device's clock may say otherwise. */
  isRefused?: boolean
  onConfirmed: () => void
  onClose: () => void
}

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
