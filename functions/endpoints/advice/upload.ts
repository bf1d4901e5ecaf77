import { randomUUID } from 'node:crypto'
import { handle } from '#functions/lib/handle.ts'
import { createUploadForm, originalKey } from '#functions/store/images.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.upload, async ({ input: { type }, userId }) => {
  const upload = randomUUID()
  return { upload, ...(await createUploadForm(originalKey(userId, upload), type)) }
})
