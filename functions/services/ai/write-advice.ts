import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { AiAdvice, AiAdvicePart, AiSuggestion } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'
import { detectPriority, priorities } from '#shared/priority.ts'
import type { Asker } from './asker.ts'
import { generate } from './generate.ts'
import { keepTitles } from './keep-titles.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom, joinValues, parseBullets, toPlainText, toProse } from './plain-text.ts'
import { isWorthOffering } from './worth-offering.ts'
import type { TitleContext } from './write-titles.ts'

/** A title, a thumbnail or both, with what the creator said about the video and the results of our models and checks. */
export interface AnalysisFacts {
  readonly title?: (TitleContext & { readonly problems: readonly string[] }) | undefined
  readonly thumbnail?: (Readonly<Record<string, unknown>> & { readonly text: string }) | undefined
}

const maxSuggestions = 3
const maxStrengths = 3
const maxExamples = 2
/** The longest line and explanation, in UTF-16 code units. */
const maxLine = 200
const maxExplanation = 500

const Part = z.strictObject({
  strengths: z.array(z.string()),
  suggestions: z.array(
    z.strictObject({
      text: z.string(),
      priority: z.nullable(z.enum(priorities)),
      explanation: z.string(),
      examples: z.array(z.string()),
    }),
  ),
})
type Part = z.output<typeof Part>
const Output = z.strictObject({ title: z.nullable(Part), thumbnail: z.nullable(Part) })

const instructions = [
  'You are the editor whom the creator of a video asks before it is published. The data holds their title (original), a thumbnail or both. Of a',
  'title it may hold what happens in the video in their words (happens), their own titles that did best and worst, with views as a multiple of',
  'their usual (times), frames of titles that did well, what our measurements advise (steps) and how it stands (verdict); of a thumbnail, what',
  'was found on it, since you have not seen it. For each that is there, name what works already and at most',
  `${maxSuggestions} changes, each with a reason for this video, and ${maxExamples} examples; null for what is not there. Begin with the weakest of:`,
  'the idea, what the viewer is promised, how specific it is, what is at stake, who it is for, the wording, the form. Build on steps without',
  'repeating them. Where happens is absent or says little, the first change is the question to answer. The subject, people and places are the',
  'creator’s choice: never advise against them. Title and thumbnail are one message: where both say the same, one should say something else.',
  `An example about the title is a whole title of at most ${maxTitleLength} characters, in the language of the original, with facts of original,`,
  'happens and the text on the thumbnail only.',
  'Use no number, in digits or in words, that the data does not hold, add no fact or name, promise no views or clicks, give no score,',
  'and never imitate a named creator or channel.',
].join(' ')

/**
 * Has the AI provider advise on the title, the thumbnail or both. Returns plain text in the user's language, without invented numbers,
 * and only examples of titles that are worth offering. Throws AiProviderError.
 */
export async function writeAdvice(facts: AnalysisFacts, asker: Asker): Promise<AiAdvice> {
  const { locale } = asker
  const prompt = {
    name: 'advice',
    instructions: `${instructions} Write everything else in ${languageNames[locale]}.`,
    data: { ...facts },
    schema: Output,
    parseProse: (text: string) => parseProse(text, facts),
  }
  const output = await generate(prompt, asker)
  const source = joinValues(facts)
  const context = facts.title
  const isSaid = hasOnlyNumbersFrom(`${context?.original} ${context?.happens} ${facts.thumbnail?.text}`, locale)
  const toTexts = (texts: readonly string[]) => texts.filter((text) => isSaid(text)).map((text) => ({ text }))
  const title =
    context &&
    cleanPart(output.title, { locale, source, toExamples: (titles) => toComparedTitles(titles, context, locale) })
  const thumbnail = facts.thumbnail && cleanPart(output.thumbnail, { locale, source, toExamples: toTexts })
  if (!title && !thumbnail) throw new AiProviderError('empty')
  return { ...(title ? { title } : {}), ...(thumbnail ? { thumbnail } : {}) }
}

/** Returns the bullets of a response in prose as suggestions for the title, or for the thumbnail if there is no title. */
function parseProse(text: string, facts: AnalysisFacts): z.output<typeof Output> | undefined {
  const suggestions = parseBullets(text, maxSuggestions).map((bullet) => ({
    text: bullet,
    priority: null,
    explanation: '',
    examples: [],
  }))
  if (suggestions.length === 0) return undefined
  const part: Part = { strengths: [], suggestions }
  return facts.title ? { title: part, thumbnail: null } : { title: null, thumbnail: part }
}

interface CleanOptions {
  readonly locale: Locale
  /** The facts, as text. */
  readonly source: string
  readonly toExamples: (texts: readonly string[]) => AiSuggestion['examples']
}

/** Returns a part as plain text, without lines that are empty or contain invented numbers; undefined if nothing is left. */
function cleanPart(part: Part | null, { locale, source, toExamples }: CleanOptions): AiAdvicePart | undefined {
  if (!part) return undefined
  const isHonest = hasOnlyNumbersFrom(source, locale, 'advice')
  const strengths = cleanLines(part.strengths, toProse).filter((line) => isHonest(line))
  const suggestions = part.suggestions
    .map(({ text, priority, explanation, examples }) => ({
      text: toProse(text, maxLine),
      priority: priority ?? detectPriority(text, locale),
      explanation: toProse(explanation, maxExplanation),
      examples: toExamples(cleanLines(examples).filter(({ length }) => length <= maxTitleLength)).slice(0, maxExamples),
    }))
    .filter(({ text, explanation }) => text && isHonest(text, explanation))
  const cleaned = { strengths: strengths.slice(0, maxStrengths), suggestions: suggestions.slice(0, maxSuggestions) }
  return cleaned.strengths.length + cleaned.suggestions.length > 0 ? cleaned : undefined
}

const cleanLines = (lines: readonly string[], clean = toPlainText): string[] => [
  ...new Set(lines.map((line) => clean(line, maxLine)).filter(Boolean)),
]

/** Returns the titles that are worth offering instead of the original, best chance first. */
const toComparedTitles = (titles: readonly string[], context: TitleContext, locale: Locale): AiSuggestion['examples'] =>
  keepTitles(
    titles.map((title) => ({ title })),
    context,
    locale,
  )
    .filter(({ title }) => isWorthOffering(title, context.original))
    .map(({ title: text }) => {
      const chance = chanceOfBetterWording(text, context.original)
      return { text, ...(chance !== undefined && { chance }) }
    })
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
