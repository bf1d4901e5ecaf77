import { handle } from '#functions/lib/handle.ts'
import { giveRows } from '#functions/services/studio/given-rows.ts'
import { studio } from '#shared/contract/studio.ts'

export const handler = handle(studio.give, async ({ input: { rows }, userId }) => ({
  given: await giveRows(userId, rows),
}))
