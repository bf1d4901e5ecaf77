import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { requestCompletion } from '#functions/clients/ai/client.ts'
import { parseCompletion } from '#functions/clients/ai/completion.ts'
import { toFallbackReason } from '#functions/clients/ai/errors.ts'
import type { Prompt } from '#functions/clients/ai/request.ts'
import { listen } from '#infra/local/listen.ts'
import { createOpenAIStub } from '#infra/local/stubs/openai/openai.ts'

const [key, model] = ['the-key', 'a-model']
vi.mock('#functions/lib/secrets.ts', () => ({ readSecret: async () => key }))

const Output = z.strictObject({ titles: z.array(z.string()) })
const prompt: Prompt<typeof Output> = {
  name: 'titles',
  instructions: 'Write titles.',
  data: {},
  schema: Output,
  parseProse: (text) => ({ titles: [`prose: ${text}`] }),
}
const good = { titles: ['How It Was Made'] }
const json = JSON.stringify(good)

describe('a completion', () => {
  const parse = (message: object, finish_reason = 'stop') =>
    parseCompletion(prompt, { choices: [{ message, finish_reason }] })

  test.each([
    ['as it is', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['between sentences', `Here are titles: ${json} I hope they help.`],
    ['before braces in a sentence', `${json}\nReplace {this} by your own words.`],
    ['after reasoning', `<think>The user wants {titles}. Maybe "A"?</think>\n\n${json}`],
    ['after reasoning without a start tag', `The user wants titles.\n</think>${json}`],
    ['after reasoning without an end tag', `<think>The user wants titles.\n\n${json}`],
    ['after reasoning with a draft', `<thinking>${JSON.stringify({ titles: ['No'] })}?</thinking> ${json}`],
    ['with a tag in a title', JSON.stringify({ titles: ['What </think> Means'] })],
    [
      'in parts',
      [
        { type: 'text', text: json.slice(0, 9) },
        { type: 'text', text: json.slice(9) },
      ],
    ],
    [
      'in parts, after reasoning',
      [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
        { type: 'reasoning', text: 'Hm.' },
        { type: 'text', text: json },
      ],
    ],
  ])('with JSON %s is parsed', (place, content) => {
    const expected = place === 'with a tag in a title' ? { titles: ['What </think> Means'] } : good
    expect(parse({ content })).toEqual(expected)
  })

  test.each([
    ['<think>- A draft</think>\n- One', 'prose: - One'],
    [`<think>${JSON.stringify({ titles: ['No'] })}</think>- One`, 'prose: - One'],
    ['- A draft\n</think>\n- One', 'prose: - One'],
    ['[THINK]- A draft[/THINK]- One', 'prose: - One'],
  ])('in prose is parsed without its reasoning: %j', (content, text) => {
    expect(parse({ content })).toEqual({ titles: [text] })
  })

  test.each([
    ['unusable', { content: '<think>- The user wants titles' }],
    ['unusable', { content: '<think>Hm.</think>' }],
    ['unusable', { content: `<think>Maybe ${JSON.stringify({ titles: ['No'] })}? No, too long.` }],
    ['unusable', { content: '{"titles":[7]}' }],
    ['unusable', { content: 7 }],
    ['empty', { content: '' }],
    ['empty', { content: null }],
    ['empty', { content: [] }],
    ['refused', { content: null, refusal: 'I cannot help with that.' }],
  ])('is %s: %j', (fallbackReason, message) => {
    expect(() => parse(message)).toThrow(fallbackReason)
  })

  test.each([
    ['length', 'truncated'],
    ['MAX_TOKENS', 'truncated'],
    ['content_filter', 'refused'],
    ['content_filter: PROHIBITED_CONTENT', 'refused'],
    ['SAFETY', 'refused'],
    ['RECITATION', 'refused'],
  ])('that ended because of %s is %s', (reason, fallbackReason) => {
    expect(() => parse({ content: json }, reason)).toThrow(fallbackReason)
  })

  test.each([[{}], [{ choices: [] }], [{ choices: null }], [undefined], ['<html>']])('%j has no text', (body) => {
    expect(() => parseCompletion(prompt, body)).toThrow(/empty|unusable/)
  })
})

describe('a request', () => {
  const stub = createOpenAIStub({ key, model })
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen(stub.listener)
    Object.assign(process.env, { AI_MODEL: model, AI_URL: `${server.origin}/v1` })
  })
  afterAll(() => server.stop())
  let before = 0
  beforeEach(() => {
    before = stub.requests.length
  })

  const sent = () =>
    stub.requests
      .slice(before)
      .map(({ body }) => JSON.parse(body))
      .map(({ response_format, max_tokens, max_completion_tokens, messages }) => ({
        format: response_format?.type ?? 'text',
        limit: max_completion_tokens ? 'max_completion_tokens' : max_tokens ? 'max_tokens' : 'none',
        hasSchemaInText: /JSON of this schema/.test(messages[0].content),
      }))
  const request = async () => parseCompletion(prompt, await requestCompletion(prompt))

  const error = (message: string, more: object = {}) => ({
    error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
  })
  const extra = {
    type: 'extra_forbidden',
    loc: ['body', 'max_completion_tokens'],
    msg: 'Extra inputs are not permitted',
  }
  const refusesSchema = {
    Groq: [400, error('This model does not support response format `json_schema`.', { param: 'response_format' })],
    DeepSeek: [400, error('This response_format type is unavailable now', { code: 'invalid_request_error' })],
    Anthropic: [400, error('Structured outputs are not supported by this model')],
    vLLM: [
      400,
      {
        object: 'error',
        message:
          "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\"}]",
        type: 'BadRequestError',
        code: 400,
      },
    ],
    Mistral: [
      422,
      { detail: [{ type: 'literal_error', loc: ['body', 'response_format', 'type'], msg: 'Input should be' }] },
    ],
  } as const
  test.each(Object.entries(refusesSchema))(
    'is sent without a schema where %s rejects it',
    async (_, [status, body]) => {
      stub.failNext({ status, body })
      stub.answerNext(good)
      expect(await request()).toEqual(good)
      expect(sent()).toEqual([
        { format: 'json_schema', limit: 'max_completion_tokens', hasSchemaInText: false },
        { format: 'json_object', limit: 'max_completion_tokens', hasSchemaInText: true },
      ])
    },
  )

  test('is sent as plain text at once where a model has no JSON output at all', async () => {
    stub.failNext({ status: 400, body: error('deepseek-reasoner does not support Json Output.') })
    stub.answerNext(json)
    expect(await request()).toEqual(good)
    expect(sent().map(({ format, hasSchemaInText }) => [format, hasSchemaInText])).toEqual([
      ['json_schema', false],
      ['text', true],
    ])
  })

  const refusesLimit = {
    Mistral: [422, { object: 'error', message: { detail: [extra] }, type: 'invalid_request_error' }],
    'another Mistral': [422, { detail: [extra] }],
    vLLM: [
      400,
      {
        object: 'error',
        message:
          "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted'}]",
        code: 400,
      },
    ],
    Azure: [400, error('Unrecognized request argument supplied: max_completion_tokens')],
  } as const
  test.each(Object.entries(refusesLimit))(
    'is sent with max_tokens where %s rejects the newer name',
    async (_, [status, body]) => {
      stub.failNext({ status, body })
      stub.answerNext(good)
      expect(await request()).toEqual(good)
      expect(sent().map(({ format, limit }) => [format, limit])).toEqual([
        ['json_schema', 'max_completion_tokens'],
        ['json_schema', 'max_tokens'],
      ])
    },
  )

  test('leaves out every option that a provider rejects, one after another', async () => {
    stub.failNext(
      { status: 422, body: { detail: [extra] } },
      { status: 400, body: { error: "'response_format.type' must be 'json_object' or 'text'" } },
      { status: 400, body: { error: 'The response_format parameter is unsupported at the moment.' } },
    )
    stub.answerNext(`<think>Hm.</think>${json}`)
    expect(await request()).toEqual(good)
    expect(sent().at(-1)).toEqual({ format: 'text', limit: 'max_tokens', hasSchemaInText: true })
    expect(sent()).toHaveLength(4)
  })

  test('is not repeated where a provider rejects it for another reason', async () => {
    stub.failNext({ status: 400, body: error('Unsupported value: temperature') })
    await expect(request()).rejects.toThrow('temperature')
    expect(sent()).toHaveLength(1)
  })

  const invalidKey = {
    code: 400,
    message: 'API key not valid. Please pass a valid API key.',
    status: 'INVALID_ARGUMENT',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
  }
  const filtered = error('The response was filtered due to the prompt triggering our content management policy.', {
    param: 'prompt',
    code: 'content_filter',
    innererror: { code: 'ResponsibleAIPolicyViolation' },
  })
  test.each([
    ['unauthorized', 'Gemini', 400, [{ error: invalidKey }]],
    ['unauthorized', 'Gemini', 400, { error: invalidKey }],
    ['unauthorized', 'xAI', 400, { code: 'Client specified an invalid argument', error: 'Incorrect API key provided' }],
    [
      'unauthorized',
      'Azure',
      401,
      { error: { code: '401', message: 'Access denied due to invalid subscription key' } },
    ],
    ['refused', 'Azure', 400, filtered],
    ['refused', 'OpenAI', 400, error('Your request was rejected.', { code: 'content_policy_violation' })],
    ['refused', 'Gemini', 400, [{ error: { code: 400, message: 'Prompt was blocked: PROHIBITED_CONTENT' } }]],
    ['refused', 'OpenRouter', 403, error('Input was flagged', { metadata: { flagged_input: 'x', reasons: ['hate'] } })],
    ['failed', 'a proxy', 400, '<html>'],
  ])('fails as %s when %s responds with %i %j', async (fallbackReason, _, status, body) => {
    stub.failNext({ status, body })
    const thrown = await request().catch((error: unknown) => error)
    expect(toFallbackReason(thrown)).toBe(fallbackReason)
  })
})
