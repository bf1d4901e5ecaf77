import type OpenAI from 'openai'
import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { type Budget, reserveCost } from '#functions/services/ai/daily-budget.ts'
import { AiProviderError, httpStatusOf, isSchemaRejection, toAbsence } from './errors.ts'
import { buildRequest, type CompletionRequest, maxOutputTokens, type Prompt } from './request.ts'

/** After the first call. */
const retries = 1

/** Whether the operator has a provider at all. */
export const isAiConfigured = (): boolean => optionalEnv('AI_MODEL') !== undefined

let client: { readonly key: string; readonly ready: Promise<OpenAI> } | undefined

/** The client, loaded at the first question: a function that asks none starts without it. */
async function openClient(): Promise<OpenAI> {
  const apiKey = (await readSecret('AI_SECRET')).trim()
  if (client?.key !== apiKey) {
    const made = import('openai').then(
      ({ default: Client }) => new Client({ apiKey, baseURL: env('AI_URL'), maxRetries: retries }),
    )
    client = { key: apiKey, ready: made }
  }
  return client.ready
}

/**
 * Asks the provider once, and once more where that may help, all within one deadline. The day's money is taken before at
 * the most that it can cost, and corrected after. Throws ProviderFault with the reason when there is no answer to use.
 */
export async function askProvider<S extends z.ZodMiniType>(question: Prompt<S>, budget: Budget): Promise<z.output<S>> {
  const began = Date.now()
  const body = buildRequest(question)
  const money = await reserveCost(budget, {
    bytes: Buffer.byteLength(JSON.stringify(body)),
    answerTokens: maxOutputTokens,
    calls: 1 + retries,
  })
  let usage: OpenAI.CompletionUsage | undefined
  let failure: unknown
  try {
    const completion = await complete(question, body)
    usage = completion.usage ?? undefined
    return read(question, completion)
  } catch (error) {
    failure = error
    throw new AiProviderError(toAbsence(error), { cause: error })
  } finally {
    await money.settle(usage, httpStatusOf(failure) !== undefined)
    if (usage) {
      recordMetric('aiTokens', usage.prompt_tokens, { question: question.name }, 'asked')
      recordMetric('aiTokens', usage.completion_tokens, { question: question.name }, 'answered')
    }
    // Never what was asked or answered.
    log(failure ? 'warn' : 'info', 'ai', {
      question: question.name,
      model: body.model,
      outcome: failure ? toAbsence(failure) : 'answered',
      status: httpStatusOf(failure),
      promptTokens: usage?.prompt_tokens,
      answerTokens: usage?.completion_tokens,
      milliseconds: Date.now() - began,
    })
  }
}

/** Some providers know no schemas, and say so: they are asked in words. A refused call costs nothing, so two are paid at most. */
async function complete<S extends z.ZodMiniType>(
  question: Prompt<S>,
  body: CompletionRequest,
): Promise<OpenAI.ChatCompletion> {
  const overdue = new AbortController()
  const timer = setTimeout(() => overdue.abort(), env('AI_DEADLINE_MS'))
  try {
    const openai = await openClient()
    const { signal } = overdue
    return await openai.chat.completions.create(body, { signal }).catch((error: unknown) => {
      if (!isSchemaRejection(error)) throw error
      return openai.chat.completions.create(buildRequest(question, true), { signal, maxRetries: 0 })
    })
  } catch (error) {
    throw overdue.signal.aborted ? new AiProviderError('timeout', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

function read<S extends z.ZodMiniType>(
  { schema, readText }: Prompt<S>,
  completion: OpenAI.ChatCompletion,
): z.output<S> {
  const choice = completion.choices?.[0]
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw new AiProviderError('refused')
  if (choice?.finish_reason === 'length') throw new AiProviderError('truncated')
  const text = unfenced(choice?.message?.content ?? '')
  if (!text) throw new AiProviderError('empty')
  const parsed = z.safeParse(schema, parseJson(text))
  const answer = parsed.success ? parsed.data : /^[[{]/.test(text) ? undefined : readText(text)
  if (answer === undefined) throw new AiProviderError('unusable')
  return answer
}

/** Without the fence that models like to put around code. */
const unfenced = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
