import { handle } from '#functions/lib/handle.ts'
import { listProvenTitles } from '#functions/services/proven/list-proven.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.proven, async ({ input, userId, canReadChannel }) => ({
  titles: await listProvenTitles(await requireAccount(userId), input.title, canReadChannel),
}))
