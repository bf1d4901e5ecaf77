import { handle } from '#functions/lib/handle.ts'
import { listFollowedVideos } from '#functions/services/following/list-videos.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.videos, async ({ input, userId }) => listFollowedVideos(userId, input))
