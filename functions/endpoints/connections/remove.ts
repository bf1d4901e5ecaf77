import { handle } from '#functions/lib/handle.ts'
import { deleteConnection } from '#functions/store/connections.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.remove, async ({ input, userId }) => {
  await deleteConnection({ userId, id: input.id })
  return {}
})
