import * as z from 'zod/mini'
import { askProvider } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { Budget } from '#functions/services/ai/daily-budget.ts'
import { languageNames } from '#functions/services/ai/language-names.ts'
import { hasOnlyNumbersFrom } from '#functions/services/ai/numbers.ts'
import { toPlainText } from '#functions/services/ai/plain-text.ts'
import { impacts, type WrittenInsight } from '#shared/contract/trends.ts'
import type { Locale } from '#shared/locale.ts'

/** A public video as the provider is told of it: its own words and figures, and nobody else's. */
export interface VideoFacts {
  readonly title: string
  readonly channel: string
  readonly format: 'video' | 'brief' | 'live'
  readonly seconds: number | null
  readonly hoursSincePublished: number
  readonly views: number | null
  readonly viewsAnHour: number | null
  readonly likesPer100Views: number | null
  readonly commentsPer1000Views: number | null
}

const mostStrategies = 4
const mostFactors = 3
/** In UTF-16 code units. */
const longest = { title: 120, line: 300, description: 600 } as const

const Answer = z.strictObject({
  title: z.string(),
  description: z.string(),
  thumbnailAnalysis: z.string(),
  keyStrategies: z.array(z.string()),
  engagementFactors: z.array(z.strictObject({ factor: z.string(), impact: z.enum(impacts), suggestion: z.string() })),
})

const instructions = [
  'You explain to other creators why a public video may be popular, so that they can learn from how it is made.',
  'The data holds its title, its channel and its figures; you have seen neither the video nor its thumbnail.',
  'title: one sentence that says what may carry it. description: two or three sentences, specific to this video.',
  'thumbnailAnalysis: what a thumbnail for such a title has to show; do not describe the one it has.',
  `keyStrategies: at most ${mostStrategies} things to learn. engagementFactors: at most ${mostFactors}, each with what to do.`,
  'Write a number only as it stands in the data. Say what may be, not what is. Add no fact about the people in it.',
].join(' ')

/**
 * What the provider makes of a trending video, as plain text in a language of ours, none with a number that its facts do
 * not hold. Throws ProviderFault.
 */
export async function writeInsight(video: VideoFacts, locale: Locale, budget: Budget): Promise<WrittenInsight> {
  const answer = await askProvider(
    {
      name: 'insight',
      instructions: `${instructions} Write in ${languageNames[locale]}.`,
      data: { ...video },
      schema: Answer,
      // Prose has no title and no factors: our own reading says more.
      readText: () => undefined,
    },
    budget,
  )
  const isHonest = hasOnlyNumbersFrom(JSON.stringify(video))
  const plain = (text: string, most: number) => {
    const line = toPlainText(text, most)
    return line && isHonest(line) ? [line] : []
  }
  const [title] = plain(answer.title, longest.title)
  const [description] = plain(answer.description, longest.description)
  const [thumbnailAnalysis] = plain(answer.thumbnailAnalysis, longest.line)
  if (!title || !description || !thumbnailAnalysis) throw new AiProviderError('unusable')
  return {
    source: 'ai',
    title,
    description,
    thumbnailAnalysis,
    keyStrategies: [...new Set(answer.keyStrategies.flatMap((text) => plain(text, longest.line)))].slice(
      0,
      mostStrategies,
    ),
    engagementFactors: answer.engagementFactors
      .flatMap(({ factor, impact, suggestion }) => {
        const [named] = plain(factor, longest.title)
        const [advised] = plain(suggestion, longest.line)
        return named && advised ? [{ factor: named, impact, suggestion: advised }] : []
      })
      .slice(0, mostFactors),
  }
}
