import { handle } from '#functions/lib/handle.ts'
import { dismissIdea } from '#functions/services/ideas/dismiss-idea.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.dismiss, async ({ input, userId }) => {
  await dismissIdea(userId, input.id, input.dismissed)
  return {}
})
