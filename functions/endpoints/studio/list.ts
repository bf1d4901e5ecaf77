import { handle } from '#functions/lib/handle.ts'
import { listStudioFiles } from '#functions/services/studio/files.ts'
import { readGiven } from '#functions/services/studio/given-rows.ts'
import { studio } from '#shared/contract/studio.ts'

export const handler = handle(studio.list, async ({ userId }) => {
  const [files, given] = await Promise.all([listStudioFiles(userId), readGiven(userId)])
  return { files, given }
})
