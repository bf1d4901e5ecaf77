import { handle } from '#functions/lib/handle.ts'
import { listAssistants } from '#functions/services/connections/connections.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.list, async ({ userId }) => ({ connections: await listAssistants(userId) }))
