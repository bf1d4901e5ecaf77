/**
 * `POST /v1/chat/completions` as OpenAI documents it (platform.openai.com/docs/api-reference/chat), for requests that are
 * not streamed: checks the key, the model and the form of the request, and counts tokens as bytes. Answers titles of its
 * own unless it is told what to answer. Left out: every other method, tools, images, several choices.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { CompletionRequest } from '#functions/clients/ai/request.ts'
import { type Answer, createCompletion, createFaultAnswer, errors, type Fault } from './answers.ts'

const Request = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).check(z.minLength(1)),
  max_completion_tokens: z.int(),
  temperature: z.optional(z.number()),
  response_format: z.exactOptional(
    z.strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().check(z.regex(/^[\w-]{1,64}$/)),
        strict: z.literal(true),
        schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
      }),
    }),
  ),
})

export interface OpenAIStub {
  readonly listener: RequestListener
  /** Every request that was let in, as it came, and its headers. */
  readonly requests: readonly { readonly body: string; readonly headers: IncomingMessage['headers'] }[]
  /** The next calls fail, one after the other; a client tries some of them again. */
  failNext(...next: readonly Fault[]): void
  /** What the next calls are answered with, in place of titles of its own: any JSON, or plain text. */
  answerNext(...next: readonly unknown[]): void
  /** The next call is answered with its own messages, as titles. */
  echoNext(): void
}

const echo = Symbol('echo')

/** A provider that takes one key and knows one model. */
export function createOpenAIStub({ key, model }: { key: string; model: string }): OpenAIStub {
  const requests: { body: string; headers: IncomingMessage['headers'] }[] = []
  const faults: Fault[] = []
  const answers: unknown[] = []
  const answer = (body: string): Answer => {
    const request = z.safeParse(Request, JSON.parse(body))
    if (!request.success) return errors.badRequest
    // What is taken here is what the package's own types say may be sent.
    const {
      model: asked,
      messages,
    }: Pick<CompletionRequest, 'model' | 'messages' | 'response_format' | 'max_completion_tokens'> = request.data
    if (asked !== model) return errors.noModel
    const next =
      answers.length > 0 ? answers.shift() : { titles: ['How it was made', 'What nobody tells you about it'] }
    const said = next === echo ? { titles: messages.map(({ content }) => content) } : next
    return createCompletion(asked, body, typeof said === 'string' ? said : JSON.stringify(said))
  }
  return {
    requests,
    failNext: (...next) => void faults.push(...next),
    answerNext: (...next) => void answers.push(...next),
    echoNext: () => void answers.push(echo),
    listener: async (request, response) => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
        return sendAnswer(errors.noMethod, response)
      const body = await text(request)
      if (request.headers.authorization !== `Bearer ${key}`) return sendAnswer(errors.unauthorized, response)
      requests.push({ body, headers: request.headers })
      const fault = faults.shift()
      if (fault === 'silence') return
      if (fault === 'hangUp') return void response.destroy()
      sendAnswer(fault ? createFaultAnswer(fault, model, body) : answer(body), response)
    },
  }
}

function sendAnswer({ status, body }: Answer, response: ServerResponse): void {
  // What the client waits before it tries again.
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(JSON.stringify(body))
}
