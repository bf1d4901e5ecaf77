import { handle } from '#functions/lib/handle.ts'
import { getChannelModel } from '#functions/services/analysis/channel-model.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.model, async ({ userId }) => ({ model: await getChannelModel(userId) }))
