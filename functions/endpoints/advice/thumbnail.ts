import { handle } from '#functions/lib/handle.ts'
import { checkThumbnail } from '#functions/services/analysis/check-thumbnail.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.thumbnail, ({ input: { upload }, userId }) => checkThumbnail(userId, upload))
