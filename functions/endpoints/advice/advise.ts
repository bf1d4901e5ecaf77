import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { payAnswer } from '#functions/services/ai/charged-request.ts'
import { write } from '#functions/services/ai/write.ts'
import { writeAdvice } from '#functions/services/ai/write-advice.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getAnalysis, saveAdvice } from '#functions/store/analyses.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'

/** Seen text is cut there. */
const longestSeen = 500

/** The analysis stands by itself: this comes after it, and whatever fails here leaves it as it is. */
export const handler = handle(advice.advise, async ({ input: { id }, userId }) => {
  const analysis = await getAnalysis(userId, id)
  if (!analysis) throw new Failure('not_found')
  if (analysis.advice) return { advice: analysis.advice }
  const account = await getAccount(userId)
  const written = await write(
    () => payAnswer(userId, 'insights', account?.plan ?? 'free', id),
    () => writeAdvice(factsOf(analysis), account?.locale ?? 'en', { take: spendBudget, putBack: refundBudget }),
  )
  if ('absence' in written) return written
  await saveAdvice(userId, id, written.text)
  return { advice: written.text }
})

/** What the provider is told of a draft: its words, and what we found on it; nothing of whose it is. */
const factsOf = (analysis: Analysis) => ({ title: titleFacts(analysis), thumbnail: thumbnailFacts(analysis) })

function titleFacts({ title, titleAnalysis }: Analysis) {
  if (title === undefined || !titleAnalysis) return undefined
  const { basis, score, contributions, checks } = titleAnalysis
  if (basis !== 'model') return { draft: title, problems: checks }
  const named = (sign: number) =>
    contributions
      .filter(({ points }) => points * sign > 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, 5)
      .map(({ of }) => (of.kind === 'word' ? `the word ${of.word}` : of.trait))
  return { draft: title, percentile: score, raisedBy: named(1), loweredBy: named(-1), problems: checks }
}

function thumbnailFacts({ thumbnailAnalysis }: Analysis) {
  if (!thumbnailAnalysis) return undefined
  const { vision, checks, score } = thumbnailAnalysis
  const { text, color, composition } = vision
  return {
    text: text.detectedText.slice(0, longestSeen).toWellFormed(),
    faces: composition.faceCount,
    isCluttered: composition.isCluttered,
    colours: color.dominantColors.map(({ rgb }) => rgb),
    score,
    checks: checks.map(({ check, state }) => `${check}: ${state}`),
  }
}
