import { handle } from '#functions/lib/handle.ts'
import { disconnectChannel } from '#functions/services/channel/disconnect-channel.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.disconnect, ({ userId }) => disconnectChannel(userId))
