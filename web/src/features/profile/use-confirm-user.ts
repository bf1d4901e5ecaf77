import type { SignIn } from '#web/lib/identity.ts'
import { useSession } from '#web/lib/services.tsx'
import type { Typed } from './use-named-dialog.ts'

/** The props of a form that confirms the user. */
export interface ConfirmUserFormProps {
  /** The label of the submit button. */
  label: string
  variant: 'primary' | 'danger'
  /** The name of the dialog in an address of this screen, which Google returns to. */
  dialog?: string
  /** The dialog's input, to restore it after the return from Google. */
  typed?: Typed
  /** Whether the confirmed action is running. */
  pending?: boolean
  /** Whether the action was just refused with `recent_sign_in_required`. The device's clock may be wrong. */
  isRefused?: boolean
  onConfirmed: () => void
  onClose: () => void
}

/** Submits the code of the user's authenticator app. */
export type SubmitCode = Extract<SignIn, { status: 'code_required' }>['answer']

/**
 * Returns a function that confirms the user by signing in again. The password is sent only to the identity provider; our functions only see the age of
 * the session. Uses the user's id, which does not change with the address.
 */
export function useConfirmUser(): (password: string) => Promise<SignIn> {
  const { user, signIn } = useSession()
  return (password) => signIn(user?.id ?? '', password)
}
