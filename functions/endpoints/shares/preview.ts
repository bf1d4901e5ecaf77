import { handle } from '#functions/lib/handle.ts'
import { drawSharePreview } from '#functions/services/shares/share-preview.ts'
import { requireShare } from '#functions/services/shares/shares.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.preview, async ({ input: { token } }) => ({
  body: await drawSharePreview(await requireShare(token)),
  type: 'image/jpeg' as const,
}))
