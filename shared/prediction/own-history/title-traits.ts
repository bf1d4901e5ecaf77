import { isCommonWord } from '../language.ts'
import { type FormName, formNames } from './pattern-names.ts'

const tests: Readonly<Record<Exclude<FormName, 'short' | 'long'>, RegExp>> = {
  number: /\p{Nd}/u,
  question: /[?？؟]/,
  exclamation: /[!！]/,
  brackets: /[([{（［【〈《]/,
  // A colon between words, a bar, or a dash between spaces.
  two_parts: /\p{L}["'”’»)]?\s?[:：]\s?\S|[|｜]|\s[-–—]\s/u,
  capitals: /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u,
}

/** The indexes of the titles with a form. */
interface FormGroup {
  readonly form: FormName
  readonly members: readonly number[]
}

const positionsOf = <Item>(items: readonly Item[], matches: (item: Item) => boolean): number[] =>
  items.flatMap((item, index) => (matches(item) ? [index] : []))

/** Finds the titles of each form. Short and long titles are the channel's shortest and longest quarter. */
export function findForms(titles: readonly string[]): FormGroup[] {
  const lengths = titles.map((title) => [...title.trim()].length)
  const sorted = lengths.toSorted((a, b) => a - b)
  const quarter = Math.floor(sorted.length / 4)
  const [low, high] = [sorted[quarter] ?? 0, sorted[sorted.length - 1 - quarter] ?? 0]
  return formNames.map((form) => {
    if (form === 'short') return { form, members: positionsOf(lengths, (length) => length < low) }
    if (form === 'long') return { form, members: positionsOf(lengths, (length) => length > high) }
    return { form, members: positionsOf(titles, (title) => tests[form].test(title)) }
  })
}

/** A word and the indexes of the titles that contain it. */
interface TopicGroup {
  /** Spelled as in most of these titles. */
  readonly word: string
  readonly members: readonly number[]
}

/** Finds the titles that contain each content word, in any script. */
export function findTopics(titles: readonly string[]): TopicGroup[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const topics = new Map<string, { spellings: string[]; members: number[] }>()
  for (const [index, title] of titles.entries()) {
    for (const { segment, isWordLike } of segmenter.segment(title)) {
      const key = segment.toLowerCase().replaceAll('’', "'")
      if (!isWordLike || !isContentWord(key)) continue
      const topic = topics.get(key) ?? { spellings: [], members: [] }
      topics.set(key, topic)
      if (topic.members.at(-1) === index) continue
      topic.spellings.push(segment)
      topic.members.push(index)
    }
  }
  return [...topics.values()].map(({ spellings, members }) => ({ word: findMostFrequent(spellings), members }))
}

/** Common short words that are missing in `isCommonWord`, because they are also names or English words. */
const moreCommonWords = new Set(
  'los con sin sus les des sur par pas die den dem als auf com por per het van'.split(' '),
)

const notContent = /^[\p{Script=Hiragana}\p{Nd}.,'-]*$/u

/**
 * Returns whether a word can be a topic. Japanese particles are in hiragana; in other languages, most words of one or two letters say
 * nothing about the topic.
 */
function isContentWord(word: string): boolean {
  const minLength = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word) ? 3 : 2
  const isCommon = isCommonWord(word) || moreCommonWords.has(word)
  return [...word].length >= minLength && !notContent.test(word) && !isCommon
}

function findMostFrequent(spellings: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}
