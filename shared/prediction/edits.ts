import { phoneTitleLength } from './checks.ts'
import { cleanUp, type Edit, findAll, nonEmptySubsets, removeRanges, type TextRange, textIn } from './editing.ts'
import type { RewriteKind } from './kinds.ts'
import { isInLexicon } from './lexicons.ts'
import { isWord, type Token, tokenize } from './tokens.ts'

/** Returns every edit of one kind. */
export type Editor = (title: string) => Edit[]

/** Splits a title at `|`, `•` and dashes with a space on both sides. */
export function splitSegments(title: string): TextRange[] {
  const ends = findAll(title, /\s*[|•]\s*|\s+[-–—]\s+/g)
  const starts = [0, ...ends.map(({ to }) => to)]
  return starts
    .map((from, index) => ({ from, to: ends[index]?.from ?? title.length }))
    .filter(({ from, to }) => to > from)
}

/** Keeps the longest segment, which is most likely the topic of the video. */
function dropSegments(title: string): Edit[] {
  const segments = splitSegments(title)
  const lengths = segments.map((segment) => cleanUp(textIn(title, segment)).length)
  const longest = segments[lengths.indexOf(Math.max(...lengths))]
  return nonEmptySubsets(segments.filter((segment) => segment !== longest)).map((ranges) => {
    const { title: rest, words } = removeRanges(title, ranges)
    return { title: rest, words: words.filter((text) => /[\p{L}\p{N}]/u.test(text)) }
  })
}

const episodeNumber = /[([]?\s*(?:\b(?:episode|ep|part|pt|vol|season|chapter)\.? ?#?\d+|#\s?\d+)\b\s*[)\]]?/gi
const bracketGroup = /\([^()[\]]*\)|\[[^()[\]]*\]/g
const hashtag = /#[\p{L}_][\p{L}\p{N}_]*/gu
const hashtagsAtEnd = /(?:\s*#[\p{L}_][\p{L}\p{N}_]*)+\s*$/u

/** Words that describe the file or the channel's routine, not the content of the video. Reviewed by hand. */
const fillerPhrase =
  /(?<!#)\b(?:official (?:music )?video|official|full (?:video|episode|version)|new video|(?:daily )?vlog(?: ?#?\d+)?|highlights|live ?stream|announcement|update|recap|hd|4k)\b/gi

/** Returns an editor that removes everything that a global pattern matches. */
export const removeAll =
  (pattern: RegExp): Editor =>
  (title) => {
    const ranges = findAll(title, pattern)
    return ranges.length ? [removeRanges(title, ranges)] : []
  }

/** Removes hashtags at the end. A hashtag inside a sentence is one of its words, and loses only its `#`. */
function dropHashtags(title: string): Edit[] {
  const tags = findAll(title, hashtag)
  if (!tags.length) return []
  return [
    {
      title: cleanUp(title.replace(hashtagsAtEnd, '').replace(hashtag, (tag) => tag.slice(1))),
      words: tags.map((range) => textIn(title, range)),
    },
  ]
}

const removeSome =
  (pattern: RegExp): Editor =>
  (title) =>
    nonEmptySubsets(findAll(title, pattern)).map((ranges) => removeRanges(title, ranges))

const acronyms = new Set(
  'usa uk eu us tv pc cpu gpu ai ar vr diy faq nba nfl nhl mlb ufc wwe fifa nasa gta fps rpg mmo asmr pubg bgmi rp cnn bbc cia fbi bts hd 4k ps4 ps5 iphone ios'.split(
    ' ',
  ),
)

const isInCapitals = ({ text }: Token) => /^[A-Z']{2,}$/.test(text.replace('’', "'"))

/** Up to four capitals in a title that is not all in capitals are probably an abbreviation. */
const longestAbbreviation = 4

/** A period after one of these abbreviations does not end a sentence. */
const trailingAbbreviation = /\b(?:ep|pt|vol|no|ft|feat|vs|mr|mrs|ms|dr|st|jr|sr|etc|e\.g|i\.e)\.$/i

/**
 * Whether a title, a part of it, a sentence or a quotation begins at a position, possibly after a bracket or quotation mark. An ellipsis
 * does not end a sentence.
 */
export function isStart(title: string, at: number): boolean {
  const before = title.slice(0, at)
  const ended = before.replace(/["“‘([]+$/u, '')
  if (/(?:^|\s)["“‘]$/u.test(before) || ended === '') return true
  return /[:|–—.!?-]\s$/u.test(ended) && !/\.\.\s$/.test(ended) && !trailingAbbreviation.test(ended.trimEnd())
}

/** Converts words in capitals to headline case. Short words that may be abbreviations stay as they are. */
function calmCapitals(title: string): Edit[] {
  const words = tokenize(title).filter(isWord)
  const isAcronym = ({ key, from }: Token) => acronyms.has(key) && !/\bamong $/i.test(title.slice(0, from))
  const isAllCaps = words.filter(isInCapitals).length * 2 > words.length
  const capitalized = words.filter(
    (word) =>
      (isAllCaps && word.text === 'A' && !isStart(title, word.from)) ||
      (isInCapitals(word) && !isAcronym(word) && (isAllCaps || word.text.length > longestAbbreviation)),
  )
  if (capitalized.length < 2) return []
  const isSmall = (key: string) => key === 'vs' || isInLexicon('small', key)
  let calmedTitle = ''
  let position = 0
  for (const { key, text, from, to } of capitalized) {
    calmedTitle +=
      title.slice(position, from) +
      (!isStart(title, from) && isSmall(key) ? text.toLowerCase() : text[0] + text.slice(1).toLowerCase())
    position = to
  }
  return [{ title: calmedTitle + title.slice(position), words: capitalized.map(({ text }) => text) }]
}

/** Marks with an exclamation mark, repeated question marks, and ellipses. */
const emphasis = /[!?]*![!?]*|\?{2,}|\.{3,}|…/g

function calmPunctuation(title: string): Edit[] {
  const marks = findAll(title, emphasis)
  if (!marks.length) return []
  // A mark between two sentences separates them, so it stays.
  const isFollowedByText = (end: number) => /^\s*[\p{L}\p{N}]/u.test(title.slice(end))
  const replaceMarks = (replacement: (marks: string, isFollowedByText: boolean) => string): Edit => ({
    title: cleanUp(
      title.replace(emphasis, (text, index: number) => replacement(text, isFollowedByText(index + text.length))),
    ),
    words: marks.map((range) => textIn(title, range)),
  })
  return [
    replaceMarks((text, isFollowedByText) =>
      text.includes('?') ? '?' : text.includes('!') ? '!' : isFollowedByText ? text : ' ',
    ),
    replaceMarks((text, isFollowedByText) =>
      text.includes('?') ? '?' : isFollowedByText ? text.replace(/!+/, '!') : ' ',
    ),
  ]
}

const clauseEnd = /,\s|(?<=[.!?])\s|\s(?=(?:but|while|because)\s)|\s(?=[([])/gi

/** Cuts a long title at a comma, the end of a sentence, a conjunction or a bracket. */
function shorten(title: string): Edit[] {
  if ([...title].length <= phoneTitleLength) return []
  return (
    findAll(title, clauseEnd)
      .filter(({ from }) => from <= phoneTitleLength && !trailingAbbreviation.test(title.slice(0, from)))
      // A comma after a colon is part of a list, which is not cut.
      .filter(({ from }) => title[from] !== ',' || !title.slice(0, from).includes(':'))
      .map(({ from, to }) => ({ title: cleanUp(title.slice(0, from)), words: [title.slice(to).trim()] }))
  )
}

/** The editors that only remove words, capitals or punctuation. */
export const editors = {
  drop_segment: dropSegments,
  drop_episode: removeAll(episodeNumber),
  drop_hashtags: dropHashtags,
  drop_brackets: removeSome(bracketGroup),
  calm_capitals: calmCapitals,
  calm_punctuation: calmPunctuation,
  drop_phrase: removeSome(fillerPhrase),
  shorten,
} as const satisfies Partial<Readonly<Record<RewriteKind, Editor>>>
