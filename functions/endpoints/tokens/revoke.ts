import { handle } from '#functions/lib/handle.ts'
import { deleteToken } from '#functions/store/personal-tokens.ts'
import { tokens } from '#shared/contract/tokens.ts'

export const handler = handle(tokens.revoke, async ({ input, userId }) => {
  await deleteToken(userId, input.id)
  return {}
})
