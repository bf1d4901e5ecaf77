import { handle } from '#functions/lib/handle.ts'
import { listTopVideos } from '#functions/services/channel/top-videos.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.top, ({ input, userId }) => listTopVideos(userId, input.period))
