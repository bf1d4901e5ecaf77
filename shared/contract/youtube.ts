import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A channel as YouTube describes it. */
export const Channel = z.object({
  /** `UC` and 22 characters. */
  id: z.string(),
  title: z.string(),
  /** `@handle`; null for a channel that has none. */
  handle: z.nullable(z.string()),
  /** A square picture of at least 88 pixels. */
  thumbnail: z.nullable(z.url()),
})
export type Channel = z.infer<typeof Channel>

export const youtube = {
  /**
   * The channel that a URL names, as typed or pasted. Null: the URL is well formed, but nobody can be asked for now
   * (the day's share for visitors is spent, or YouTube does not answer); signing up goes on and resolves it after login.
   */
  channel: endpoint({
    method: 'GET',
    path: '/api/youtube/channel',
    caller: 'public',
    input: z.strictObject({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: z.object({ channel: z.nullable(Channel) }),
    errors: ['channel_url_invalid', 'channel_not_found', 'channel_name_not_found'],
    rate: { most: 10, seconds: 60 },
  }),
}
