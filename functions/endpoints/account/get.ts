import { handle } from '#functions/lib/handle.ts'
import { readAccountView } from '#functions/services/accounts/settings.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.get, ({ userId }) => readAccountView(userId))
