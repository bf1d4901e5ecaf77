import { type Contribution, type Move, maxIdeas, type TitleAnalysis, type TitleIdea } from '#shared/contract/advice.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { scoreTitle } from '#shared/prediction/score.ts'

const mostMoves = 3

/** Titles that somebody else wrote, against the draft. Where the model has nothing to go on they keep their order. */
export function rankIdeas(title: string, candidates: readonly string[]): TitleIdea[] {
  const draft = scoreTitle(title)
  if (draft.basis !== 'model') return candidates.map((title) => ({ title, steps: [], moves: [] }))
  return candidates
    .map((title) => ({ title, ...scoreTitle(title) }))
    .filter(({ basis, score }) => basis === 'model' && score > draft.score)
    .map(({ title, score, contributions }) => ({
      title,
      score,
      gain: score - draft.score,
      steps: [],
      moves: findTopMoves(draft.contributions, contributions, mostMoves),
    }))
    .sort((a, b) => b.score - a.score)
}

/** The best of the built-in optimiser's rewrites of a draft, each with what it gains and why. */
export function generateIdeas(title: string): { basis: TitleAnalysis['basis']; ideas: TitleIdea[] } {
  const draft = scoreTitle(title)
  const ideas = optimizeTitle(title, maxIdeas).map(({ title, steps, score }) => ({
    title,
    score,
    gain: score - draft.score,
    steps: steps.map(({ kind, words }) => ({ kind, words: [...words] })),
    moves: findTopMoves(draft.contributions, scoreTitle(title).contributions, mostMoves),
  }))
  return { basis: draft.basis, ideas }
}

const keyOf = ({ of }: Contribution) => (of.kind === 'word' ? `word ${of.word}` : `trait ${of.trait}`)

/**
 * What raised the raw score from one title to another, the most first: words and traits that came, went or changed. All
 * of them, rises and falls, add up to the difference exactly.
 */
export function findTopMoves(before: readonly Contribution[], after: readonly Contribution[], most: number): Move[] {
  const changes = new Map<string, Move>()
  const add = (one: Contribution, sign: 1 | -1) => {
    const points = (changes.get(keyOf(one))?.points ?? 0) + sign * one.points
    changes.set(keyOf(one), { of: one.of, points })
  }
  for (const one of before) add(one, -1)
  for (const one of after) add(one, 1)
  return [...changes.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
}
