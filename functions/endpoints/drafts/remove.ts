import { handle } from '#functions/lib/handle.ts'
import { setDraftDeleted } from '#functions/store/drafts.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.remove, async ({ input: { id }, userId }) => {
  await setDraftDeleted(userId, id, true)
  return {}
})
