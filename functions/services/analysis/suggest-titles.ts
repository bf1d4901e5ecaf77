import { createHash } from 'node:crypto'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { newId } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { askQuestion } from '#functions/services/adviser/ask-question.ts'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeInsight, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeTitles } from '#functions/services/ai/write-titles.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import type { advice, TitleIdea } from '#shared/contract/advice.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { gatherEvidence, recognizedText } from './title-evidence.ts'
import { generateIdeas, rankIdeas } from './title-ideas.ts'
import { findYardstick } from './yardstick.ts'

/** Within this time, the same title uses the same unit, in case of a double click or a retried request. */
const repeatSeconds = 60

/**
 * Suggests other titles for a video, each with the verdict that it would have in place of `title`. The AI provider writes them for a unit
 * of the meter `insights`. Without a unit or a provider, they are built from the title and what happens in the video, and
 * `fallbackReason` says why. `analysis` is the id of the user's analysis with the thumbnail of the video.
 */
export async function suggestTitles(
  userId: string,
  { title, analysis: analysisId, base = [title], seconds, happens = '' }: Parsed<typeof advice.titles>,
  canReadChannel: boolean,
): Promise<Output<typeof advice.titles>> {
  const account = await requireAccount(userId)
  const { judge, language: expected } = await findYardstick(account, canReadChannel)
  const withVerdicts = (ideas: readonly TitleIdea[]) =>
    ideas.map((idea) => ({ ...idea, verdict: judge(idea.title, { base, seconds }) }))
  const language = languageOfTitle(`${title} ${happens}`, expected)
  const builtIn = generateIdeas(title, happens, language)
  const question = happens === '' && language ? { question: askQuestion(title, language) } : {}
  const asker = toAsker(account)
  const written = await writeIfCharged(
    async () => chargeInsight(asker, await claimUnitId(userId, title)),
    async () => {
      const evidence = await gatherEvidence(title, account, judge(title, { base, seconds }), canReadChannel, language)
      const stored = analysisId && (await getAnalysis(userId, analysisId))
      const thumbnailText = stored ? recognizedText(stored) : ''
      const { titles, missing } = await writeTitles({ original: title, happens, thumbnailText, ...evidence }, asker)
      const ideas = rankIdeas(title, titles, language)
      if (ideas.length === 0) throw new AiProviderError('empty')
      return { ideas, missing }
    },
  )
  if ('fallbackReason' in written)
    return { adviser: 'built_in', ...written, ...builtIn, ideas: withVerdicts(builtIn.ideas), ...question }
  const { ideas, missing } = written.text
  const asked = happens === '' && missing ? { missing } : {}
  return { adviser: 'ai', basis: builtIn.basis, ideas: withVerdicts(ideas), ...question, ...asked }
}

/** Returns the id under which a title's unit is charged. It stays the same for a minute. */
function claimUnitId(userId: string, title: string): Promise<string> {
  const hash = createHash('sha256').update(title).digest('hex')
  return claim(`titles#${pseudonymize(userId)}#${hash}`, newId(), repeatSeconds)
}
