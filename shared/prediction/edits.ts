import { phoneTitleLength } from './checks.ts'
import { cleanUp, type Edit, findAll, nonEmptySubsets, removeRanges, type TextRange, textIn } from './editing.ts'
import type { SuggestionKind } from './kinds.ts'
import { isInLexicon } from './lexicons.ts'
import { isWord, type Token, tokenize } from './tokens.ts'

/** Every way to make one kind of edit. Applying the best of them leaves nothing better of its kind. */
export type Editor = (title: string) => Edit[]

/** The parts of a title between `|`, `•` and dashes with a space on both sides. */
export function splitSegments(title: string): TextRange[] {
  const ends = findAll(title, /\s*[|•]\s*|\s+[-–—]\s+/g)
  const starts = [0, ...ends.map(({ to }) => to)]
  return starts
    .map((from, index) => ({ from, to: ends[index]?.from ?? title.length }))
    .filter(({ from, to }) => to > from)
}

/** The longest segment is what the video is about, as far as can be told: it always stays. */
function dropSegments(title: string): Edit[] {
  const segments = splitSegments(title)
  const lengths = segments.map((one) => cleanUp(textIn(title, one)).length)
  const longest = segments[lengths.indexOf(Math.max(...lengths))]
  return nonEmptySubsets(segments.filter((one) => one !== longest)).map((pieces) => removeRanges(title, pieces))
}

const episode = /[([]?\s*(?:\b(?:episode|ep|part|pt|vol|season|chapter)\.? ?#?\d+|#\s?\d+)\b\s*[)\]]?/gi
const group = /\([^()[\]]*\)|\[[^()[\]]*\]/g
const hashtag = /#[\p{L}_][\p{L}\p{N}_]*/gu
const hashtagsAtEnd = /(?:\s*#[\p{L}_][\p{L}\p{N}_]*)+\s*$/u

/** Reviewed by hand: words that describe the file or the channel's routine, and not what is in the video. */
const filler =
  /\b(?:official (?:music )?video|official|full (?:video|episode|version)|new video|(?:daily )?vlog|highlights|live ?stream|announcement|update|recap|hd|4k)\b/gi

const all =
  (pattern: RegExp): Editor =>
  (title) => {
    const pieces = findAll(title, pattern)
    return pieces.length ? [removeRanges(title, pieces)] : []
  }

/** Hashtags at the end go; one inside a sentence is a word of it, and loses its sign only. */
function dropHashtags(title: string): Edit[] {
  const tags = findAll(title, hashtag)
  if (!tags.length) return []
  return [
    {
      title: cleanUp(title.replace(hashtagsAtEnd, '').replace(hashtag, (tag) => tag.slice(1))),
      words: tags.map((piece) => textIn(title, piece)),
    },
  ]
}

const some =
  (pattern: RegExp): Editor =>
  (title) =>
    nonEmptySubsets(findAll(title, pattern)).map((pieces) => removeRanges(title, pieces))

const keptCapitals = new Set(
  'usa uk eu us tv pc cpu gpu ai ar vr diy faq nba nfl nhl mlb ufc wwe fifa nasa gta fps rpg mmo asmr cnn bbc cia fbi bts hd 4k ps4 ps5 iphone ios'.split(
    ' ',
  ),
)

const inCapitals = ({ text }: Token) => /^[A-Z']{2,}$/.test(text.replace('’', "'"))

/** Four capitals among words that are not shouted are an abbreviation, as far as can be told. */
const longestAbbreviation = 4

/** Words in capitals as they would stand in a headline; short ones that may be an abbreviation stay. */
function calmCapitals(title: string): Edit[] {
  const words = tokenize(title).filter(isWord)
  const isShouted = words.filter(inCapitals).length * 2 > words.length
  const shouted = words.filter(
    (word) => inCapitals(word) && !keptCapitals.has(word.key) && (isShouted || word.text.length > longestAbbreviation),
  )
  if (shouted.length < 2) return []
  let calm = ''
  let at = 0
  for (const { key, text, from, to } of shouted) {
    calm +=
      title.slice(at, from) +
      (from > 0 && isInLexicon('small', key) ? text.toLowerCase() : text[0] + text.slice(1).toLowerCase())
    at = to
  }
  return [{ title: calm + title.slice(at), words: shouted.map(({ text }) => text) }]
}

function calmPunctuation(title: string): Edit[] {
  const marks = findAll(title, /[!?]*![!?]*|\?{2,}|\.{3,}|…/g)
  if (!marks.length) return []
  // A mark between two sentences holds them apart: one stays.
  const goesOn = (end: number) => /^\s*[\p{L}\p{N}]/u.test(title.slice(end))
  const replaced = (by: (marks: string, goesOn: boolean) => string): Edit => ({
    title: cleanUp(
      title.replace(/[!?]*![!?]*|\?{2,}|\.{3,}|…/g, (text, at: number) => by(text, goesOn(at + text.length))),
    ),
    words: marks.map((piece) => textIn(title, piece)),
  })
  return [
    replaced((text) => (text.includes('?') ? '?' : text.includes('!') ? '!' : ' ')),
    replaced((text, goesOn) => (text.includes('?') ? '?' : goesOn && text.includes('!') ? '!' : ' ')),
  ]
}

/** A stop after one of these ends no sentence. */
const abbreviated = /\b(?:ep|pt|vol|no|ft|feat|vs|mr|mrs|ms|dr|st|jr)\.$/i

const clauseEnd = /,\s|(?<=[.!?])\s|\s(?=(?:but|while|because)\s)|\s(?=[([])/gi

/** A long title ended early: at a comma, the end of a sentence, a joining word or a bracket. */
function shorten(title: string): Edit[] {
  if ([...title].length <= phoneTitleLength) return []
  return (
    findAll(title, clauseEnd)
      .filter(({ from }) => from <= phoneTitleLength && !abbreviated.test(title.slice(0, from)))
      // A comma after a colon is inside a list, which is not cut.
      .filter(({ from }) => title[from] !== ',' || !title.slice(0, from).includes(':'))
      .map(({ from, to }) => ({ title: cleanUp(title.slice(0, from)), words: [title.slice(to).trim()] }))
  )
}

/** Each kind of edit, by the ways to make it. */
export const editors: Readonly<Record<SuggestionKind, Editor>> = {
  drop_segment: dropSegments,
  drop_episode: all(episode),
  drop_hashtags: dropHashtags,
  drop_brackets: some(group),
  calm_capitals: calmCapitals,
  calm_punctuation: calmPunctuation,
  drop_phrase: some(filler),
  shorten,
}
