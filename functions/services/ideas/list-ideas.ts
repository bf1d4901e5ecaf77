import { requireAccount } from '#functions/services/accounts/account.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ideas } from '#shared/contract/ideas.ts'
import { resolveIdeas } from './resolve-ideas.ts'
import { prepareWeek } from './week.ts'

/** Returns the ideas of the user's week with what speaks for them, or why there are none. */
export async function listIdeas(userId: string): Promise<Output<typeof ideas.list>> {
  const account = await requireAccount(userId)
  const week = await prepareWeek(account, { userId })
  return { monday: week.monday, ideas: await resolveIdeas(account, week), missing: week.missing }
}
