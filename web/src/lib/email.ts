import * as z from 'zod/mini'

/** Whether a text could be an e-mail address. */
export const isEmail = (text: string): boolean => z.safeParse(z.email(), text).success

/** Reads what was typed or pasted into an address field. */
export const toEmail = (typed: string): string => typed.trim()

/** Reads what was typed or pasted into a code field: mails and apps group digits. */
export const toCode = (typed: string): string => typed.replace(/\s/g, '')
