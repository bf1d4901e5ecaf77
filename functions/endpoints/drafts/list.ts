import { handle } from '#functions/lib/handle.ts'
import { listDrafts } from '#functions/services/drafts/list-drafts.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.list, ({ input: { before }, userId, canReadChannel }) =>
  listDrafts(userId, { before, canReadChannel }),
)
