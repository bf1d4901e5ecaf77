import { maxIdeas, type ScoreChange, type TitleAnalysis, type TitleIdea } from '#shared/contract/advice.ts'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { scoreTitle, type TitleScore } from '#shared/prediction/score.ts'

const maxScoreChanges = 3

/**
 * Ranks titles from the AI provider by their score and drops those that score no higher than the draft. Where the model
 * cannot score the draft, all titles keep their order, without scores.
 */
export function rankIdeas(draftTitle: string, candidates: readonly string[]): TitleIdea[] {
  const draft = scoreTitle(draftTitle)
  if (draft.basis !== 'model') return candidates.map((title) => ({ title, edits: [], scoreChanges: [] }))
  return candidates
    .map((title) => ({ title, ...scoreTitle(title) }))
    .filter(({ basis, score }) => basis === 'model' && score > draft.score)
    .map(({ title, score, contributions }) => ({
      title,
      score,
      gain: score - draft.score,
      edits: [],
      scoreChanges: findTopScoreChanges({ ...draft, title: draftTitle }, { title, contributions }, maxScoreChanges),
    }))
    .sort((a, b) => b.score - a.score)
}

/** Returns the built-in optimizer's best rewrites of a draft, each with its gain and the reasons for it. */
export function generateIdeas(draftTitle: string): { basis: TitleAnalysis['basis']; ideas: TitleIdea[] } {
  const draft = scoreTitle(draftTitle)
  const ideas = optimizeTitle(draftTitle, maxIdeas).map(({ title, steps, score }) => ({
    title,
    score,
    gain: score - draft.score,
    edits: steps.map(({ kind, words }) => ({ kind, words: [...words] })),
    scoreChanges: findTopScoreChanges(
      { ...draft, title: draftTitle },
      { ...scoreTitle(title), title },
      maxScoreChanges,
    ),
  }))
  return { basis: draft.basis, ideas }
}

type ExplainedTitle = Pick<TitleScore, 'contributions'> & { readonly title: string }

/** Nobody can act on these, so they come last. */
const isSmall = ({ of }: ScoreChange) => of.kind === 'trait' && of.trait === 'small_words'

/**
 * Returns what raised the raw score from one title to another, the largest rise first: words, phrases and traits that were
 * added, removed or changed. All rises and falls together add up to the difference of the scores.
 */
export function findTopScoreChanges(before: ExplainedTitle, after: ExplainedTitle, limit: number): ScoreChange[] {
  const changes = new Map<string, ScoreChange>()
  const add = ({ title, contributions }: ExplainedTitle, sign: 1 | -1) => {
    for (const part of groupByConcept(title, contributions).flatMap(({ parts }) => parts)) {
      const word = wordsOf(title, part).join(', ')
      const key = part.trait ?? `word ${word.toLowerCase()}`
      const points = (changes.get(key)?.points ?? 0) + sign * part.points
      changes.set(key, { of: part.trait ? { kind: 'trait', trait: part.trait } : { kind: 'word', word }, points })
    }
  }
  add(before, -1)
  add(after, 1)
  return [...changes.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(isSmall(a)) - Number(isSmall(b)) || b.points - a.points)
    .slice(0, limit)
}
