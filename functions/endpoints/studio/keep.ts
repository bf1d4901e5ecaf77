import { handle } from '#functions/lib/handle.ts'
import { keepStudioFile } from '#functions/services/studio/files.ts'
import { studio } from '#shared/contract/studio.ts'

export const handler = handle(studio.keep, ({ input, userId }) => keepStudioFile(userId, input))
