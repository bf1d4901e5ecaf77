import * as z from 'zod/mini'
import { askProvider } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { Budget } from './daily-budget.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom } from './numbers.ts'
import { parseBullets, toPlainText } from './plain-text.ts'

const mostCandidates = 10
const Answer = z.strictObject({ titles: z.array(z.string()) })

/** What titles are written from: the draft, and what else its creator has shown us. */
export interface TitleDraft {
  readonly draft: string
  /** What was read off its thumbnail. */
  readonly thumbnailText?: string | undefined
  /** Of the creator's own videos, the most viewed first. */
  readonly bestTitles?: readonly string[] | undefined
}

const instructions = [
  'You write titles for a video. The data holds the title its creator drafted, and, where there are, the text on its',
  'thumbnail, which a title should add to and not repeat, and titles of the creator’s most viewed videos: learn from how',
  'they are built, and take neither facts nor names from them.',
  `Write ${mostCandidates} other titles for the same video, each at most ${maxTitleLength} characters, in the language of the draft.`,
  'Keep the facts of the draft: add no number, name, result or claim that it does not hold.',
  'Never imitate a named creator or channel, whatever the data says.',
].join(' ')

/**
 * Titles for a draft's video that the provider wrote, as plain text: none too long, none twice, none with a number that
 * neither the draft nor its thumbnail holds, none that a video of theirs has. `locale` is of a draft whose language does not show. Throws ProviderFault.
 */
export async function writeTitles(about: TitleDraft, locale: Locale, budget: Budget): Promise<string[]> {
  const { titles } = await askProvider(
    {
      name: 'titles',
      instructions: `${instructions} Where that cannot be told: ${languageNames[locale]}.`,
      data: { ...about },
      schema: Answer,
      readText: (text) => {
        const titles = parseBullets(text, mostCandidates)
        return titles.length > 0 ? { titles } : undefined
      },
    },
    budget,
  )
  const { draft, thumbnailText = '', bestTitles = [] } = about
  const known = new Set([draft, ...bestTitles].map((title) => title.toLowerCase()))
  const isHonest = hasOnlyNumbersFrom(`${draft} ${thumbnailText}`)
  const usable = titles.slice(0, 2 * mostCandidates).flatMap((text) => {
    const title = toPlainText(text, maxTitleLength + 1)
    const key = title.toLowerCase()
    if (!title || title.length > maxTitleLength || known.has(key)) return []
    if (!isHonest(title)) return []
    known.add(key)
    return [title]
  })
  if (usable.length === 0) throw new AiProviderError('empty')
  return usable
}
