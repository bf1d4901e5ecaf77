import { handle } from '#functions/lib/handle.ts'
import { resolveDraft } from '#functions/services/drafts/draft.ts'
import { restoreDraft } from '#functions/services/review/restore-draft.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.restore, async ({ input: { id }, userId }) => ({
  draft: await resolveDraft(await restoreDraft(userId, id)),
}))
