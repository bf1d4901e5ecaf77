import { createHash } from 'node:crypto'
import { ProviderFault } from '#functions/ai/faults.ts'
import { isConfigured } from '#functions/ai/provider.ts'
import { writeTitles } from '#functions/ai/titles.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { type AccountItem, getAccount } from '#functions/store/accounts.ts'
import { claim } from '#functions/store/cache.ts'
import { count, putBack, take } from '#functions/store/limits.ts'
import { giveBack, type Receipt, spend } from '#functions/store/usage.ts'
import type { AiAbsence } from '#shared/advisers.ts'
import { advice, mostIdeas, type TitleIdea } from '#shared/contract/advice.ts'
import { ideasFor, weigh } from '#shared/prediction/ideas.ts'

/** For so long the same draft again is the same unit of the plan: a double press, a repeated request. */
const repeatSeconds = 60

/** The provider's titles, where there is one and the plan has it; our own otherwise, with the reason. Both are ranked by our model. */
export const handler = handle(
  advice.titles,
  async ({ input: { title }, userId }) => {
    const builtIn = ideasFor(title)
    const written = await writtenFor(title, userId)
    if (typeof written === 'string') return { adviser: 'built_in' as const, absence: written, ...builtIn }
    return { adviser: 'ai' as const, basis: builtIn.basis, ideas: written }
  },
  count,
)

/** What the provider wrote, the best first; or why it did not. A unit is paid for titles alone. */
async function writtenFor(title: string, userId: string): Promise<TitleIdea[] | AiAbsence> {
  if (!isConfigured()) return 'not_configured'
  const account = await getAccount(userId)
  const receipt = account && (await paid(account, title))
  if (!account || receipt === 'no_units') return 'no_units'
  try {
    const candidates = await writeTitles(title, account.locale, { take, putBack })
    const ideas = weigh(title, candidates).slice(0, mostIdeas)
    if (ideas.length === 0) throw new ProviderFault('empty')
    return ideas
  } catch (error) {
    await giveBack(receipt)
    if (error instanceof ProviderFault) return error.absence
    throw error
  }
}

async function paid({ userId, plan }: AccountItem, title: string): Promise<Receipt | undefined | 'no_units'> {
  const draft = createHash('sha256').update(title).digest('hex')
  const id = await claim(`titles#${userId}#${draft}`, newId(), repeatSeconds)
  try {
    return (await spend(userId, 'insights', plan, id)).receipt
  } catch (error) {
    if (error instanceof Failure && error.code === 'plan_limit_reached') return 'no_units'
    throw error
  }
}
