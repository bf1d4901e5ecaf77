import { handle } from '#functions/lib/handle.ts'
import { readIdentities } from '#functions/services/accounts/identities.ts'
import { identities } from '#shared/contract/identities.ts'

export const handler = handle(identities.list, ({ userId }) => readIdentities(userId))
