import { handle } from '#functions/lib/handle.ts'
import { getUploadSchedule } from '#functions/services/channel/upload-schedule.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.schedule, async ({ userId }) => ({ schedule: await getUploadSchedule(userId) }))
