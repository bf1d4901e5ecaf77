import { getPendingSignUp } from '#web/lib/pending-sign-up.ts'

/** The fields of the sign-up form. */
export interface SignUpFields {
  readonly fullName: string
  readonly email: string
  readonly password: string
  /** As typed. */
  readonly channelUrl: string
}

let draft: SignUpFields | undefined

/** Remembers the fields in memory, without the password, for users who mistyped their address. */
export function keepDraft(fields: SignUpFields): void {
  draft = { ...fields, password: '' }
}

/** Returns the form's initial values: those of an unconfirmed sign-up in this tab, else empty. */
export const firstFields = (email = ''): SignUpFields =>
  draft && draft.email === getPendingSignUp()?.email ? draft : { fullName: '', email, password: '', channelUrl: '' }
