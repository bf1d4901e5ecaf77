import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { requireShare } from '#functions/services/shares/shares.ts'
import { draftImageKey, readFile } from '#functions/store/files.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.picture, async ({ input: { token, thumbnail } }) => {
  const { userId, draft, thumbnails } = await requireShare(token)
  const body = thumbnails.includes(thumbnail) ? await readFile(draftImageKey(userId, draft, thumbnail)) : undefined
  if (!body) throw new Failure('not_found')
  return { body, type: 'image/jpeg' as const }
})
