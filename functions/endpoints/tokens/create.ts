import { handle } from '#functions/lib/handle.ts'
import { createPersonalToken } from '#functions/services/tokens/tokens.ts'
import { tokens } from '#shared/contract/tokens.ts'

export const handler = handle(tokens.create, ({ input, userId, authTime }) =>
  createPersonalToken(userId, authTime, input),
)
