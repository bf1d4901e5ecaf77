import { handle } from '#functions/lib/handle.ts'
import { removeStudioFile } from '#functions/services/studio/files.ts'
import { studio } from '#shared/contract/studio.ts'

export const handler = handle(studio.remove, async ({ input: { id }, userId }) => {
  await removeStudioFile(userId, id)
  return {}
})
