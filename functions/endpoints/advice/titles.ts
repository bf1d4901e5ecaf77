import { createHash } from 'node:crypto'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { payAnswer } from '#functions/services/ai/charged-request.ts'
import { write } from '#functions/services/ai/write.ts'
import { writeTitles } from '#functions/services/ai/write-titles.ts'
import { listBestTitles } from '#functions/services/analysis/best-titles.ts'
import { generateIdeas, rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { advice, maxIdeas } from '#shared/contract/advice.ts'

/** Seen text is cut there. */
const longestSeen = 500
/** For so long the same draft again is the same unit of the plan: a double press, a repeated request. */
const repeatSeconds = 60

/** The provider's titles, where there is one and the plan has it; our own otherwise, with the reason. Both are ranked by our model. */
export const handler = handle(advice.titles, async ({ input: { title, analysis }, userId }) => {
  const builtIn = generateIdeas(title)
  const account = await getAccount(userId)
  const written = await write(
    async () => payAnswer(userId, 'insights', account?.plan ?? 'free', await unitOf(userId, title)),
    async () => {
      const about = {
        draft: title,
        thumbnailText: await seenOn(userId, analysis),
        bestTitles: await listBestTitles(userId, account?.channel),
      }
      const candidates = await writeTitles(about, account?.locale ?? 'en', { take: spendBudget, putBack: refundBudget })
      const ideas = rankIdeas(title, candidates).slice(0, maxIdeas)
      if (ideas.length === 0) throw new AiProviderError('empty')
      return ideas
    },
  )
  if ('absence' in written) return { adviser: 'built_in' as const, ...written, ...builtIn }
  return { adviser: 'ai' as const, basis: builtIn.basis, ideas: written.text }
})

/** What was read off the thumbnail of one of the user's own analyses. */
async function seenOn(userId: string, id: string | undefined): Promise<string | undefined> {
  const analysis = id && (await getAnalysis(userId, id))
  const seen = analysis ? analysis.thumbnailAnalysis?.vision.text.detectedText : undefined
  return seen?.slice(0, longestSeen).toWellFormed() || undefined
}

function unitOf(userId: string, title: string): Promise<string> {
  const draft = createHash('sha256').update(title).digest('hex')
  return claim(`titles#${pseudonymize(userId)}#${draft}`, newId(), repeatSeconds)
}
