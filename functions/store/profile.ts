import * as z from 'zod/mini'
import { toLocale } from '#shared/locale.ts'

const Attributes = z.object({
  email: z.string(),
  name: z._default(z.string(), ''),
  locale: z.optional(z.string()),
  'custom:youtube_channel': z.optional(z.string()),
})

/** What a user told Cognito about themselves at sign-up. */
export interface Profile {
  readonly email: string
  readonly name: string
  readonly locale: ReturnType<typeof toLocale>
  /** A channel URL as it was typed: nobody has checked it. */
  readonly channelUrl?: string
}

/** Reads a Cognito user's attributes; throws when there is no address, which our pool does not allow. */
export function toProfile(attributes: unknown): Profile {
  const { email, name, locale, 'custom:youtube_channel': channelUrl } = Attributes.parse(attributes)
  return { email, name, locale: toLocale(locale), ...(channelUrl ? { channelUrl } : {}) }
}
