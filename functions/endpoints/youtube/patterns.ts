import { handle } from '#functions/lib/handle.ts'
import { getOwnPatterns } from '#functions/services/analysis/own-patterns.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.patterns, async ({ userId }) => ({ patterns: await getOwnPatterns(userId) }))
