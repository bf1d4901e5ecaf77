import { handle } from '#functions/lib/handle.ts'
import { getOwnPatterns } from '#functions/services/analysis/own-patterns.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.patterns, async ({ userId }) => ({ patterns: await getOwnPatterns(userId) }))
