import { handle } from '#functions/lib/handle.ts'
import { listChannelVideos } from '#functions/services/channel/channel-videos.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.videos, ({ input, userId }) => listChannelVideos(userId, input.refresh === 'now'))
