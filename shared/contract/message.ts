import * as z from 'zod/mini'

/** The `userId` of stored messages from people who are not signed in. No user has this id: Cognito's ids look like UUIDs. */
export const visitorId = 'visitors'

/** The maximum lengths of the fields of a message to the operator. */
export const messageLimits = { name: 100, subject: 150, message: 5000 } as const

/** The idempotency key of a message, which the browser generates. */
export const MessageId = z.uuid()

/**
 * Returns the schema of a single line of `least` to `most` characters. It allows no control or bidirectional characters, which
 * could add a mail header or change what a reader sees.
 */
export const singleLineText = (least: number, most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u))

/** Returns the schema of a text with several lines and at least `least` characters. */
export const multiLineText = (least: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(messageLimits.message))

/** The reference of a stored message, and whether an acknowledgment was mailed to the sender. */
export const Receipt = z.object({ reference: z.string(), acknowledged: z.boolean() })
export type Receipt = z.infer<typeof Receipt>
