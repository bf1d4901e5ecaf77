import { handle } from '#functions/lib/handle.ts'
import { changeVoting } from '#functions/services/shares/shares.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.update, async ({ input, userId }) => ({
  share: await changeVoting(userId, input),
}))
