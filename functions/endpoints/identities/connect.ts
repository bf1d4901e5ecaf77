import { handle } from '#functions/lib/handle.ts'
import { connectGoogle } from '#functions/services/accounts/identities.ts'
import { identities } from '#shared/contract/identities.ts'

export const handler = handle(identities.connect, ({ input, userId, authTime, originJti }) =>
  connectGoogle({ userId, authTime, originJti }, input),
)
