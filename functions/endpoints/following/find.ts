import { handle } from '#functions/lib/handle.ts'
import { findChannels } from '#functions/services/following/list-follows.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.find, async ({ input }) => ({ channels: await findChannels(input.name) }))
