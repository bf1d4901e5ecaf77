import { Failure } from '#functions/lib/failure.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeUnitAndResponse, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeAdvice } from '#functions/services/ai/write-advice.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis, saveAdvice } from '#functions/store/analyses.ts'
import type { Analysis, advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'

/** Recognized text is cut to this length, in UTF-16 code units. */
const maxTextLength = 500

/**
 * Returns the AI provider's advice on one of the user's analyses, or the reason why there is none. It is written once, for
 * a unit of the meter `insights`, and stored with the analysis. Throws Failure `not_found`.
 */
export async function adviseOnAnalysis(userId: string, id: string): Promise<Output<typeof advice.advise>> {
  const analysis = await getAnalysis(userId, id)
  if (!analysis) throw new Failure('not_found')
  if (analysis.advice) return { advice: analysis.advice }
  const account = await requireAccount(userId)
  const asker = toAsker(account)
  const written = await writeIfCharged(
    () => chargeUnitAndResponse(asker, 'insights', id),
    async () => writeAdvice(toFacts(analysis), asker),
  )
  if ('fallbackReason' in written) return written
  await saveAdvice(userId, id, written.text)
  return { advice: written.text }
}

/** Returns what the provider is sent: the draft and our results, and nothing that identifies the user. */
const toFacts = (analysis: Analysis) => ({ title: toTitleFacts(analysis), thumbnail: toThumbnailFacts(analysis) })

function toTitleFacts({ title, titleAnalysis }: Analysis) {
  if (title === undefined || !titleAnalysis) return undefined
  const { checks } = titleAnalysis
  if (titleAnalysis.basis !== 'model') return { draft: title, problems: checks }
  const { contributions } = titleAnalysis
  const strongest = (sign: number) =>
    groupByConcept(title, contributions)
      .flatMap(({ parts }) => parts)
      .filter(({ points, trait }) => points * sign > 0 && trait !== 'small_words')
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, 5)
      .map((part) => [part.trait ?? 'topic', wordsOf(title, part).join(', ')].filter(Boolean).join(': '))
  // Without the rank among real titles, which the reply could repeat beside a verdict of the channel.
  return { draft: title, raisedBy: strongest(1), loweredBy: strongest(-1), problems: checks }
}

function toThumbnailFacts({ thumbnailAnalysis }: Analysis) {
  if (!thumbnailAnalysis) return undefined
  const { vision, checks, score } = thumbnailAnalysis
  const { text, color, composition } = vision
  return {
    text: text.detectedText.slice(0, maxTextLength).toWellFormed(),
    faces: composition.faceCount,
    isCluttered: composition.isCluttered,
    colors: color.dominantColors.map(({ rgb }) => rgb),
    ...(score === undefined ? { isBlank: true } : { score }),
    checks: checks.map(({ check, state }) => `${check}: ${state}`),
  }
}
