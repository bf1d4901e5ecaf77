import { type Contribution, type Move, maxIdeas, type TitleAnalysis, type TitleIdea } from '#shared/contract/advice.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { scoreTitle } from '#shared/prediction/score.ts'

const maxMoves = 3

/**
 * Ranks titles from the AI provider by their score and drops those that score no higher than the draft. Where the model
 * cannot score the draft, all titles keep their order, without scores.
 */
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
      moves: findTopMoves(draft.contributions, contributions, maxMoves),
    }))
    .sort((a, b) => b.score - a.score)
}

/** Returns the built-in optimizer's best rewrites of a draft, each with its gain and the reasons for it. */
export function generateIdeas(title: string): { basis: TitleAnalysis['basis']; ideas: TitleIdea[] } {
  const draft = scoreTitle(title)
  const ideas = optimizeTitle(title, maxIdeas).map(({ title, steps, score }) => ({
    title,
    score,
    gain: score - draft.score,
    steps: steps.map(({ kind, words }) => ({ kind, words: [...words] })),
    moves: findTopMoves(draft.contributions, scoreTitle(title).contributions, maxMoves),
  }))
  return { basis: draft.basis, ideas }
}

const keyOf = ({ of }: Contribution) => (of.kind === 'word' ? `word ${of.word}` : `trait ${of.trait}`)

/**
 * Returns what raised the raw score from one title to another, the largest rise first: words and traits that were added,
 * removed or changed. All rises and falls together add up to the difference of the scores.
 */
export function findTopMoves(before: readonly Contribution[], after: readonly Contribution[], limit: number): Move[] {
  const moves = new Map<string, Move>()
  const add = (contribution: Contribution, sign: 1 | -1) => {
    const key = keyOf(contribution)
    const points = (moves.get(key)?.points ?? 0) + sign * contribution.points
    moves.set(key, { of: contribution.of, points })
  }
  for (const contribution of before) add(contribution, -1)
  for (const contribution of after) add(contribution, 1)
  return [...moves.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
}
