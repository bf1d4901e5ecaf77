import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '../prediction/checks.ts'
import { listNextSteps } from '../prediction/steps.ts'
import { isUsableTitle } from '../prediction/usable-title.ts'
import { chanceOfBetterWording } from '../prediction/wording/compare.ts'
import { forms } from './english/forms.ts'
import { toHeadline } from './english/headline.ts'
import { readDraft } from './english/read-draft.ts'
import { readLine } from './english/read-line.ts'

import { french } from './french.ts'
import { spanish } from './spanish.ts'
import { makeTitles, readDraft as readRomance, readLine as readRomanceLine, type Words } from './romance.ts'

/** A title that was built of a draft and what happens in the video. */
export interface BuiltTitle {
  readonly text: string
  /** The chance, 0 to 1, that it is the better wording; absent where no model judges the language. */
  readonly chance?: number | undefined
}

export const maxBuiltTitles = 5
/** Longer titles are cut on phones. They are offered only where there is no shorter one. */
const comfortableLength = 70

const romance: Partial<Record<Locale, Words>> = { es: spanish, fr: french }

export function buildTitles(draft: string, happens: string, locale: Locale): BuiltTitle[] {
  const words = romance[locale]
  if (words) {
    const [read, clauses] = [readRomance(draft, words), readRomanceLine(happens, words)]
    if (process.env['DEBUG']) console.log(JSON.stringify(read), clauses.map((c) => `${c.kind}<${c.text}>`).join(' '))
    const isSound = (text: string) => text.length <= maxTitleLength && text.split(' ').length >= 3 && !repeats(text, draft) && text.toLowerCase() !== draft.toLowerCase()
    const titles = makeTitles(read, clauses, words).filter(isSound)
    const short = titles.filter((text) => text.length <= comfortableLength)
    const plain = read.statement && isSound(read.statement) ? [read.statement] : []
    const fitting = short.length > 0 ? short : titles.length > 0 ? titles : plain
    return keepDistinct(fitting.map((text) => ({ text }))).slice(0, maxBuiltTitles)
  }
  const both = `${draft} ${happens}`
  const person = /\b(?:we|our|us)\b/i.test(both) && !/\b(?:i|i'm|i've|my|me)\b/i.test(both) ? 'We' : 'I'
  const failed = /\b(?:gave up|quit|didn't finish|couldn't|never (?:finished|made)|failed(?! me)|made it to|almost finished|only (?:finished|made|managed|got)|finished (?:only )?\d)\b/i.test(happens)
  const read = readDraft(draft, person, failed)
  const isPersonal = (read.kind !== 'name' && read.kind !== 'event') || /\b(?:i|i'm|we|my|our|me|us|vlog|haul|routine|challenge|update|trip|travel|journey|diary|day|days|week|trying|review|results?|budget|meal prep)\b/i.test(both)
  const clauses = readLine(happens, person, isPersonal)
  const of = (kind: string) => clauses.filter((one) => one.kind === kind) as never[]
  if (process.env['DEBUG']) console.log(JSON.stringify(read), clauses.map((c) => `${c.kind}<${c.text}>`).join(' '))
  const isSound = (text: string) => isUsableTitle(text, draft) && !repeats(text, draft) && text.toLowerCase() !== draft.toLowerCase() && listNextSteps(text).every((step) => step.kind === 'structure' || (step.kind === 'rephrase' && (step.advice === 'say_more' || step.advice === 'answer')))
  const make = (wanted: boolean) => forms.filter(({ isPlain = false }) => isPlain === wanted).flatMap(({ name, make: texts }) => texts(read, of as never, clauses).flatMap((text) => (text ? [{ name, text: toHeadline(text) }] : [])))
  const built = [make(false), make(true)]
  const [full = [], plain = []] = built.map((titles) => titles.filter(({ text }) => isSound(text)))
  const fitting = full.length > 0 ? full : plain
  const short = fitting.filter(({ text }) => text.length <= comfortableLength)
  const comfortable = short.length > 0 ? short : fitting
  const onTopic = comfortable.filter(({ text }) => isOnTopic(text, draft))
  const ranked = (onTopic.length > 0 ? onTopic : comfortable).map(({ name, text }) => ({ name, text, chance: chanceOfBetterWording(text, draft) })).sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
  if (process.env['DEBUG']) for (const one of built.flat()) console.log('   ', one.name, '|', one.text, '|', ranked.find((r) => r.text === one.text)?.chance?.toFixed(2) ?? 'DROPPED')
  return keepDistinct(ranked).slice(0, maxBuiltTitles)
}

const contentWords = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:with|from|that|this|what|when|your|have|here|into|each|more|most|than|then|them|they|were|after|before)$/.test(word))
const stemOf = (word: string) => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 6)

/** Whether a title says one of the draft's own words. */
const isOnTopic = (text: string, draft: string) => {
  const ours = new Set(contentWords(text).map(stemOf))
  return contentWords(draft).some((word) => ours.has(stemOf(word)))
}

/** Whether a title says a word twice that the draft says once. */
function repeats(text: string, draft: string): boolean {
  const [ours, theirs] = [contentWords(text).map(stemOf), contentWords(draft).map(stemOf)]
  const [, verb = ''] = text.toLowerCase().split(' ')
  return ours.some((word, index) => word !== stemOf(verb) && ours.indexOf(word) !== index && theirs.filter((one) => one === word).length < 2)
}

/** Drops a title whose words are nearly all in a better one. */
function keepDistinct<T extends { text: string }>(titles: readonly T[]): T[] {
  const kept: T[] = []
  for (const one of titles) {
    const words = new Set(one.text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
    const isLike = ({ text }: T) => {
      const others = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
      const both = [...words].filter((word) => others.has(word)).length
      return both >= 0.85 * Math.min(words.size, others.size) && both >= 0.7 * Math.max(words.size, others.size)
    }
    if (!kept.some(isLike)) kept.push(one)
  }
  return kept
}
