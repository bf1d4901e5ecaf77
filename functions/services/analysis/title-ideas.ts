import {
  type Contribution,
  maxIdeas,
  type ScoreChange,
  type TitleAnalysis,
  type TitleIdea,
} from '#shared/contract/advice.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { scoreTitle } from '#shared/prediction/score.ts'

const maxScoreChanges = 3

/**
 * Ranks titles from the AI provider by their score and drops those that score no higher than the draft. Where the model
 * cannot score the draft, all titles keep their order, without scores.
 */
export function rankIdeas(title: string, candidates: readonly string[]): TitleIdea[] {
  const draft = scoreTitle(title)
  if (draft.basis !== 'model') return candidates.map((title) => ({ title, edits: [], scoreChanges: [] }))
  return candidates
    .map((title) => ({ title, ...scoreTitle(title) }))
    .filter(({ basis, score }) => basis === 'model' && score > draft.score)
    .map(({ title, score, contributions }) => ({
      title,
      score,
      gain: score - draft.score,
      edits: [],
      scoreChanges: findTopScoreChanges(draft.contributions, contributions, maxScoreChanges),
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
    edits: steps.map(({ kind, words }) => ({ kind, words: [...words] })),
    scoreChanges: findTopScoreChanges(draft.contributions, scoreTitle(title).contributions, maxScoreChanges),
  }))
  return { basis: draft.basis, ideas }
}

const keyOf = ({ of }: Contribution) => (of.kind === 'word' ? `word ${of.word}` : `trait ${of.trait}`)

/**
 * Returns what raised the raw score from one title to another, the largest rise first: words and traits that were added,
 * removed or changed. All rises and falls together add up to the difference of the scores.
 */
export function findTopScoreChanges(
  before: readonly Contribution[],
  after: readonly Contribution[],
  limit: number,
): ScoreChange[] {
  const changes = new Map<string, ScoreChange>()
  const add = (contribution: Contribution, sign: 1 | -1) => {
    const key = keyOf(contribution)
    const points = (changes.get(key)?.points ?? 0) + sign * contribution.points
    changes.set(key, { of: contribution.of, points })
  }
  for (const contribution of before) add(contribution, -1)
  for (const contribution of after) add(contribution, 1)
  return [...changes.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
}
