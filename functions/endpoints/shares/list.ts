import { handle } from '#functions/lib/handle.ts'
import { listDraftShares } from '#functions/services/shares/shares.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.list, async ({ input, userId }) => listDraftShares(userId, input.draft))
