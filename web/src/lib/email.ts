import * as z from 'zod/mini'
import { EmailAddress } from '#shared/email.ts'

/** Returns whether a text is a well-formed email address. */
export const isEmail = (text: string): boolean => z.safeParse(EmailAddress, text).success

/** Normalizes the text of an address field. */
export const toEmail = (typed: string): string => typed.trim()

/** Removes the spaces that emails and apps put between the digits of a code. */
const toCode = (typed: string): string => typed.replace(/\s/g, '')

/** Returns the validation rules of a code field for `register()`. Cognito's codes and ours have six digits. */
export const codeRules = (message: string, value: RegExp = /^\d{6}$/) => ({
  setValueAs: toCode,
  required: message,
  pattern: { value, message },
})
