import { handle } from '#functions/lib/handle.ts'
import { muteChannel } from '#functions/services/following/change-follow.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.change, async ({ input, userId }) => {
  await muteChannel(userId, input.id, input.muted)
  return {}
})
