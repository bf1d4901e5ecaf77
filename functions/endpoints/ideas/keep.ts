import { handle } from '#functions/lib/handle.ts'
import { keepIdea } from '#functions/services/ideas/make-it-mine.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.keep, async ({ input, userId }) => ({ draft: await keepIdea(userId, input) }))
