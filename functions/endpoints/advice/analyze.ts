import { handle } from '#functions/lib/handle.ts'
import { analyzeDraft } from '#functions/services/analysis/analyze-draft.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.analyze, ({ input: { title, thumbnail, draft }, userId }) =>
  analyzeDraft(userId, { title: title || undefined, thumbnail, draft }),
)
