import { createHash } from 'node:crypto'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { newId } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeUnitAndResponse, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeTitles } from '#functions/services/ai/write-titles.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { type Account, requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import { askQuestion } from '#shared/advice/ask-question.ts'
import { languageOfDraft } from '#shared/advice/language-of-draft.ts'
import { type advice, maxIdeas, type TitleIdea } from '#shared/contract/advice.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { fillTemplate } from '#shared/prediction/next-step.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { generateIdeas, rankIdeas } from './title-ideas.ts'
import { findYardstick } from './yardstick.ts'

/** Recognized text is cut to this length, in UTF-16 code units. */
const maxTextLength = 500
/** Within this time the same draft uses the same unit of the plan: a double click, or a request that was retried. */
const repeatSeconds = 60
const maxBestTitles = 5

/**
 * Suggests titles for a draft, each with its verdict in place of the draft's title. The AI provider writes them for a unit of the
 * meter `insights`; without one, or without a provider, they are built from the draft and what happens in the video, and `fallbackReason` is the reason. `analysis` is one of the user's whose thumbnail goes with the draft.
 */
export async function suggestTitles(
  userId: string,
  { title, analysis: analysisId, base = [title], seconds, happens = '' }: Parsed<typeof advice.titles>,
  canReadChannel: boolean,
): Promise<Output<typeof advice.titles>> {
  const account = await requireAccount(userId)
  const { judge } = await findYardstick(account, canReadChannel)
  const withVerdicts = (ideas: readonly TitleIdea[]) =>
    ideas.map((idea) => ({ ...idea, verdict: judge(idea.title, { base, seconds }) }))
  const language = languageOfDraft(`${title} ${happens}`, account.locale)
  const builtIn = generateIdeas(title, happens, language)
  const question = happens === '' && language ? { question: askQuestion(title, language) } : {}
  const asker = toAsker(account)
  const written = await writeIfCharged(
    async () => chargeUnitAndResponse(asker, 'insights', await claimUnitId(userId, title)),
    async () => {
      const context = {
        draft: title,
        thumbnailText: await getThumbnailText(userId, analysisId),
        bestTitles: await listBestTitles(account),
        frames: listFrames(title),
      }
      const ideas = rankIdeas(title, await writeTitles(context, asker)).slice(0, maxIdeas)
      if (ideas.length === 0) throw new AiProviderError('empty')
      return ideas
    },
  )
  if ('fallbackReason' in written)
    return { adviser: 'built_in', ...written, ...builtIn, ideas: withVerdicts(builtIn.ideas), ...question }
  return { adviser: 'ai', basis: builtIn.basis, ideas: withVerdicts(written.text), ...question }
}

/** Returns the structures that fit a draft, with the name of what the creator would fill in: `Bread in [minutes] Minutes`. */
const listFrames = (title: string): string[] =>
  listNextSteps(title).flatMap((step) =>
    step.kind === 'structure' ? [fillTemplate(step.template, (blank) => `[${blank}]`)] : [],
  )

/** Returns the id that a draft is paid under, the same one for a minute. */
function claimUnitId(userId: string, title: string): Promise<string> {
  const draft = createHash('sha256').update(title).digest('hex')
  return claim(`titles#${pseudonymize(userId)}#${draft}`, newId(), repeatSeconds)
}

/** Returns the text that was recognized on the thumbnail of one of the user's own analyses. */
async function getThumbnailText(userId: string, analysisId: string | undefined): Promise<string | undefined> {
  const analysis = analysisId && (await getAnalysis(userId, analysisId))
  const text = analysis ? analysis.thumbnailAnalysis?.vision.text.detectedText : undefined
  return text?.slice(0, maxTextLength).toWellFormed() || undefined
}

/**
 * Returns titles of a connected channel's most viewed recent videos, as far as they are cached; makes no request to
 * YouTube. Returns none for a channel that is not verified to be the user's.
 */
async function listBestTitles(account: Account): Promise<string[]> {
  if (!account.channel?.verified) return []
  const uploads = await getCachedUploads(account.channel.id)
  return (uploads?.videos ?? [])
    .filter(({ views = 0 }) => views > 0)
    .toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
    .slice(0, maxBestTitles)
    .map(({ title }) => title)
}
