import { handle } from '#functions/lib/handle.ts'
import { vote } from '#functions/services/shares/vote.ts'
import { shares } from '#shared/contract/shares.ts'

export const handler = handle(shares.vote, async ({ input, address }) => vote(input, address))
