import { handle } from '#functions/lib/handle.ts'
import { resolveSaved } from '#functions/services/drafts/draft.ts'
import { saveDraft } from '#functions/services/drafts/save-draft.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.save, async ({ input, userId }) => ({
  draft: await resolveSaved(await saveDraft(userId, input), input.changes),
}))
