import { handle } from '#functions/lib/handle.ts'
import { removeFeed } from '#functions/services/calendar/feed.ts'
import { calendar } from '#shared/contract/calendar.ts'

export const handler = handle(calendar.remove, async ({ userId }) => {
  await removeFeed(userId)
  return {}
})
