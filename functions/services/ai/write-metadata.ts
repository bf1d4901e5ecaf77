import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { Metadata } from '#functions/services/metadata/compose.ts'
import { limitTags, maxTags } from '#shared/metadata.ts'
import type { Asker } from './asker.ts'
import { generate } from './generate.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom, toPlainText } from './plain-text.ts'

const maxLines = 30
/** The longest texts, in UTF-16 code units. A description of this length stays far below YouTube's limit. */
const [maxLine, maxDescription, maxTag] = [400, 1600, 40]

const Output = z.strictObject({ description: z.string(), tags: z.array(z.string()) })

const instructions = [
  'You write the description and the tags that go with a video. The data holds its title and what its creator says about it.',
  'The description begins with what the video is about, in a sentence or two that stand alone, then says what is in it,',
  `in short paragraphs of at most ${maxDescription} characters in all. At most ${maxTags} tags, the most specific first.`,
  'Keep to what the data says: add no number (in digits or in words), name, result, link or claim, and no hashtags.',
  'Write in the language of the draft.',
].join(' ')

/** Has the AI provider write a description and tags for a draft. Returns them as plain text. Throws AiProviderError. */
export async function writeMetadata(
  draft: { readonly title: string; readonly about: string },
  asker: Asker,
): Promise<Metadata> {
  const prompt = {
    name: 'metadata',
    instructions: `${instructions} If that language is unclear: ${languageNames[asker.locale]}.`,
    data: { ...draft },
    schema: Output,
    // A description cannot be found reliably in prose, so the built-in adviser writes it instead.
    parseProse: () => undefined,
  }
  const output = await generate(prompt, asker)
  const isHonest = hasOnlyNumbersFrom(`${draft.title} ${draft.about}`, asker.locale)
  const lines = output.description
    .split('\n')
    .slice(0, maxLines)
    .map((line) => toPlainText(line, maxLine))
    .filter((line) => isHonest(line))
  const description = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxDescription)
    .toWellFormed()
  const tags = new Set(
    output.tags
      .map((tag) => toPlainText(tag, maxTag).replace(/[#",]/g, '').trim().toLowerCase())
      .filter((tag) => tag && isHonest(tag)),
  )
  if (!description) throw new AiProviderError('empty')
  return { description, tags: limitTags([...tags]) }
}
