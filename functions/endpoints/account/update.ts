import { handle } from '#functions/lib/handle.ts'
import { updateSettings } from '#functions/services/accounts/settings.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.update, ({ input, userId }) => updateSettings(userId, input))
