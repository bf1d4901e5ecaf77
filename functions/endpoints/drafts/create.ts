import { handle } from '#functions/lib/handle.ts'
import { createDraft } from '#functions/services/drafts/create-draft.ts'
import { resolveDraft } from '#functions/services/drafts/draft.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.create, async ({ input, userId, itemId }) => ({
  draft: await resolveDraft(await createDraft(userId, itemId, input)),
}))
