import { handle } from '#functions/lib/handle.ts'
import { readForm } from '#functions/services/connections/parameters.ts'
import { respond } from '#functions/services/connections/respond.ts'
import { issueTokens } from '#functions/services/connections/tokens.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.token, ({ http }) => respond(200, async () => issueTokens(readForm(http))))
