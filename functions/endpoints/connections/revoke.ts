import { handle } from '#functions/lib/handle.ts'
import { readForm } from '#functions/services/connections/parameters.ts'
import { respond } from '#functions/services/connections/respond.ts'
import { revokeToken } from '#functions/services/connections/tokens.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.revoke, ({ http }) =>
  respond(200, async () => {
    await revokeToken(readForm(http).token ?? '')
    return {}
  }),
)
