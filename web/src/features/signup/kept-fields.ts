import type { NavigationState } from '#web/lib/navigation-state.ts'
import { getPendingSignUp } from '#web/lib/pending-sign-up.ts'

/** The fields of the sign-up form. */
export interface SignUpFields {
  readonly fullName: string
  readonly email: string
  readonly password: string
  /** The URL as typed. */
  readonly channelUrl: string
}

let keptFields: SignUpFields | undefined

/** Keeps the fields except the password in memory, for users who mistyped their email address. */
export function keepFields(fields: SignUpFields): void {
  keptFields = { ...fields, password: '' }
}

/** Returns the form's initial values: those of an unconfirmed sign-up in this tab, or else the given ones. */
export const initialFields = ({ name = '', email = '' }: Pick<NavigationState, 'name' | 'email'>): SignUpFields =>
  keptFields && keptFields.email === getPendingSignUp()?.email
    ? keptFields
    : { fullName: name, email, password: '', channelUrl: '' }
