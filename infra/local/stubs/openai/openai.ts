/**
 * Stub server for an OpenAI-compatible provider: `POST /v1/chat/completions` without streaming
 * (platform.openai.com/docs/api-reference/chat). Checks the key, the model and the shape of the request, counts tokens
 * as bytes, and returns titles about a word of the title unless a test sets the response.
 * Leaves out: every other method, tools, images, several choices.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Completion, CompletionRequest } from '#functions/clients/ai/request.ts'
import type { JsonResponse } from '../json-response.ts'

const Request = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).check(z.minLength(1)),
  max_completion_tokens: z.exactOptional(z.int()),
  max_tokens: z.exactOptional(z.int()),
  temperature: z.optional(z.number()),
  response_format: z.exactOptional(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().check(z.regex(/^[\w-]{1,64}$/)),
          strict: z.literal(true),
          schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
        }),
      }),
    ]),
  ),
})

export interface OpenAIStub {
  readonly listener: RequestListener
  /** Body and headers of every authorized request. */
  readonly requests: readonly { readonly body: string; readonly headers: IncomingMessage['headers'] }[]
  /** Makes the next calls fail, one after the other. A client retries some of them. */
  failNext(...next: readonly Fault[]): void
  /** Sets the content of the next responses: any JSON value, or plain text. */
  answerNext(...next: readonly unknown[]): void
  /** Makes the next response return the request's own messages as titles. */
  echoNext(): void
}

const echo = Symbol('echo')

/** Creates a provider with one key and one model. */
export function createOpenAIStub({ key, model }: { key: string; model: string }): OpenAIStub {
  const requests: { body: string; headers: IncomingMessage['headers'] }[] = []
  const faults: Fault[] = []
  const nextContents: unknown[] = []
  const complete = (body: string): JsonResponse => {
    const request = z.safeParse(Request, JSON.parse(body))
    if (!request.success) return errors.badRequest
    // The type of the openai package decides which fields a request may have.
    const {
      model: givenModel,
      messages,
    }: Pick<CompletionRequest, 'model' | 'messages' | 'response_format' | 'max_completion_tokens'> = request.data
    if (givenModel !== model) return errors.noModel
    const next = nextContents.length > 0 ? nextContents.shift() : writeTitles(messages)
    const content = next === echo ? { titles: messages.map(({ content }) => content) } : next
    return createCompletion(givenModel, body, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return {
    requests,
    failNext: (...next) => void faults.push(...next),
    answerNext: (...next) => void nextContents.push(...next),
    echoNext: () => void nextContents.push(echo),
    listener: async (request, response) => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
        return sendResponse(errors.noMethod, response)
      const body = await text(request)
      if (request.headers.authorization !== `Bearer ${key}`) return sendResponse(errors.unauthorized, response)
      requests.push({ body, headers: request.headers })
      const fault = faults.shift()
      if (fault === 'silence') return
      if (fault === 'hangUp') return void response.destroy()
      if (typeof fault === 'object') return sendResponse(fault, response)
      sendResponse(fault ? createFaultResponse(fault, model, body) : complete(body), response)
    },
  }
}

/** Returns titles about the first long word of the title in a request. */
function writeTitles(messages: CompletionRequest['messages']) {
  const [, original = ''] = /"original":"([^"\\]*)/.exec(JSON.stringify(messages).replaceAll('\\"', '"')) ?? []
  const [fact = 'it'] = original.match(/\p{L}{4,}/u) ?? []
  const topic = fact.slice(0, 1).toUpperCase() + fact.slice(1)
  const titles = [`What Nobody Tells You About ${topic}`, `How ${topic} Is Really Made`]
  return { titles: titles.map((title) => ({ title, fact, thumbnailText: null })), missing: null }
}

function sendResponse({ status, body }: JsonResponse, response: ServerResponse): void {
  // How long the client waits before it retries.
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(JSON.stringify(body))
}

const openAIError = (status: number, type: string, code: string | null, message: string): JsonResponse => ({
  status,
  body: { error: { message, type, param: null, code } },
})

/** Errors in OpenAI's format (platform.openai.com/docs/guides/error-codes). */
export const errors = {
  badRequest: openAIError(400, 'invalid_request_error', null, 'We could not parse the body of your request.'),
  /** How providers without structured output reject a request for it. */
  noSchemas: openAIError(
    400,
    'invalid_request_error',
    null,
    "This model does not support 'response_format' json_schema.",
  ),
  unauthorized: openAIError(
    401,
    'invalid_request_error',
    'invalid_api_key',
    'Incorrect API key provided: <b>sk-...</b>',
  ),
  noMethod: openAIError(404, 'invalid_request_error', 'unknown_url', 'Invalid URL'),
  noModel: openAIError(404, 'invalid_request_error', 'model_not_found', 'The model does not exist.'),
  rateLimited: openAIError(429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.'),
  broken: openAIError(500, 'server_error', null, 'The server had an error while processing your request.'),
} as const satisfies Record<string, JsonResponse>

/** How a call can fail: one of the errors, no response, a dropped connection, a useless completion, or any other response. */
export type Fault =
  | keyof typeof errors
  | 'silence'
  | 'hangUp'
  | 'refusal'
  | 'truncated'
  | 'wrongSchema'
  | 'empty'
  | JsonResponse

type Choice = Completion['choices'][number]

function createCompletionBody(
  model: string,
  request: string,
  choice: Partial<Choice> & Pick<Choice, 'message'>,
): JsonResponse {
  const prompt_tokens = Buffer.byteLength(request)
  const completion_tokens = Buffer.byteLength(choice.message.content ?? '')
  const body: Completion = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, finish_reason: 'stop', logprobs: null, ...choice }],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  }
  return { status: 200, body }
}

const createMessage = (content: string | null, refusal: string | null = null) => ({
  message: { role: 'assistant' as const, content, refusal },
})

const createCompletion = (model: string, request: string, content: string): JsonResponse =>
  createCompletionBody(model, request, createMessage(content))

function createFaultResponse(
  fault: Exclude<Fault, 'silence' | 'hangUp' | JsonResponse>,
  model: string,
  request: string,
): JsonResponse {
  switch (fault) {
    case 'refusal':
      return createCompletionBody(model, request, createMessage(null, 'I cannot help with that.'))
    case 'truncated':
      return createCompletionBody(model, request, { ...createMessage('{"titles":["How I bu'), finish_reason: 'length' })
    case 'wrongSchema':
      return createCompletionBody(model, request, createMessage('{"titles":[{"text":7}]}'))
    case 'empty':
      return createCompletionBody(model, request, createMessage(''))
    default:
      return errors[fault]
  }
}
