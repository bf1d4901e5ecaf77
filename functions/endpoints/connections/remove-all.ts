import { handle } from '#functions/lib/handle.ts'
import { disconnectAll } from '#functions/services/connections/connections.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections['remove-all'], async ({ userId }) => {
  await disconnectAll(userId)
  return {}
})
