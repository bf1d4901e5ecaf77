import { handle } from '#functions/lib/handle.ts'
import { writeFeedOf } from '#functions/services/calendar/write-feed-of.ts'
import { calendar } from '#shared/contract/calendar.ts'

export const handler = handle(calendar.file, async ({ input: { token } }) => ({
  body: await writeFeedOf(token),
  type: 'text/calendar' as const,
  headers: { 'content-disposition': 'inline; filename="calendar.ics"' },
}))
