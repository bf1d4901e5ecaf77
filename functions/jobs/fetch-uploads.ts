import * as z from 'zod/mini'
import { job } from '#functions/lib/job.ts'
import { fetchOwnUploads } from '#functions/services/channel/own-uploads.ts'

/** The user whose channel's uploads are fetched. */
const Event = z.object({ userId: z.string() })

export const handler = job('jobs/fetch-uploads', async ({ event }) => ({
  fetched: Number(await fetchOwnUploads(Event.parse(event).userId)),
}))
