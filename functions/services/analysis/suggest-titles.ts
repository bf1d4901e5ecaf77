import { createHash } from 'node:crypto'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { newId } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeUnitAndResponse, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeTitles } from '#functions/services/ai/write-titles.ts'
import { videosKey } from '#functions/services/channel/channel-data.ts'
import { ChannelVideos } from '#functions/services/channel/channel-videos.ts'
import { type Account, requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { claim, getCached } from '#functions/store/cache.ts'
import { type advice, maxIdeas } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { fillTemplate } from '#shared/prediction/next-step.ts'
import type { RankTitle } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { chooseRank } from './own-history.ts'
import { generateIdeas, rankIdeas } from './title-ideas.ts'

/** Recognized text is cut to this length, in UTF-16 code units. */
const maxTextLength = 500
/** Within this time the same draft uses the same unit of the plan: a double click, or a request that was retried. */
const repeatSeconds = 60
const maxBestTitles = 5

/**
 * Suggests titles for a draft that are better worded and rank no lower, by our models: among the channel's own videos where
 * they are known, else among real titles. The AI provider writes them for a unit of the meter `insights`; without one, or
 * without a provider, the built-in optimizer does, and `fallbackReason` is the reason. `analysisId` is an analysis of the
 * user's whose thumbnail goes with the draft.
 */
export async function suggestTitles(
  userId: string,
  title: string,
  analysisId?: string,
): Promise<Output<typeof advice.titles>> {
  const account = await requireAccount(userId)
  const rank = await chooseRank(title, account)
  const builtIn = generateIdeas(title, rank)
  const asker = toAsker(account)
  const written = await writeIfCharged(
    async () => chargeUnitAndResponse(asker, 'insights', await claimUnitId(userId, title)),
    async () => {
      const context = {
        draft: title,
        thumbnailText: await getThumbnailText(userId, analysisId),
        bestTitles: await listBestTitles(account),
        frames: listFrames(title, rank),
      }
      const ideas = rankIdeas(title, await writeTitles(context, asker), rank).slice(0, maxIdeas)
      if (ideas.length === 0) throw new AiProviderError('empty')
      return ideas
    },
  )
  if ('fallbackReason' in written) return { adviser: 'built_in', ...written, ...builtIn }
  return { adviser: 'ai', basis: builtIn.basis, ideas: written.text }
}

/** Returns the structures that fit a draft, with the name of what the creator would fill in: `Bread in [minutes] Minutes`. */
const listFrames = (title: string, rank: RankTitle): string[] =>
  listNextSteps(title, rank).flatMap((step) =>
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
  const cached = await getCached(videosKey(account.userId, account.channel.id), ChannelVideos)
  return (cached?.videos ?? [])
    .filter(({ views }) => views !== null && views > 0)
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0))
    .slice(0, maxBestTitles)
    .map(({ title }) => title)
}
