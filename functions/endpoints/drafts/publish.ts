import { handle } from '#functions/lib/handle.ts'
import { publishDraft } from '#functions/services/review/publish-draft.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.publish, ({ input, userId }) => publishDraft(userId, input))
