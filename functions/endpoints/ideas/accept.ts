import { handle } from '#functions/lib/handle.ts'
import { acceptIdea } from '#functions/services/ideas/accept-idea.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.accept, async ({ input, userId }) => ({
  draft: await acceptIdea(userId, input.id, input.title),
}))
