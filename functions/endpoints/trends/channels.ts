import { handle } from '#functions/lib/handle.ts'
import { listChannels } from '#functions/services/trends/list-channels.ts'
import { trends } from '#shared/contract/trends.ts'

export const handler = handle(trends.channels, async ({ input }) => listChannels(input))
