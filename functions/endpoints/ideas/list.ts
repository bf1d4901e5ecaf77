import { handle } from '#functions/lib/handle.ts'
import { listIdeas } from '#functions/services/ideas/list-ideas.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.list, async ({ userId }) => listIdeas(userId))
