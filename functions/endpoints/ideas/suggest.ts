import { handle } from '#functions/lib/handle.ts'
import { suggestIdeas } from '#functions/services/ideas/make-it-mine.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.suggest, async ({ input, userId }) => suggestIdeas(userId, input))
