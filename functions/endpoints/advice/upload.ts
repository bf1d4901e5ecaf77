import { handle } from '#functions/lib/handle.ts'
import { createUpload } from '#functions/services/analysis/create-upload.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.upload, ({ input: { type }, userId }) => createUpload(userId, type))
