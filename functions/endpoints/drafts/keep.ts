import { handle } from '#functions/lib/handle.ts'
import { keepContent } from '#functions/services/drafts/versions.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.keep, async ({ input: { id, content }, userId }) => ({
  version: await keepContent(userId, id, content),
}))
