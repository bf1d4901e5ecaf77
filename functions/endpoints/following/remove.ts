import { handle } from '#functions/lib/handle.ts'
import { unfollow } from '#functions/services/following/unfollow.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.remove, async ({ input, userId }) => {
  await unfollow(userId, input.id)
  return {}
})
