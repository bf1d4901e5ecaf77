import { handle } from '#functions/lib/handle.ts'
import { createShare } from '#functions/services/shares/create-share.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.create, async ({ input, userId }) => ({ share: await createShare(userId, input) }))
