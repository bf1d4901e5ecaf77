import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { formatChapters, type Metadata, type VideoWords } from '#functions/services/metadata/compose.ts'
import { findNegatedWords, removeNegated } from '#functions/services/metadata/negation.ts'
import { isChapterLine, readNotes } from '#functions/services/metadata/notes.ts'
import { isContentWord, wordsOf } from '#functions/services/metadata/tag-words.ts'
import type { Locale } from '#shared/locale.ts'
import { limitTags, maxTags } from '#shared/metadata.ts'
import type { Asker } from './asker.ts'
import { generate } from './generate.ts'
import { addsNothingTo } from './keep-titles.ts'
import { languageNames } from './language-names.ts'
import { cutProse, toPlainText, toProse } from './plain-text.ts'

const maxLines = 30
/** The longest texts, in UTF-16 code units, and the most words of a tag. A description of this length stays far below YouTube's limit. */
const maxDescription = 1600
const maxTag = 40
const maxTagWords = 6

const Output = z.strictObject({ description: z.string(), tags: z.array(z.string()) })

const instructions = [
  'You write the description and the tags that go with a video. The data holds its title, and may hold what happens in it (happens) and what',
  'else its creator says about it (about). The first line says in one sentence that stands alone what the viewer gets; it does not repeat the',
  `title. Then comes what is in the video, in short paragraphs of at most ${maxDescription} characters in all, without the chapters, which are`,
  `added. At most ${maxTags} tags, the most specific first: what viewers search for, no single word that is said not to be there ("no oven"`,
  'makes no tag "oven"), no small words. Fewer tags rather than wrong ones.',
  'Keep to what the data says: add no number (in digits or in words), name, result, link or claim, and no hashtags.',
  'Write in the language of the title.',
].join(' ')

/**
 * Has the AI provider write a description and tags for a video. Returns plain text, without sentences and tags that contradict the
 * creator or add numbers or names. Chapters come from the creator's notes. `language` is the title's language, if known. Throws
 * AiProviderError.
 */
export async function writeMetadata(words: VideoWords, language: Locale | undefined, asker: Asker): Promise<Metadata> {
  const prompt = {
    name: 'metadata',
    instructions: `${instructions} If that language is unclear: ${languageNames[asker.locale]}.`,
    data: Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')),
    schema: Output,
    // A description cannot be found reliably in prose, so the built-in adviser writes it instead.
    parseProse: () => undefined,
  }
  const output = await generate(prompt, asker)
  const locale = language ?? asker.locale
  const said = `${words.title}\n${words.happens}\n${words.about}`
  const isFromCreator = addsNothingTo(said, locale)
  const negated = findNegatedWords(said, locale)
  const isHonest = (text: string) =>
    isFromCreator(text) && !wordsOf(removeNegated(text, locale)).some((word) => negated.has(word))
  const written = output.description
    .split('\n')
    .slice(0, maxLines)
    .map((line) => toProse(line, maxDescription))
    .filter((line) => !isChapterLine(line))
    .map((line) =>
      line
        .split(/(?<=[.!?…])\s+/)
        .filter((sentence) => sentence === '' || isHonest(sentence))
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const text = cutProse(written, maxDescription)
  if (!text) throw new AiProviderError('empty')
  const chapters = formatChapters(readNotes(words.about, language))
  const tags = new Set(
    output.tags
      .map((tag) => toPlainText(tag, maxTag).replace(/[#",]/g, '').trim().toLowerCase())
      .filter((tag) => isTag(tag, locale) && isHonest(toNames(tag))),
  )
  return { description: [text, chapters].filter(Boolean).join('\n\n'), tags: limitTags([...tags]) }
}

/** Whether a tag is short and has a content word. */
const isTag = (tag: string, locale: Locale): boolean => {
  const words = wordsOf(tag)
  return words.length <= maxTagWords && words.some((word) => isContentWord(word, locale))
}

/** Capitalizes each word, so that names are recognized. */
const toNames = (tag: string): string => tag.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase())
