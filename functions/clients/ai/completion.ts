import * as z from 'zod/mini'
import { parseJson } from '#functions/lib/input.ts'
import { AiProviderError } from './errors.ts'
import type { Prompt } from './request.ts'

/** The tokens that a request used, as the provider counts them. */
const TokenUsage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
export type TokenUsage = z.infer<typeof TokenUsage>

/** A part of a message. Reasoning is in parts of other types, whose text may be nested. */
const Part = z.object({ type: z.string(), text: z.optional(z.unknown()) })

const Completion = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.nullish(
          z.object({ content: z.nullish(z.union([z.string(), z.array(Part)])), refusal: z.nullish(z.string()) }),
        ),
      }),
    ),
  ),
})

/** Returns the tokens that a completion used; undefined if the provider does not report them. */
export const readUsage = (body: unknown): TokenUsage | undefined =>
  z.safeParse(z.object({ usage: TokenUsage }), body).data?.usage

/** OpenAI's and Gemini's names: `content_filter`, `content_filter: PROHIBITED_CONTENT`, `SAFETY`. */
const refusalReasons = /content_filter|safety|recitation|blocklist|prohibited_content|spii/i
const lengthReasons = /^(?:length|max_tokens)$/i

/** Returns a completion in the shape of the prompt's schema. Throws AiProviderError if it has no usable content. */
export function parseCompletion<S extends z.ZodMiniType>(
  { schema, parseProse }: Prompt<S>,
  body: unknown,
): z.output<S> {
  const completion = z.safeParse(Completion, body)
  if (!completion.success) throw new AiProviderError('unusable')
  const { message, finish_reason } = completion.data.choices?.[0] ?? {}
  if (message?.refusal || refusalReasons.test(finish_reason ?? '')) throw new AiProviderError('refused')
  if (lengthReasons.test(finish_reason ?? '')) throw new AiProviderError('truncated')
  const content = toText(message?.content).trim()
  if (!content) throw new AiProviderError('empty')
  const output = readOutput(content, (text) => findJson(schema, text), parseProse)
  if (output === undefined) throw new AiProviderError('unusable')
  return output
}

function toText(content: string | z.infer<typeof Part>[] | null | undefined): string {
  if (!content || typeof content === 'string') return content ?? ''
  return content.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
}

/** How many closing braces are tried as the end of the JSON. Limits the time for texts with many braces. */
const maxEnds = 10

/** Returns the last JSON object in a text that matches the schema, whatever is around it, such as a sentence or a code fence. */
function findJson<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined {
  const ends = [...text.matchAll(/\}/g)].map(({ index }) => index + 1)
  for (const end of ends.slice(-maxEnds).reverse())
    for (let start = text.indexOf('{'); start >= 0 && start < end; start = text.indexOf('{', start + 1)) {
      const parsed = z.safeParse(schema, parseJson(text.slice(start, end)))
      if (parsed.success) return parsed.data
    }
  return undefined
}

const jsonStart = /^(?:```(?:json)?\s*)?[[{]/
const jsonEnd = /\}\s*(?:```\s*)?$/
/** Reasoning up to its end tag. The start tag may be missing. */
const closedReasoning = /^[\s\S]*(?:<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\])/i
const openTag = /<(?:think|thinking|thought|reasoning)>|\[THINK\]/i

/**
 * Returns the output in a model's text, without the reasoning that some models write before it. Reasoning without an end tag may
 * extend to the end of the text. Then only JSON at the very end counts, because anything else may be part of the reasoning.
 */
function readOutput<T>(
  content: string,
  readJson: (text: string) => T | undefined,
  readProse: (prose: string) => T | undefined,
): T | undefined {
  if (jsonStart.test(content) && content.search(openTag) !== 0) return readJson(content)
  const text = content.replace(closedReasoning, '').trim()
  const prose = (text.split(openTag, 1)[0] ?? '').trim()
  const hasOpenReasoning = prose.length < text.length
  const json = !hasOpenReasoning || jsonEnd.test(text) ? readJson(text) : undefined
  return json ?? (prose && !jsonStart.test(prose) ? readProse(prose) : undefined)
}
