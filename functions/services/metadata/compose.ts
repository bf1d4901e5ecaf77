import { upper } from '#functions/services/adviser/romance.ts'
import type { Locale } from '#shared/locale.ts'
import { limitTags, maxDescriptionBytes, maxHashtags } from '#shared/metadata.ts'
import { findTags } from './find-tags.ts'
import { introduce, lowerLabel, lowerShouts, shareOfWords, toSentences, writeFirstLine } from './first-line.ts'
import { removeMarkup } from './markup.ts'
import { type Item, type Part, readNotes } from './notes.ts'

/** A video's description and tags. */
export interface Metadata {
  readonly description: string
  readonly tags: readonly string[]
}

/** What a creator says about a video: its title, what happens in it in a line, and notes of any length. */
export interface VideoWords {
  readonly title: string
  readonly happens: string
  readonly about: string
}

/** A sentence that shares at least this part of its words with another one counts as a repetition. */
const minSame = 0.6
/** The longest note that the first line can hold, in UTF-16 code units. */
const maxLead = 160

/**
 * Composes a description and tags from the creator's own words: a first line that says what the viewer gets, the notes as paragraphs with
 * one chapter or step per line, and up to three hashtags. Every fact comes from the creator; only the form of a sentence adds words.
 */
export function composeMetadata({ title, happens, about }: VideoWords, locale: Locale | undefined): Metadata {
  const [plainTitle, line] = [removeMarkup(title).trim(), removeMarkup(happens).trim()]
  const parts = readNotes(about, locale)
  const [paragraphs, labels] = [parts.flatMap(toLines), parts.flatMap(toLabels)]
  const { tags, topics } = findTags({ title: plainTitle, happens: line, paragraphs, labels }, locale)
  const [first, rest] = writeOpening(plainTitle, line, parts, locale)
  const blocks = rest.map((part) => formatPart(part, locale))
  const text = [first, ...blocks].filter(Boolean).join('\n\n')
  const ownHashtags = /(?<![\p{L}\p{N}&/])#\p{L}/u.test(about)
  return {
    description: fitDescription(
      text,
      ownHashtags ? '' : toHashtags(topics, `${lowerShouts(title, locale)} ${happens} ${about}`).join(' '),
    ),
    tags: limitTags(tags),
  }
}

const toLines = (part: Part): readonly string[] => (part.kind === 'text' ? part.lines : [])
const toLabels = (part: Part): string[] => (part.kind === 'text' ? [] : part.items.map(({ text }) => text))

/** Returns the first line and the parts that follow it. */
function writeOpening(
  title: string,
  line: string,
  parts: readonly Part[],
  locale: Locale | undefined,
): [string, readonly Part[]] {
  const [lead, ...rest] = parts
  const [leadLine = '', ...otherLines] = lead?.kind === 'text' ? lead.lines : []
  const isLead = leadLine !== '' && !isVerbatim(leadLine)
  const withoutLead: Part[] = otherLines.length > 0 ? [{ kind: 'text', lines: otherLines }, ...rest] : rest
  if (line) {
    // The notes repeat the line at their beginning.
    const isSaid = isLead && shareOfWords(line, leadLine) >= minSame && leadLine.length >= line.length
    return isSaid ? [toSentences(leadLine, locale), withoutLead] : [writeFirstLine(title, line, locale), parts]
  }
  if (isLead)
    return [
      leadLine.length <= maxLead ? writeFirstLine(title, leadLine, locale) : toSentences(leadLine, locale),
      withoutLead,
    ]
  const list = joinLabels(parts.flatMap(toLabels), locale)
  return [list ? introduce(title, list, locale) : writeFirstLine(title, '', locale), parts]
}

/** The limits for listing chapters in a sentence: their number, and the list's length in UTF-16 code units. */
const minListed = 2
const maxListed = 5
const maxList = 110
const ands: Readonly<Record<Locale, string>> = { en: 'and', es: 'y', fr: 'et' }
/** Parts that every video has. */
const unlisted = /^(?:intro\p{L}*|outro|start|end|inicio|final|fin|début|conclusion)$/iu
const isPhrase = (label: string) => !/[,;:?!]| (?:and|y|e|et) /.test(label) && label.split(' ').length <= 6

/** Lists the topics of chapters or steps in a phrase; undefined if there are too few or too many, or they do not fit in a sentence. */
function joinLabels(labels: readonly string[], locale: Locale | undefined): string | undefined {
  const listed = labels.filter((label) => !unlisted.test(label))
  if (!locale || listed.length < minListed || listed.length > maxListed || !listed.every(isPhrase)) return undefined
  const texts = listed.map((label) => lowerLabel(label, locale))
  const last = texts.at(-1) ?? ''
  const and = locale === 'es' && /^h?i(?!e)/i.test(last) ? 'e' : ands[locale]
  const list = `${texts.slice(0, -1).join(', ')} ${and} ${last}`
  return list.length <= maxList ? list : undefined
}

/** Whether a line stays as it is: it has a URL or hashtags, or is a heading. */
const isVerbatim = (line: string): boolean =>
  /https?:\/\/|www\.|@\S|(?<!\S)#\p{L}|:$/u.test(line) || !/\p{L}/u.test(line)

const formatItem = ({ mark, text }: Item): string => `${mark} ${upper(text)}`

/** Returns the chapters of a creator's notes, one per line; empty if there are none. */
export const formatChapters = (parts: readonly Part[]): string =>
  parts.flatMap((part) => (part.kind === 'chapters' ? part.items.map(formatItem) : [])).join('\n')

function formatPart(part: Part, locale: Locale | undefined): string {
  if (part.kind !== 'text') return part.items.map(formatItem).join('\n')
  return part.lines.map((line) => (isVerbatim(line) ? line : formatLine(line, locale))).join('\n')
}

/** Shorter lines without punctuation at the end are list items or headings. */
const minSentenceWords = 5
const formatLine = (line: string, locale: Locale | undefined): string => {
  const sentence = toSentences(line, locale)
  return line.split(' ').length < minSentenceWords && !/[.?!]$/.test(line) ? sentence.replace(/\.$/, '') : sentence
}

/** The maximum length of a readable hashtag. */
const maxHashtagLength = 24

/** Returns hashtags of the first topics that have no word in common. */
function toHashtags(topics: readonly string[], source: string): string[] {
  const used = new Set<string>()
  const distinct = topics.filter((topic) => {
    const words = topic.split(/[\s'-]+/)
    // YouTube ends a hashtag at any sign: "#D" for "D&D".
    if (/[^\p{L}\p{M}\p{N}\s'’-]/u.test(topic)) return false
    if (words.length > 3 || words.join('').length > maxHashtagLength || words.some((word) => used.has(word)))
      return false
    for (const word of words) used.add(word)
    return true
  })
  return distinct.slice(0, maxHashtags).map((topic) => toHashtag(topic, source))
}

/** Writes a phrase as a hashtag. Words keep the capitals that the creator gave them: "iPhone17", "HondaCB500". */
function toHashtag(phrase: string, source: string): string {
  const spellings = new Map(
    (source.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .filter((word) => /\p{Lu}/u.test(word.slice(1)) && (/\p{Ll}/u.test(word) || word.length < 5 || /\d/.test(word)))
      .map((word) => [word.toLowerCase(), word]),
  )
  const words = phrase.replace(/['’]s(?= |$)/g, 's').split(/[\s'’-]+/)
  return `#${words.map((word) => spellings.get(word) ?? upper(word)).join('')}`
}

/** Appends the hashtags to a text, cutting the text between words if both together are too long. */
function fitDescription(text: string, hashtags: string): string {
  const countBytes = (value: string) => new TextEncoder().encode(value).length
  const suffix = hashtags ? `\n\n${hashtags}` : ''
  let cut = text
  while (countBytes(cut + suffix) > maxDescriptionBytes) {
    const lastGap = cut.search(/\s\S{0,40}$/)
    cut = cut.slice(0, lastGap > 0 ? lastGap : -10).toWellFormed()
  }
  return cut + suffix
}
