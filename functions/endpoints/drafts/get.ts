import { handle } from '#functions/lib/handle.ts'
import { requireDraft, resolveDraft } from '#functions/services/drafts/draft.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.get, async ({ input: { id }, userId }) => ({
  draft: await resolveDraft(await requireDraft(userId, id)),
}))
