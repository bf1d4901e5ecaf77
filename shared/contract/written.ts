import * as z from 'zod/mini'
import { priorities } from '#shared/priority.ts'

/** Texts of these are plain, of one line each, in the language that the user had when they were written. */

/** One change that the AI provider suggests. A `score` is our model's, of an example that is a title it knows. */
export const WrittenSuggestion = z.object({
  text: z.string(),
  priority: z.enum(priorities),
  /** Empty where the provider gave none. */
  explanation: z.string(),
  examples: z.array(z.object({ text: z.string(), score: z.optional(z.int()) })),
})
export type WrittenSuggestion = z.infer<typeof WrittenSuggestion>

export const WrittenPart = z.object({
  strengths: z.array(z.string()),
  suggestions: z.array(WrittenSuggestion).check(z.maxLength(3)),
})
export type WrittenPart = z.infer<typeof WrittenPart>

/** What the AI provider wrote about a draft. */
export const WrittenAdvice = z.object({ title: z.optional(WrittenPart), thumbnail: z.optional(WrittenPart) })
export type WrittenAdvice = z.infer<typeof WrittenAdvice>
