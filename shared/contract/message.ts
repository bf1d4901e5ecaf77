import * as z from 'zod/mini'

/** The most characters of what somebody writes to the operator. */
export const messageLimits = { name: 100, subject: 150, message: 5000 } as const

/** Chosen by the browser, one for each message: sent twice, it is one message. */
export const MessageId = z.uuid()

/** One line, `least` to `most` characters: it may stand in the header of a mail. */
export const singleLineText = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))

/** Several lines, none needed where `least` is 0. */
export const multiLineText = (least: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(messageLimits.message))

/** What the writer is told: what we call the message, and whether a mail with that was sent to their own address. */
export const Receipt = z.object({ reference: z.string(), acknowledged: z.boolean() })
export type Receipt = z.infer<typeof Receipt>
