import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '../prediction/checks.ts'
import type { MeasuredStep } from '../prediction/next-step.ts'
import { listNextSteps } from '../prediction/steps.ts'
import { isUsableTitle } from '../prediction/usable-title.ts'
import { chanceOfBetterWording } from '../prediction/wording/compare.ts'
import type { Candidate } from './candidate.ts'
import { makeEnglishTitles } from './english/make-titles.ts'
import { french } from './french.ts'
import { makeRomanceTitles } from './romance.ts'
import { spanish } from './spanish.ts'

/** A title that was built from a draft and what happens in the video. */
export interface BuiltTitle {
  readonly text: string
  /** The chance, 0 to 1, that it is a better wording than the draft; absent where no model judges the language. */
  readonly chance?: number | undefined
}

/** The maximum number of titles for a draft. */
export const maxBuiltTitles = 5
/** A worse wording is not offered: taking an offered title never lowers the number of the video's titles. */
const minChance = 0.5
/** Longer titles are cut on phones. They are offered only where there is no shorter one. */
const comfortableLength = 70

const makers: Readonly<Record<Locale, (draft: string, happens: string) => Candidate[]>> = {
  en: makeEnglishTitles,
  es: (draft, happens) => makeRomanceTitles(draft, happens, spanish),
  fr: (draft, happens) => makeRomanceTitles(draft, happens, french),
}

/**
 * Builds titles from a draft and what its creator says happens in the video, in the draft's language. Every word and number is of the
 * draft, of `happens`, or of the form of a title ("I spent ...", "Here's ..."): nothing is invented. Best first: by the chance to be
 * the better wording in English, by the form elsewhere. Empty if `happens` says nothing that a title can say.
 */
export function buildTitles(draft: string, happens: string, locale: Locale): BuiltTitle[] {
  if (!/\p{L}/u.test(happens)) return []
  const sound = makers[locale](draft, happens)
    .filter(({ text }) => isSound(text, draft))
    .map((one) => ({ ...one, chance: locale === 'en' ? chanceOfBetterWording(one.text, draft) : undefined }))
    .filter(({ chance = 0 }) => locale !== 'en' || chance >= minChance)
  const full = prefer(sound, ({ isPlain }) => !isPlain)
  const comfortable = prefer(full, ({ text }) => text.length <= comfortableLength)
  const fitting = prefer(comfortable, ({ text, needsTopic }) => !needsTopic || isOnTopic(text, draft))
  const ranked = fitting.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0))
  return keepDistinct(ranked.map(({ text, chance }) => ({ text, chance }))).slice(0, maxBuiltTitles)
}

/** Keeps what passes a test, or everything where nothing does. */
function prefer<T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] {
  const passing = all.filter(passes)
  return passing.length > 0 ? passing : all
}

/** Whether a title would pass our own advice: it fits, repeats nothing, is not the draft, and no flaw is found in it. */
const isSound = (text: string, draft: string): boolean =>
  text.length <= maxTitleLength &&
  toKey(text) !== toKey(draft) &&
  isUsableTitle(text, draft) &&
  !repeatsWord(text, draft) &&
  !listNextSteps(text).some(isFlaw)

/** Whether a step says that a title has a harmful form, a label or no capitals. Others are other ways to say it. */
const isFlaw = (step: MeasuredStep): boolean =>
  (step.kind === 'rephrase' && step.advice !== 'keep') ||
  (step.kind === 'edit' && (step.evidence !== undefined || step.edit === 'headline_case'))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const toKey = (text: string): string => wordsOf(text).join(' ')

/** Long words that are not about the video. */
const commonWords = new Set(
  'with from that this what when your have here into each more most than then them they were after before como para pero cuando avec pour dans plus sans tout'.split(
    ' ',
  ),
)
/** Returns the words of a title that are about the video, without their endings. */
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !commonWords.has(word))
    .map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 6))

const isOnTopic = (text: string, draft: string): boolean => {
  const stems = new Set(stemsOf(text))
  return stemsOf(draft).some((stem) => stems.has(stem))
}

/** Whether a title says a word twice that the draft says once. The verb of "I built ..." may be said again. */
function repeatsWord(text: string, draft: string): boolean {
  const [stems, ofDraft] = [stemsOf(text), stemsOf(draft)]
  const [verb] = stemsOf(wordsOf(text)[1] ?? '')
  return stems.some(
    (stem, at) => stem !== verb && stems.indexOf(stem) !== at && ofDraft.filter((one) => one === stem).length < 2,
  )
}

/** Drops titles whose words are nearly those of a better one. */
function keepDistinct(titles: readonly BuiltTitle[]): BuiltTitle[] {
  const kept: BuiltTitle[] = []
  for (const title of titles) {
    const words = new Set(wordsOf(title.text))
    const isLike = ({ text }: BuiltTitle) => {
      const others = new Set(wordsOf(text))
      const shared = [...words].filter((word) => others.has(word)).length
      return shared >= 0.85 * Math.min(words.size, others.size) && shared >= 0.7 * Math.max(words.size, others.size)
    }
    if (!kept.some(isLike)) kept.push(title)
  }
  return kept
}
