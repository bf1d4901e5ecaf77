import { createHash } from 'node:crypto'
import { ProviderFault } from '#functions/ai/faults.ts'
import { writeTitles } from '#functions/ai/titles.ts'
import { write } from '#functions/ai/write.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { claim } from '#functions/store/cache.ts'
import { count, putBack, take } from '#functions/store/limits.ts'
import { spendIfLeft } from '#functions/store/usage.ts'
import { advice } from '#shared/contract/advice.ts'
import { mostIdeas } from '#shared/contract/ideas.ts'
import { ideasFor, weigh } from '#shared/prediction/ideas.ts'

/** For so long the same draft again is the same unit of the plan: a double press, a repeated request. */
const repeatSeconds = 60

/** The provider's titles, where there is one and the plan has it; our own otherwise, with the reason. Both are ranked by our model. */
export const handler = handle(
  advice.titles,
  async ({ input: { title }, userId }) => {
    const builtIn = ideasFor(title)
    const account = await getAccount(userId)
    const written = await write(
      async () => spendIfLeft(userId, 'insights', account?.plan ?? 'free', await unitOf(userId, title)),
      async () => {
        const candidates = await writeTitles(title, account?.locale ?? 'en', { take, putBack })
        const ideas = weigh(title, candidates).slice(0, mostIdeas)
        if (ideas.length === 0) throw new ProviderFault('empty')
        return ideas
      },
    )
    if ('absence' in written) return { adviser: 'built_in' as const, ...written, ...builtIn }
    return { adviser: 'ai' as const, basis: builtIn.basis, ideas: written.text }
  },
  count,
)

function unitOf(userId: string, title: string): Promise<string> {
  const draft = createHash('sha256').update(title).digest('hex')
  return claim(`titles#${userId}#${draft}`, newId(), repeatSeconds)
}
