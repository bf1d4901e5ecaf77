import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { Asker } from './asker.ts'
import { generate } from './generate.ts'
import { keepTitles, type TitleSource, type WrittenTitle } from './keep-titles.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom, hasWebAddress, parseBullets, toPlainText } from './plain-text.ts'
import type { TitleEvidence } from './title-evidence.ts'

const maxTitles = 12
/** The longest fact and question, in UTF-16 code units. */
const maxFact = 160
const maxQuestion = 160

const Title = z.object({ title: z.string(), fact: z.string(), thumbnailText: z.nullable(z.string()) })
/** Completes the output of providers without structured output, which return titles without a fact or as bare strings. */
const complete = (output: unknown): unknown => {
  const Loose = z.looseObject({ titles: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])) })
  const { success, data } = z.safeParse(Loose, output)
  if (!success) return output
  const titles = data.titles.map((title) => ({
    fact: '',
    thumbnailText: null,
    ...(typeof title === 'string' ? { title } : title),
  }))
  return { missing: null, ...data, titles }
}
const Output = z.pipe(z.transform(complete), z.object({ titles: z.array(Title), missing: z.nullable(z.string()) }))

const instructions = [
  'You name a video for its creator. The data holds the title they wrote (original) and may hold what happens in the video in their words',
  '(happens), the text on its thumbnail (thumbnailText), their own titles that did best and worst, with views as a multiple of their usual',
  '(times), frames of titles that did well, what our measurements advise (steps) and how the original stands (verdict).',
  `Write ${maxTitles} other titles in the language of the original, at most 60 characters each, no two that begin alike, from different angles:`,
  'what happened, what was at stake, expected against real, a limit, the exact number, a mistake, what the viewer can do, the plainest wording.',
  'Write as a person speaks: one idea, simple words, what matters first, a question opened and not answered. No lists of keywords, no labels',
  'such as vlog, review or part 3, no hype, emoji, exclamation mark or word in capitals; English in title case.',
  'Every number, name, result and superlative must be in original, happens or thumbnailText. fact quotes the words there that a title rests on,',
  'exactly. Where there is nothing specific, write plainer. Never imply what is not said. Never imitate a named creator or channel.',
  'From best, worst and frames take structure only, neither subjects nor facts.',
  'thumbnailText: at most four words with something of original or happens that the title leaves out, sharing no word with it, or null.',
].join(' ')

/** The input for writing titles. */
export type TitleContext = TitleSource & TitleEvidence

/** Titles that a creator could publish, and a question whose answer would make them better. */
export interface WrittenTitles {
  readonly titles: readonly WrittenTitle[]
  /** Absent if nothing is missing. */
  readonly missing?: string | undefined
}

/**
 * Has the AI provider write other titles for a video. Returns those that `keepTitles` keeps, as plain text. They are in the original's
 * language, or in the user's if that is unclear. `missing` is a question in the user's language. Throws AiProviderError.
 */
export async function writeTitles(context: TitleContext, asker: Asker): Promise<WrittenTitles> {
  const language = languageNames[asker.locale]
  const prompt = {
    name: 'titles',
    instructions: `${instructions} If the language of the original is unclear: ${language}. missing: where happens is absent or says little, the one question, in ${language}, whose answer would improve the titles most; else null.`,
    data: Object.fromEntries(Object.entries(context).filter(([, value]) => value?.length)),
    schema: Output,
    parseProse: (text: string) => {
      const titles = parseBullets(text, maxTitles).map((title) => ({ title, fact: '', thumbnailText: null }))
      return titles.length > 0 ? { titles, missing: null } : undefined
    },
  }
  const output = await generate(prompt, asker)
  // One character more than allowed, so that a title that is too long is dropped instead of cut.
  const written = output.titles.slice(0, 2 * maxTitles).map(({ title, fact, thumbnailText }) => ({
    title: toPlainText(title, maxTitleLength + 1),
    fact: toPlainText(fact, maxFact),
    thumbnailText: toPlainText(thumbnailText ?? '', maxTitleLength),
  }))
  const used = [...context.best, ...context.worst].map(({ title }) => title)
  const titles = keepTitles(written, context, asker.locale, used)
  if (titles.length === 0) throw new AiProviderError('empty')
  const missing = toPlainText(output.missing ?? '', maxQuestion + 1)
  const isAsked = missing.endsWith('?') && missing.length <= maxQuestion && !hasWebAddress(missing)
  const isHonest = hasOnlyNumbersFrom(`${context.original} ${context.happens}`, asker.locale, 'advice')
  return { titles, ...(isAsked && isHonest(missing) && { missing }) }
}
