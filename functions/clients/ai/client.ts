import type OpenAI from 'openai'
import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { AiProviderError, isSchemaRejection } from './errors.ts'
import { buildRequest, type Completion, type Prompt } from './request.ts'

const maxRetries = 1

/** The most requests that one prompt can be charged for. */
export const maxRequests = 1 + maxRetries

/** Whether the operator has configured an AI provider. */
export const isAiConfigured = (): boolean => optionalEnv('AI_MODEL') !== undefined

let cached: { readonly apiKey: string; readonly client: Promise<OpenAI> } | undefined

/** Returns the client. The package is imported at the first request, so that other invocations start without it. */
async function getClient(): Promise<OpenAI> {
  const apiKey = (await readSecret('AI_SECRET')).trim()
  if (cached?.apiKey !== apiKey) {
    const client = import('openai').then(
      ({ default: Client }) => new Client({ apiKey, baseURL: env('AI_URL'), maxRetries }),
    )
    cached = { apiKey, client }
  }
  return cached.client
}

/**
 * Sends a prompt to the AI provider and returns its response, unparsed. Retries once where that may help, all within
 * `AI_DEADLINE_MS`. A provider that rejects structured output gets the schema as text instead; since rejected requests are
 * free, at most {@link maxRequests} are paid. Throws AiProviderError `timeout`, or the error of the `openai` package.
 */
export async function requestCompletion<S extends z.ZodMiniType>(prompt: Prompt<S>): Promise<Completion> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), env('AI_DEADLINE_MS'))
  const { signal } = deadline
  try {
    const client = await getClient()
    return await client.chat.completions.create(buildRequest(prompt), { signal }).catch((error: unknown) => {
      if (!isSchemaRejection(error)) throw error
      return client.chat.completions.create(buildRequest(prompt, true), { signal, maxRetries: 0 })
    })
  } catch (error) {
    throw signal.aborted ? new AiProviderError('timeout', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a response in the shape of the prompt's schema. Throws AiProviderError where it has no usable content. */
export function parseCompletion<S extends z.ZodMiniType>(
  { schema, parseProse }: Prompt<S>,
  completion: Completion,
): z.output<S> {
  const choice = completion.choices?.[0]
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw new AiProviderError('refused')
  if (choice?.finish_reason === 'length') throw new AiProviderError('truncated')
  const text = removeCodeFence(choice?.message?.content ?? '')
  if (!text) throw new AiProviderError('empty')
  const parsed = z.safeParse(schema, parseJson(text))
  if (parsed.success) return parsed.data
  const isJson = /^[[{]/.test(text)
  const output = isJson ? undefined : parseProse(text)
  if (output === undefined) throw new AiProviderError('unusable')
  return output
}

/** Removes the Markdown fence that models often put around JSON. */
const removeCodeFence = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
