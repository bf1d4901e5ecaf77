import { handle } from '#functions/lib/handle.ts'
import { followChannel } from '#functions/services/following/follow-channel.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.add, async ({ input, userId }) => ({
  follow: await followChannel(userId, input.channel),
}))
