import { handle } from '#functions/lib/handle.ts'
import { requireDraft, resolveDraft } from '#functions/services/drafts/draft.ts'
import { setDraftDeleted } from '#functions/store/drafts.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.restore, async ({ input: { id }, userId }) => {
  await setDraftDeleted(userId, id, false)
  return { draft: await resolveDraft(await requireDraft(userId, id)) }
})
