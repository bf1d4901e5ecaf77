import { randomUUID } from 'node:crypto'
import { handle } from '#functions/lib/handle.ts'
import { originalOf, uploadForm } from '#functions/store/uploads.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.upload, async ({ input: { type }, userId }) => {
  const upload = randomUUID()
  return { upload, ...(await uploadForm(originalOf(userId, upload), type)) }
})
