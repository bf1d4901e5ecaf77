import type { Completion } from '#functions/clients/ai/request.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const openAIError = (status: number, type: string, code: string | null, message: string): Answer => ({
  status,
  body: { error: { message, type, param: null, code } },
})

/** platform.openai.com/docs/guides/error-codes */
export const errors = {
  badRequest: openAIError(400, 'invalid_request_error', null, 'We could not parse the body of your request.'),
  /** How providers without structured output answer one who asks for it. */
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
} as const satisfies Record<string, Answer>

/** What a call can be made to do, besides the errors: no answer at all, a dropped line, or an answer of no use. */
export type Fault = keyof typeof errors | 'silence' | 'hangUp' | 'refusal' | 'truncated' | 'wrongSchema' | 'empty'

type Choice = Completion['choices'][number]

function createCompletionBody(
  model: string,
  request: string,
  choice: Partial<Choice> & Pick<Choice, 'message'>,
): Answer {
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

export const createCompletion = (model: string, request: string, content: string): Answer =>
  createCompletionBody(model, request, createMessage(content))

export function createFaultAnswer(fault: Exclude<Fault, 'silence' | 'hangUp'>, model: string, request: string): Answer {
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
