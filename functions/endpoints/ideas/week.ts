import { handle } from '#functions/lib/handle.ts'
import { listIdeas } from '#functions/services/ideas/list-ideas.ts'
import { ideas } from '#shared/contract/ideas.ts'

// The schema of the output leaves out what is YouTube's.
export const handler = handle(ideas.week, async ({ userId }) => listIdeas(userId))
