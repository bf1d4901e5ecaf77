import { handle } from '#functions/lib/handle.ts'
import { withdrawRows } from '#functions/services/studio/given-rows.ts'
import { studio } from '#shared/contract/studio.ts'

export const handler = handle(studio.withdraw, async ({ userId }) => {
  await withdrawRows(userId)
  return {}
})
