import { handle } from '#functions/lib/handle.ts'
import { createFeed } from '#functions/services/calendar/feed.ts'
import { calendar } from '#shared/contract/calendar.ts'

export const handler = handle(calendar.create, async ({ userId }) => ({ feed: await createFeed(userId) }))
