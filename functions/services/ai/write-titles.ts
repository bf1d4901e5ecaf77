import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { Asker } from './asker.ts'
import { generate } from './generate.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom, parseBullets, toPlainText } from './plain-text.ts'

const maxTitles = 10
const Output = z.strictObject({ titles: z.array(z.string()) })

/** What the titles are based on. */
export interface TitleContext {
  readonly draft: string
  /** The text that was recognized on the thumbnail. */
  readonly thumbnailText?: string | undefined
  /** Titles of the creator's own videos, the most viewed first. */
  readonly bestTitles?: readonly string[] | undefined
  /** Structures around the draft's words that go with more views, with names of blanks in square brackets. */
  readonly frames?: readonly string[] | undefined
}

const instructions = [
  'You write titles for a video. The data holds the title its creator drafted and, if available, the text on its',
  'thumbnail, which a title should complement and not repeat, and titles of the creator’s most viewed videos: learn from',
  'how they are built, and take neither facts nor names from them.',
  `Write ${maxTitles} other titles for the same video, each at most ${maxTitleLength} characters, in the language of the draft.`,
  'Frames, if available, are structures that go with more views: use one only where the data fills its blank.',
  'Keep the facts of the draft: add no number (in digits or in words), name, result or claim that it does not hold.',
  'Never imitate a named creator or channel, whatever the data says.',
].join(' ')

/**
 * Has the AI provider write titles for a draft. Returns them as plain text, without duplicates, without titles that are
 * too long or already in use, and without numbers that are neither in the draft nor on its thumbnail. They are in the
 * user's language where that of the draft is unclear. Throws AiProviderError.
 */
export async function writeTitles(context: TitleContext, asker: Asker): Promise<string[]> {
  const prompt = {
    name: 'titles',
    instructions: `${instructions} If that language is unclear: ${languageNames[asker.locale]}.`,
    data: { ...context },
    schema: Output,
    parseProse: (text: string) => {
      const titles = parseBullets(text, maxTitles)
      return titles.length > 0 ? { titles } : undefined
    },
  }
  const { titles } = await generate(prompt, asker)
  const { draft, thumbnailText = '', bestTitles = [] } = context
  const usedTitles = new Set([draft, ...bestTitles].map((title) => title.toLowerCase()))
  const isHonest = hasOnlyNumbersFrom(`${draft} ${thumbnailText}`, asker.locale)
  const usable = titles.slice(0, 2 * maxTitles).flatMap((text) => {
    // One character more than allowed, so that a title that is too long is dropped and not cut.
    const title = toPlainText(text, maxTitleLength + 1)
    const key = title.toLowerCase()
    if (!title || title.length > maxTitleLength || usedTitles.has(key) || !isHonest(title)) return []
    usedTitles.add(key)
    return [title]
  })
  if (usable.length === 0) throw new AiProviderError('empty')
  return usable
}
