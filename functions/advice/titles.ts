import { handle } from '#functions/lib/handle.ts'
import { count } from '#functions/store/limits.ts'
import { advice } from '#shared/contract/advice.ts'
import { ideasFor } from '#shared/prediction/ideas.ts'

export const handler = handle(advice.titles, async ({ input: { title } }) => ideasFor(title), count)
