import { handle } from '#functions/lib/handle.ts'
import { getRisingWords } from '#functions/services/trends/refresh-rising-words.ts'
import { trends } from '#shared/contract/trends.ts'

export const handler = handle(trends.words, async ({ input }) => ({ words: await getRisingWords(input.region) }))
