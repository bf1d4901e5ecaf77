import { handle } from '#functions/lib/handle.ts'
import { readFeed } from '#functions/services/calendar/feed.ts'
import { calendar } from '#shared/contract/calendar.ts'

export const handler = handle(calendar.get, async ({ userId }) => ({ feed: await readFeed(userId) }))
