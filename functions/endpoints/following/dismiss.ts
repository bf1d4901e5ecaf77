import { handle } from '#functions/lib/handle.ts'
import { dismissVideo } from '#functions/services/following/change-follow.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.dismiss, async ({ input, userId }) => {
  await dismissVideo(userId, input.id, input.video, input.dismissed)
  return {}
})
