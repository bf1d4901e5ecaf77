import { requireAccount } from '#functions/store/accounts.ts'
import { getDraft } from '#functions/store/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ideas } from '#shared/contract/ideas.ts'
import { resolveIdeas } from './resolve-ideas.ts'
import { prepareWeek } from './week.ts'

/** Returns the user's ideas of the week with their evidence, or why there are none. */
export async function listIdeas(userId: string): Promise<Output<typeof ideas.list>> {
  const account = await requireAccount(userId)
  const week = await prepareWeek(account, { userId })
  const resolved = await resolveIdeas(account, week)
  // Deleted drafts are left out, so that the user can create them again.
  const withDrafts = await Promise.all(
    resolved.map(async (idea) => ({
      ...idea,
      draft: (idea.draft && (await getDraft(userId, idea.draft))?.id) || null,
    })),
  )
  return { monday: week.monday, ideas: withDrafts, missing: week.missing }
}
