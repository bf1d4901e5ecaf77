import { handle } from '#functions/lib/handle.ts'
import { listDraftVersions } from '#functions/services/analysis/draft-analyses.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.versions, ({ input: { id, before }, userId }) =>
  listDraftVersions(userId, id, before),
)
