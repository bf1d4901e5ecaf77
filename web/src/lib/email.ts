import * as z from 'zod/mini'

/** Whether a text could be an e-mail address. */
export const isEmail = (text: string): boolean => z.safeParse(z.email(), text).success

/** Reads what was typed or pasted into an address field. */
export const toEmail = (typed: string): string => typed.trim()

/** Reads what was typed or pasted into a code field: mails and apps group digits. */
const toCode = (typed: string): string => typed.replace(/\s/g, '')

/** The rules of a code's field, for `register()`; Cognito's codes, and ours, have six digits. */
export const codeRules = (message: string, value: RegExp = /^\d{6}$/) => ({
  setValueAs: toCode,
  required: message,
  pattern: { value, message },
})
