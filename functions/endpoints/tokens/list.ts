import { handle } from '#functions/lib/handle.ts'
import { listPersonalTokens } from '#functions/services/tokens/tokens.ts'
import { tokens } from '#shared/contract/tokens.ts'

export const handler = handle(tokens.list, ({ userId }) => listPersonalTokens(userId))
