import { handle } from '#functions/lib/handle.ts'
import { revokeShare } from '#functions/services/shares/shares.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.revoke, async ({ input, userId }) => {
  await revokeShare(userId, input.id)
  return {}
})
