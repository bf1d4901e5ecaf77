import { handle } from '#functions/lib/handle.ts'
import { findVideo } from '#functions/services/ideas/resolve-ideas.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { ideas } from '#shared/contract/ideas.ts'

export const handler = handle(ideas.evidence, async ({ input, userId }) => ({
  video: await findVideo(await requireAccount(userId), input.id),
}))
