import { handle } from '#functions/lib/handle.ts'
import { suggestMetadata } from '#functions/services/analysis/suggest-metadata.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.metadata, ({ input: { title, happens = '', about = '' }, userId }) =>
  suggestMetadata(userId, { title, happens, about }),
)
