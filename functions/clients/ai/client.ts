import type OpenAI from 'openai'
import type * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { AiProviderError } from './errors.ts'
import { buildRequest, type Dialect, fullDialect, type Prompt, simplifyDialect } from './request.ts'

const maxRetries = 1

/** The maximum number of requests that one prompt is charged for. */
export const maxRequests = 1 + maxRetries

/** Whether the operator has configured an AI provider. */
export const isAiConfigured = (): boolean => optionalEnv('AI_MODEL') !== undefined

let cached: { readonly apiKey: string; readonly client: OpenAI } | undefined

/** Returns the client. Imports the package at the first request, because most invocations do not need it. */
async function getClient(): Promise<OpenAI> {
  const apiKey = (await readSecret('AI_SECRET')).trim()
  if (cached?.apiKey !== apiKey) cached = { apiKey, client: await createClient(apiKey) }
  return cached.client
}

async function createClient(apiKey: string): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  /** The package keeps only the field `error` of an error response, which not all providers use. This keeps all of it. */
  class ProviderClient extends Client {
    protected override makeStatusError(status: number, body: object, message: string | undefined, headers: Headers) {
      return super.makeStatusError(status, { error: body }, message, headers)
    }
  }
  return new ProviderClient({ apiKey, baseURL: env('AI_URL'), maxRetries })
}

/**
 * Sends a prompt to the AI provider and returns its response, unparsed. Retries once if that may help, all within `AI_DEADLINE_MS`. If a
 * provider rejects a part of our dialect, sends the request again without it. Rejected requests are free, so at most {@link maxRequests}
 * are paid for. Throws AiProviderError `timeout`, or the error of the `openai` package.
 */
export async function requestCompletion<S extends z.ZodMiniType>(prompt: Prompt<S>): Promise<unknown> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), env('AI_DEADLINE_MS'))
  try {
    return await requestInDialect(await getClient(), prompt, fullDialect, { signal: deadline.signal })
  } catch (error) {
    throw deadline.signal.aborted ? new AiProviderError('timeout', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

async function requestInDialect<S extends z.ZodMiniType>(
  client: OpenAI,
  prompt: Prompt<S>,
  dialect: Dialect,
  options: { readonly signal: AbortSignal; readonly maxRetries?: number },
): Promise<unknown> {
  try {
    return await client.chat.completions.create(buildRequest(prompt, dialect), options)
  } catch (error) {
    const simpler = simplifyDialect(dialect, error)
    if (!simpler) throw error
    return requestInDialect(client, prompt, simpler, { ...options, maxRetries: 0 })
  }
}
