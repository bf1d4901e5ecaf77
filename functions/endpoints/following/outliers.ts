import { handle } from '#functions/lib/handle.ts'
import { listRatedVideos } from '#functions/services/following/list-rated-videos.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.outliers, async ({ input, userId }) => listRatedVideos(userId, input))
