import { handle } from '#functions/lib/handle.ts'
import { listFollowedChannels } from '#functions/services/following/list-follows.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.list, async ({ userId }) => listFollowedChannels(userId))
