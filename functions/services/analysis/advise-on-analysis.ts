import { Failure } from '#functions/lib/failure.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeInsight, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeAdvice } from '#functions/services/ai/write-advice.ts'
import { type Account, requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis, saveAdvice } from '#functions/store/analyses.ts'
import { listOwnHistory } from '#functions/store/own-history.ts'
import type { Analysis, advice } from '#shared/contract/advice.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import { withVerdict } from './stored-verdict.ts'
import { gatherEvidence, recognizedText } from './title-evidence.ts'

/**
 * Returns the AI provider's advice on one of the user's analyses, or the reason why there is none. It is written once, for
 * a unit of the meter `insights`, and stored with the analysis. `happens` is what the creator says about the video. Throws Failure
 * `not_found`.
 */
export async function adviseOnAnalysis(
  userId: string,
  { id, happens = '' }: Parsed<typeof advice.advise>,
  canReadChannel: boolean,
): Promise<Output<typeof advice.advise>> {
  const analysis = await getAnalysis(userId, id)
  if (!analysis) throw new Failure('not_found')
  if (analysis.advice) return { advice: analysis.advice }
  const account = await requireAccount(userId)
  const asker = toAsker(account)
  const written = await writeIfCharged(
    () => chargeInsight(asker, id),
    async () => {
      const thumbnail = toThumbnailFacts(analysis)
      const title = await toTitleFacts(analysis, happens, account, canReadChannel)
      return writeAdvice({ title: title && { ...title, thumbnailText: thumbnail?.text ?? '' }, thumbnail }, asker)
    },
  )
  if ('fallbackReason' in written) return written
  await saveAdvice(userId, id, written.text)
  return { advice: written.text }
}

/** Returns what the provider gets about a title: the title itself and our results. Nothing in it identifies the user. */
async function toTitleFacts(analysis: Analysis, happens: string, account: Account, canReadChannel: boolean) {
  const { id, title, titleAnalysis } = analysis
  if (title === undefined || !titleAnalysis) return undefined
  const byChannel = canReadChannel ? (await listOwnHistory(account.userId, [id, id])).get(id) : undefined
  const { verdict } = withVerdict(analysis, byChannel)
  const expected = expectLanguage(account)
  const evidence = await gatherEvidence(title, account, verdict, canReadChannel, expected)
  return { original: title, happens, ...evidence, problems: titleAnalysis.checks }
}

function toThumbnailFacts(analysis: Analysis) {
  if (!analysis.thumbnailAnalysis) return undefined
  const { vision, checks, score } = analysis.thumbnailAnalysis
  const { color, composition } = vision
  return {
    text: recognizedText(analysis),
    faces: composition.faceCount,
    isCluttered: composition.isCluttered,
    colors: color.dominantColors.map(({ rgb }) => rgb),
    ...(score === undefined ? { isBlank: true } : { score }),
    checks: checks.map(({ check, state }) => `${check}: ${state}`),
  }
}
