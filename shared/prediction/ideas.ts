import type { TitleAnalysis } from '#shared/contract/advice.ts'
import { mostIdeas, type TitleIdea } from '#shared/contract/ideas.ts'
import { risesBetween } from './moves.ts'
import { optimise } from './optimise.ts'
import { scoreTitle } from './score.ts'

const mostMoves = 3

/** Titles that somebody else wrote, against the draft. Where the model has nothing to go on they keep their order. */
export function weigh(title: string, candidates: readonly string[]): TitleIdea[] {
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
      moves: risesBetween(draft.contributions, contributions, mostMoves),
    }))
    .sort((a, b) => b.score - a.score)
}

/** The best of the built-in optimiser's rewrites of a draft, each with what it gains and why. */
export function ideasFor(title: string): { basis: TitleAnalysis['basis']; ideas: TitleIdea[] } {
  const draft = scoreTitle(title)
  const ideas = optimise(title, mostIdeas).map(({ title, steps, score }) => ({
    title,
    score,
    gain: score - draft.score,
    steps: steps.map(({ kind, words }) => ({ kind, words: [...words] })),
    moves: risesBetween(draft.contributions, scoreTitle(title).contributions, mostMoves),
  }))
  return { basis: draft.basis, ideas }
}
