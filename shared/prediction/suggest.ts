import type { Priority } from '#shared/priority.ts'
import { maxTitleLength } from './checks.ts'
import type { Edit } from './editing.ts'
import { editors } from './edits.ts'
import { explain, toPercentile } from './explain.ts'
import { type SuggestionKind, suggestionKinds } from './kinds.ts'
import { getViewsModel } from './shipped.ts'
import type { Suggestion } from './title-analysis.ts'
import { isWord, tokenize } from './tokens.ts'

/** The priority of each kind. The wording of its sentences implies the same priority (`shared/priority.ts`). */
export const priorityOfKind: Readonly<Record<SuggestionKind, Priority>> = {
  drop_episode: 'high',
  shorten: 'high',
  drop_segment: 'medium',
  drop_hashtags: 'medium',
  drop_phrase: 'medium',
  calm_capitals: 'medium',
  drop_brackets: 'low',
  calm_punctuation: 'low',
}

const maxSuggestions = 3
const maxExamples = 2
const minWords = 3

const isTitle = (title: string) => title.length <= maxTitleLength && tokenize(title).filter(isWord).length >= minWords

interface ScoredEdit extends Edit {
  readonly raw: number
  readonly score: number
}

function findImprovements(kind: SuggestionKind, title: string, original: { raw: number; score: number }): ScoredEdit[] {
  const better = editors[kind](title).flatMap((edit) => {
    if (edit.title === title || !isTitle(edit.title)) return []
    const { raw } = explain(getViewsModel(), edit.title)
    const score = toPercentile(getViewsModel(), raw)
    return score > original.score ? [{ ...edit, raw, score }] : []
  })
  return better.sort((a, b) => b.raw - a.raw)
}

const isFirstWithItsTitle = ({ examples }: Suggestion, index: number, all: readonly Suggestion[]) =>
  all.findIndex((other) => other.examples[0]?.title === examples[0]?.title) === index

/**
 * Returns at most three edits of the user's own title that raise its score, by descending gain. Each is the best of its
 * kind: after it is applied, its kind is not suggested again. If two kinds lead to the same title, only the first is kept.
 */
export function suggestEdits(title: string, original: { raw: number; score: number }): Suggestion[] {
  return suggestionKinds
    .flatMap((kind) => {
      const [best, ...others] = findImprovements(kind, title, original)
      if (!best) return []
      const examples = [best, ...others.filter((other) => other.title !== best.title)]
        .slice(0, maxExamples)
        .map((example) => ({ title: example.title, score: example.score }))
      return [
        { kind, priority: priorityOfKind[kind], gain: best.score - original.score, words: [...best.words], examples },
      ]
    })
    .sort((a, b) => b.gain - a.gain)
    .filter(isFirstWithItsTitle)
    .slice(0, maxSuggestions)
}
