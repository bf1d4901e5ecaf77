import { getPendingSignUp } from '#web/lib/pending-sign-up.ts'

/** The fields of the sign-up form. */
export interface SignUpFields {
  readonly fullName: string
  readonly email: string
  readonly password: string
  /** As typed. */
  readonly channelUrl: string
}

let kept: SignUpFields | undefined

/** Remembers the fields in memory, without the password, for users who mistyped their address. */
export function keepFields(fields: SignUpFields): void {
  kept = { ...fields, password: '' }
}

/** Returns the form's initial values: those of an unconfirmed sign-up in this tab, else empty. */
export const firstFields = (email = ''): SignUpFields =>
  kept && kept.email === getPendingSignUp()?.email ? kept : { fullName: '', email, password: '', channelUrl: '' }
