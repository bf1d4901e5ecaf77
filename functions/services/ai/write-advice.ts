import * as z from 'zod/mini'
import { askProvider } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { WrittenAdvice, WrittenPart, WrittenSuggestion } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { detectPriority, priorities } from '#shared/priority.ts'
import type { Budget } from './daily-budget.ts'
import { languageNames } from './language-names.ts'
import { hasOnlyNumbersFrom } from './numbers.ts'
import { parseBullets, toPlainText } from './plain-text.ts'

/** What is asked about: what a draft is, and what our own model and checks found on it. */
export interface DraftFacts {
  readonly title?: Readonly<Record<string, unknown>> | undefined
  readonly thumbnail?: Readonly<Record<string, unknown>> | undefined
}

/** SPEC section 5. */
const mostSuggestions = 3
const mostStrengths = 3
const mostExamples = 2
/** In UTF-16 code units. */
const longestLine = 200
const longestExplanation = 500

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
const Answer = z.strictObject({ title: z.nullable(Part), thumbnail: z.nullable(Part) })

const instructions = [
  'You advise the creator of a video before it is published. The data holds their draft, a title or a thumbnail or both,',
  'with what our own model and checks found on it. For each that is there, name what works already and at most',
  `${mostSuggestions} changes, the most useful first, each with why, and ${mostExamples} examples; null for what is not there.`,
  `An example about the title is a whole title of at most ${maxTitleLength} characters, in the language of the draft.`,
  'You have not seen the thumbnail: rely on what was found on it.',
  'Use no number that the data does not hold, add no fact or name, promise no views or clicks, give no score,',
  'and never imitate a named creator or channel.',
].join(' ')

/**
 * What the provider advises on a draft, as plain text in the user's language: a part for its title, its thumbnail or
 * both, none with a number that the facts do not hold. Throws ProviderFault.
 */
export async function writeAdvice(draft: DraftFacts, locale: Locale, budget: Budget): Promise<WrittenAdvice> {
  const answer = await askProvider(
    {
      name: 'advice',
      instructions: `${instructions} Write everything else in ${languageNames[locale]}.`,
      data: { ...draft },
      schema: Answer,
      readText: (text) => readProse(text, draft),
    },
    budget,
  )
  const isHonest = hasOnlyNumbersFrom(JSON.stringify(draft))
  const title = draft.title && plainPart(answer.title, { locale, isHonest, exampleOf: scored })
  const thumbnail =
    draft.thumbnail && plainPart(answer.thumbnail, { locale, isHonest, exampleOf: (text) => ({ text }) })
  if (!title && !thumbnail) throw new AiProviderError('empty')
  return { ...(title ? { title } : {}), ...(thumbnail ? { thumbnail } : {}) }
}

/** SPEC section 5: suggestions are the bullets. They are of the title where there is one. */
function readProse(text: string, draft: DraftFacts): z.output<typeof Answer> | undefined {
  const suggestions = parseBullets(text, mostSuggestions).map((bullet) => ({
    text: bullet,
    priority: null,
    explanation: '',
    examples: [],
  }))
  if (suggestions.length === 0) return undefined
  const part: Part = { strengths: [], suggestions }
  return draft.title ? { title: part, thumbnail: null } : { title: null, thumbnail: part }
}

interface Rules {
  readonly locale: Locale
  readonly isHonest: ReturnType<typeof hasOnlyNumbersFrom>
  readonly exampleOf: (text: string) => WrittenSuggestion['examples'][number]
}

function plainPart(part: Part | null, { locale, isHonest, exampleOf }: Rules): WrittenPart | undefined {
  if (!part) return undefined
  const strengths = plainLines(part.strengths).filter((line) => isHonest(line))
  const suggestions = part.suggestions
    .map(({ text, priority, explanation, examples }) => ({
      text: toPlainText(text, longestLine),
      // SPEC's rule, where the model gives none.
      priority: priority ?? detectPriority(text, locale),
      explanation: toPlainText(explanation, longestExplanation),
      examples: plainLines(examples)
        .filter((example) => example.length <= maxTitleLength && isHonest(example))
        .slice(0, mostExamples)
        .map(exampleOf),
    }))
    .filter(({ text, explanation }) => text && isHonest(text, explanation))
  const plain = { strengths: strengths.slice(0, mostStrengths), suggestions: suggestions.slice(0, mostSuggestions) }
  return plain.strengths.length + plain.suggestions.length > 0 ? plain : undefined
}

const plainLines = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((line) => toPlainText(line, longestLine)).filter(Boolean)),
]

/** An example of a title with our model's score, where it has one. */
function scored(text: string) {
  const { basis, score } = scoreTitle(text)
  return basis === 'model' ? { text, score } : { text }
}
