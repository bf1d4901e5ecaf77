import { getPendingSignUp } from '#web/lib/pending-sign-up.ts'

/** All that signing up asks for. */
export interface SignUpFields {
  readonly fullName: string
  readonly email: string
  readonly password: string
  /** As typed. */
  readonly channelUrl: string
}

let draft: SignUpFields | undefined

/** Keeps what was typed, in this tab's memory and without the password, for whoever mistyped their address. */
export function keepDraft(fields: SignUpFields): void {
  draft = { ...fields, password: '' }
}

/** What the form begins with: what was typed for a sign-up that still waits to be confirmed, else nothing. */
export const firstFields = (email = ''): SignUpFields =>
  draft && draft.email === getPendingSignUp()?.email ? draft : { fullName: '', email, password: '', channelUrl: '' }
