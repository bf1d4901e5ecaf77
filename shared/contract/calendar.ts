import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LinkToken } from './link.ts'
import { rawEndpoint } from './raw-endpoint.ts'

/**
 * A user's calendar feed. Its address contains a secret token; it is null where the feed works but its address can no longer
 * be shown, because it is older than two rotations of our secret.
 */
const Feed = z.object({ url: z.nullable(z.url()), createdAt: z.iso.datetime() })
export type Feed = z.infer<typeof Feed>

export const calendar = {
  /** Returns the address of the user's calendar feed; null if there is none. */
  get: endpoint({
    method: 'GET',
    path: '/api/calendar',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ feed: z.nullable(Feed) }),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /** Creates the feed with a new address. A previous address stops working at once. */
  create: endpoint({
    method: 'POST',
    path: '/api/calendar/feed',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ feed: Feed }),
    errors: [],
    rate: { max: 10, seconds: 60 },
  }),
  /** Turns the feed off. Its address stops working at once. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/calendar/feed',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
    rate: { max: 10, seconds: 60 },
  }),
  /** Returns the feed (iCalendar): the user's drafts that are planned from three months ago on, 500 at most. */
  file: rawEndpoint({
    method: 'GET',
    path: '/s/{token}/calendar.ics',
    caller: 'public',
    input: z.strictObject({ token: LinkToken }),
    raw: 'text/calendar',
    errors: ['not_found'],
    // Calendar services fetch the feeds of many users from a few IP addresses.
    rate: { max: 600, seconds: 60 },
  }),
}
