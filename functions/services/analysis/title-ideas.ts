import { buildTitles } from '#functions/services/adviser/build-titles.ts'
import type { WrittenTitle } from '#functions/services/ai/keep-titles.ts'
import { isWorthOffering } from '#functions/services/ai/worth-offering.ts'
import {
  maxIdeas,
  maxWrittenIdeas,
  type ScoreChange,
  type TitleAnalysis,
  type TitleIdea,
} from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { minReasonChance } from '#shared/prediction/next-step.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import type { TitleScore } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { chanceOfBetterWording, scoreWording } from '#shared/prediction/wording/compare.ts'

const maxScoreChanges = 3

/** The maximum number of AI titles that begin with the same two words. */
const maxAlike = 2

/**
 * Orders titles from the AI provider by their chance of being a better wording than the original. Drops titles that are not worth
 * offering, those that begin like two better ones, and those beyond `maxWrittenIdeas`. If the model cannot score the original, titles
 * keep their order and have no chances.
 */
export function rankIdeas(original: string, written: readonly WrittenTitle[], language?: TitleLanguage): TitleIdea[] {
  return written
    .filter(({ title }) => isWorthOffering(title, original, language))
    .map((idea) => ({ ...idea, edits: [], ...compareWithOriginal(idea.title, original, language) }))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
    .filter(
      ({ title }, index, all) =>
        all.slice(0, index).filter((other) => startOf(other.title) === startOf(title)).length < maxAlike,
    )
    .slice(0, maxWrittenIdeas)
}

const startOf = (title: string): string => title.toLowerCase().split(/\s+/, 2).join(' ')

/**
 * Returns titles without an AI provider, best first, each with its chance and the reasons for it. They are built from the original and
 * what happens in the video, or else are edits of the original. `language` is the language of the original; undefined if we cannot write
 * in it.
 */
export function generateIdeas(
  original: string,
  happens = '',
  language?: Locale,
): { basis: TitleAnalysis['basis']; ideas: TitleIdea[] } {
  const built = language ? buildTitles(original, happens, language).map(({ text }) => ({ title: text, edits: [] })) : []
  const edited = optimizeTitle(original, maxIdeas, language)
    .filter(({ title, steps }) => steps.some(({ kind }) => kind !== 'headline_case') && isHarmless(title, language))
    .map(({ title, steps }) => ({ title, edits: steps.map(({ kind, words }) => ({ kind, words: [...words] })) }))
  const compare = <Idea extends { title: string }>(ideas: readonly Idea[]) =>
    ideas.map((idea) => ({ ...idea, ...compareWithOriginal(idea.title, original, language) }))
  // Built titles say what happens, unlike edits, and are already in order.
  const ideas: TitleIdea[] =
    built.length > 0 ? compare(built) : compare(edited).toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
  return { basis: scoreWording(original, language).basis, ideas: ideas.slice(0, maxIdeas) }
}

/** Whether no next step reports a harmful pattern in a title. Other titles are not offered. */
const isHarmless = (title: string, language: Locale | undefined): boolean =>
  !listNextSteps(title, language).some((step) =>
    step.kind === 'rephrase' ? step.advice !== 'keep' : step.kind === 'edit' && step.evidence !== undefined,
  )

/**
 * Returns the chance that a title is a better wording than the original, and from 55% on the reasons. No chance if it cannot be compared.
 */
function compareWithOriginal(
  title: string,
  original: string,
  language?: TitleLanguage,
): Pick<TitleIdea, 'chance' | 'scoreChanges'> {
  const chance = chanceOfBetterWording(title, original, language)
  if (chance === undefined) return { scoreChanges: [] }
  if (chance < minReasonChance) return { chance, scoreChanges: [] }
  const explain = (text: string) => ({ title: text, ...scoreWording(text) })
  return { chance, scoreChanges: findTopScoreChanges(explain(original), explain(title), maxScoreChanges) }
}

type ExplainedTitle = Pick<TitleScore, 'contributions'> & { readonly title: string }

/** Creators cannot act on these, so they come last. */
const isSmall = ({ of }: ScoreChange) => of.kind === 'trait' && of.trait === 'small_words'

/**
 * Returns what raised the raw score from one title to another, largest rise first: words, phrases and traits that were added, changed or
 * left out. All rises and falls add up to the difference between the scores.
 */
export function findTopScoreChanges(before: ExplainedTitle, after: ExplainedTitle, limit: number): ScoreChange[] {
  const changes = new Map<string, ScoreChange>()
  const present = new Set<string>()
  const add = ({ title, contributions }: ExplainedTitle, sign: 1 | -1) => {
    for (const part of groupByConcept(title, contributions).flatMap(({ parts }) => parts)) {
      const word = wordsOf(title, part).join(', ')
      const key = part.trait ?? `word ${word.toLowerCase()}`
      if (sign === 1 && !part.absent) present.add(key)
      const points = (changes.get(key)?.points ?? 0) + sign * part.points
      changes.set(key, { of: part.trait ? { kind: 'trait', trait: part.trait } : { kind: 'word', word }, points })
    }
  }
  add(before, -1)
  add(after, 1)
  return [...changes]
    .map(([key, change]): ScoreChange => (present.has(key) ? change : { ...change, isAbsent: true }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(isSmall(a)) - Number(isSmall(b)) || b.points - a.points)
    .slice(0, limit)
}
