import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { Asker } from '#functions/services/ai/asker.ts'
import { generate } from '#functions/services/ai/generate.ts'
import { languageNames } from '#functions/services/ai/language-names.ts'
import {
  hasOnlyNumbersFrom,
  hasWebAddress,
  joinValues,
  maskWebAddresses,
  toProse,
} from '#functions/services/ai/plain-text.ts'
import { type AiInsight, impacts } from '#shared/contract/trends.ts'

/** What we send to the AI provider about a public video: its title, channel and figures. */
export interface VideoFacts {
  readonly title: string
  readonly channel: string
  readonly format: 'video' | 'short' | 'live'
  readonly seconds: number | null
  readonly hoursSincePublished: number
  readonly views: number | null
  readonly viewsAnHour: number | null
  readonly likesPer100Views: number | null
  readonly commentsPer1000Views: number | null
}

const maxStrategies = 4
const maxFactors = 3
/** The longest texts, in UTF-16 code units. */
const maxLength = { title: 120, line: 300, description: 600 } as const

const Output = z.strictObject({
  title: z.string(),
  description: z.string(),
  thumbnailAnalysis: z.string(),
  keyStrategies: z.array(z.string()),
  engagementFactors: z.array(z.strictObject({ factor: z.string(), impact: z.enum(impacts), suggestion: z.string() })),
})

const instructions = [
  'You explain to other creators why a public video may be popular, so that they can learn from how it is made.',
  'The data holds its title, its channel and its figures; you have seen neither the video nor its thumbnail.',
  'title: one sentence that says what may make it popular. description: two or three sentences, specific to this video.',
  'thumbnailAnalysis: what a thumbnail for such a title has to show; do not describe the one it has.',
  `keyStrategies: at most ${maxStrategies} things to learn. engagementFactors: at most ${maxFactors}, each with what to do.`,
  'Use only numbers that are in the data, in digits or in words. Say what may be, not what is.',
  'Add no fact about the people in it.',
].join(' ')

/**
 * Has the AI provider explain a trending video. All users see the result, so it must not contain advertising: web addresses are neither
 * sent nor accepted. Returns plain text in the user's language, without numbers that are not in the facts. Throws AiProviderError.
 */
export async function writeInsight(video: VideoFacts, asker: Asker): Promise<AiInsight> {
  const prompt = {
    name: 'insight',
    instructions: `${instructions} Write in ${languageNames[asker.locale]}.`,
    data: { ...video, title: maskWebAddresses(video.title), channel: maskWebAddresses(video.channel) },
    schema: Output,
    // Prose has no title and no factors; the built-in insight says more.
    parseProse: () => undefined,
  }
  const output = await generate(prompt, asker)
  const isHonest = hasOnlyNumbersFrom(joinValues(video), asker.locale, 'advice')
  /** Returns an array with the text, or an empty array if the text is empty or contains an invented number or a web address. */
  const clean = (text: string, max: number) => {
    const line = toProse(text, max)
    return line && isHonest(line) && !hasWebAddress(line) ? [line] : []
  }
  const [title] = clean(output.title, maxLength.title)
  const [description] = clean(output.description, maxLength.description)
  const [thumbnailAnalysis] = clean(output.thumbnailAnalysis, maxLength.line)
  if (!title || !description || !thumbnailAnalysis) throw new AiProviderError('unusable')
  const strategies = new Set(output.keyStrategies.flatMap((text) => clean(text, maxLength.line)))
  const factors = output.engagementFactors.flatMap(({ factor, impact, suggestion }) => {
    const [name] = clean(factor, maxLength.title)
    const [advice] = clean(suggestion, maxLength.line)
    return name && advice ? [{ factor: name, impact, suggestion: advice }] : []
  })
  return {
    source: 'ai',
    title,
    description,
    thumbnailAnalysis,
    keyStrategies: [...strategies].slice(0, maxStrategies),
    engagementFactors: factors.slice(0, maxFactors),
  }
}
