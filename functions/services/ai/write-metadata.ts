import * as z from 'zod/mini'
import { askProvider } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { Metadata } from '#functions/services/metadata/compose.ts'
import type { Locale } from '#shared/locale.ts'
import { limitTags, maxTags } from '#shared/metadata.ts'
import type { Budget } from './daily-budget.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom } from './numbers.ts'
import { toPlainText } from './plain-text.ts'

const mostLines = 30
/** In UTF-16 code units: together they stay far below YouTube's limit. */
const longestLine = 400
const longestDescription = 1600
const longestTag = 40

const Answer = z.strictObject({ description: z.string(), tags: z.array(z.string()) })

const instructions = [
  'You write the description and the tags that go with a video. The data holds its title and what its creator tells of it.',
  'The description begins with what the video is about, in a sentence or two that stand alone, then says what is in it,',
  `in short paragraphs of at most ${longestDescription} characters in all. At most ${maxTags} tags, the most specific first.`,
  'Keep to what the data says: add no number, name, result, link or claim, and no hashtags.',
  'Write in the language of the draft.',
].join(' ')

/** Description and tags that the provider wrote for a draft, as plain text. Throws ProviderFault. */
export async function writeMetadata(
  draft: { readonly title: string; readonly about: string },
  locale: Locale,
  budget: Budget,
): Promise<Metadata> {
  const answer = await askProvider(
    {
      name: 'metadata',
      instructions: `${instructions} Where that cannot be told: ${languageNames[locale]}.`,
      data: { ...draft },
      schema: Answer,
      // Prose may be anything: our own words of the draft are surer.
      readText: () => undefined,
    },
    budget,
  )
  const isHonest = hasOnlyNumbersFrom(`${draft.title} ${draft.about}`)
  const lines = answer.description
    .split('\n')
    .slice(0, mostLines)
    .map((line) => toPlainText(line, longestLine))
    .filter((line) => isHonest(line))
  const description = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestDescription)
    .toWellFormed()
  const tags = new Set(
    answer.tags
      .map((tag) => toPlainText(tag, longestTag).replace(/[#",]/g, '').trim().toLowerCase())
      .filter((tag) => tag && isHonest(tag)),
  )
  if (!description) throw new AiProviderError('empty')
  return { description, tags: limitTags([...tags]) }
}
