import { handle } from '#functions/lib/handle.ts'
import { readResults } from '#functions/services/shares/vote.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.results, async ({ input }) => readResults(input))
