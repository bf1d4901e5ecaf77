import * as z from 'zod/mini'
import { type Locale, toLocale } from '#shared/locale.ts'

const Attributes = z.object({
  email: z.string(),
  name: z._default(z.string(), ''),
  locale: z.optional(z.string()),
  'custom:youtube_channel': z.optional(z.string()),
})

/** What a user entered at sign-up. */
export interface Profile {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** A channel URL as it was typed, not validated. */
  readonly channelUrl?: string
}

/**
 * Converts a name to a single line, because Cognito's public sign-up endpoint accepts any characters, and emails and screens show names.
 */
const toSingleLine = (text: string) => text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()

/** Reads a profile from a Cognito user's attributes. Throws when the address is missing, which our pool does not allow. */
export function toProfile(attributes: unknown): Profile {
  const { email, name, locale, 'custom:youtube_channel': channelUrl } = Attributes.parse(attributes)
  return { email, name: toSingleLine(name), locale: toLocale(locale), ...(channelUrl ? { channelUrl } : {}) }
}
