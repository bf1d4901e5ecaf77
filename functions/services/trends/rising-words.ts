import { betaQuantile, regularizedBeta } from '#shared/beta.ts'
import type { RisingWord, RisingWords } from '#shared/contract/trends.ts'
import { addDays, utcDay } from '#shared/day.ts'
import { isCommonWord } from '#shared/prediction/language.ts'
import type { ListedTitle } from './listed-titles.ts'

type Language = RisingWords['languages'][number]

/** The number of current days, and of previous days with which they are compared. */
export const currentDays = 7
export const previousDays = 14
/** The minimum number of channels of a language in each period. */
const minChannels = 30
/** The minimum number of channels that use a word: in both periods together for counting it, and in the current period for showing it. */
const minUses = 6
const minCurrentUses = 5
/** A word connects two others if at least this share of channels used it in the previous period. */
const minConnecting = 0.04
const maxWords = 12
const maxExamples = 3
/** The probability that any word of a language is shown by chance, although it is not used more than before. */
const alpha = 0.05

/**
 * Returns the words that more channels use in titles than before, by language, the most certain first.
 *
 * Of the n channels that used a word in either period, the number that used it now is binomial, if the word is not used more than before.
 * The exact interval of that share (C. J. Clopper and E. S. Pearson, 1934), divided between all counted words (Bonferroni), gives the
 * interval of the ratio. A word is returned if the whole interval is above 1. Words are chosen for the count by their uses in both
 * periods together, so the choice does not favor rising ones.
 *
 * Channels are counted, not videos, because the titles of one channel resemble each other. A video counts on the day on which it was
 * first listed. Since the earlier period is longer, a channel has more videos in it that could use a word, which makes a false claim less
 * probable.
 */
export function findRisingWords(titles: readonly ListedTitle[], now: number): Language[] {
  const listed = firstListings(titles)
  const languages = [...new Set(listed.map(({ language }) => language))]
  return languages
    .flatMap(
      (language) =>
        findInLanguage(
          language,
          listed.filter((title) => title.language === language),
          now,
        ) ?? [],
    )
    .sort((a, b) => b.channels - a.channels)
}

/** Returns each video once, with its first listing. */
function firstListings(titles: readonly ListedTitle[]): ListedTitle[] {
  const byDay = [...titles].sort((a, b) => a.day.localeCompare(b.day))
  const first = new Map<string, ListedTitle>()
  for (const title of byDay) if (!first.has(title.id)) first.set(title.id, title)
  return [...first.values()]
}

function findInLanguage(language: string, listed: readonly ListedTitle[], now: number): Language | undefined {
  const today = utcDay(now)
  const currentFrom = addDays(today, 1 - currentDays)
  const previousFrom = addDays(currentFrom, -previousDays)
  const current = listed.filter(({ day }) => day >= currentFrom)
  const previous = listed.filter(({ day }) => day >= previousFrom && day < currentFrom)
  const [channels, before] = [countChannels(current), countChannels(previous)]
  if (Math.min(channels, before) < minChannels) return undefined

  const split = createSplitter(language, previous, before)
  const [currentUses, previousUses] = [collectUses(current, split), collectUses(previous, split)]
  const counted = [...new Set([...currentUses.keys(), ...previousUses.keys()])].flatMap((word) => {
    const uses = { channels: currentUses.get(word)?.size ?? 0, before: previousUses.get(word)?.size ?? 0 }
    return uses.channels + uses.before >= minUses ? [{ word, ...uses }] : []
  })
  const exposure = { ratio: before / channels, risk: alpha / counted.length }
  const words = counted.flatMap(({ word, ...uses }): RisingWord[] => {
    const interval = uses.channels >= minCurrentUses ? computeRatio(uses, exposure) : undefined
    if (!interval) return []
    const examples = [...(currentUses.get(word)?.values() ?? [])]
      .sort((a, b) => b.day.localeCompare(a.day))
      .slice(0, maxExamples)
      .map(({ id, title, channel }) => ({ id, title, channel }))
    return [{ word, ...uses, ...interval, examples }]
  })
  const shown = dropRepeats(words)
    .sort((a, b) => b.low - a.low)
    .slice(0, maxWords)
  return { language, channels, before, words: shown }
}

const countChannels = (titles: readonly ListedTitle[]): number => new Set(titles.map(({ channel }) => channel)).size

type Split = (title: string) => Set<string>

/** Returns the latest title of each channel that uses a word, by word. */
function collectUses(titles: readonly ListedTitle[], split: Split): Map<string, Map<string, ListedTitle>> {
  const uses = new Map<string, Map<string, ListedTitle>>()
  for (const title of titles) {
    for (const word of split(title.title)) {
      const byChannel = uses.get(word) ?? new Map<string, ListedTitle>()
      uses.set(word, byChannel.set(title.channel, title))
    }
  }
  return uses
}

/**
 * Returns a function that splits a title into its words and pairs of words, in lower case, without numbers and common words. A pair may
 * contain a connecting word, as in `bridge of sighs`: a common word, or one that many channels used before.
 */
function createSplitter(language: string, previous: readonly ListedTitle[], channels: number): Split {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  // Earlier titles are split twice: to find connecting words, then to count.
  const segmented = new Map<string, readonly Intl.SegmentData[]>()
  const segment = (title: string) => {
    const parts = segmented.get(title) ?? [...segmenter.segment(title.normalize('NFKC').toLowerCase())]
    segmented.set(title, parts)
    return parts
  }
  const isCounted = (word: string) => word.length > 1 && /\p{L}/u.test(word) && !isCommonWord(word)
  const listWords: Split = (title) => new Set(segment(title).flatMap((part) => (part.isWordLike ? [part.segment] : [])))
  const usual = new Map([...collectUses(previous, listWords)].map(([word, { size }]) => [word, size / channels]))
  const connects = (word: string) => !isCounted(word) || (usual.get(word) ?? 0) >= minConnecting

  return (title) => {
    const words = new Set<string>()
    // The words since the last one that can start a pair, and the text between them.
    let open: string[] = []
    let gap = ''
    for (const { segment: part, isWordLike } of segment(title)) {
      if (!isWordLike) {
        gap += part
        continue
      }
      if (gap !== ' ') open = []
      gap = ''
      if (isCounted(part)) words.add(part)
      if (connects(part)) open = open.length === 1 ? [...open, part] : []
      else {
        if (open.length > 0) words.add([...open, part].join(' '))
        open = [part]
      }
    }
    return words
  }
}

/** Returns the ratio of the shares of channels and its interval; undefined if the interval is not above 1. */
function computeRatio(
  { channels, before }: Pick<RisingWord, 'channels' | 'before'>,
  { ratio, risk }: { readonly ratio: number; readonly risk: number },
): Pick<RisingWord, 'ratio' | 'low' | 'high'> | undefined {
  // The expected share of current uses if the word is used as often as before.
  const unchanged = 1 / (1 + ratio)
  if (regularizedBeta(unchanged, channels, before + 1) >= risk / 2) return undefined
  const toRatio = (share: number) => (share / (1 - share)) * ratio
  return {
    ratio: before === 0 ? null : (channels / before) * ratio,
    low: toRatio(betaQuantile(risk / 2, channels, before + 1)),
    high: before === 0 ? null : toRatio(betaQuantile(1 - risk / 2, channels + 1, before)),
  }
}

/** Leaves out words that are part of a shown pair and that hardly any channel uses without it. */
function dropRepeats(words: readonly RisingWord[]): RisingWord[] {
  const isPart = ({ word, channels }: RisingWord) =>
    words.some((pair) => pair.word !== word && pair.word.split(' ').includes(word) && pair.channels >= 0.8 * channels)
  return words.filter((word) => !isPart(word))
}
