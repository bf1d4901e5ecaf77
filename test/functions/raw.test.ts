import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type RawOutput, rawEndpoint } from '#shared/contract/raw-endpoint.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Handler, post } from '#test/support/call.ts'
import { expectErrors } from '#test/support/console.ts'
import { lambdaContext } from '#test/support/lambda.ts'

let handle: typeof import('#functions/lib/handle.ts')['handle']
let Failure: typeof import('#functions/lib/failure.ts')['Failure']

setUpBackend()
beforeAll(async () => {
  handle = (await import('#functions/lib/handle.ts')).handle
  Failure = (await import('#functions/lib/failure.ts')).Failure
})

const common = {
  method: 'POST',
  path: '/s/test',
  caller: 'public',
  input: z.object({ name: z.optional(z.string().check(z.maxLength(5))) }),
  errors: ['not_found'],
  rate: { max: 1000, seconds: 60 },
} as const
const page = rawEndpoint({ ...common, raw: 'text/html' })
const feed = rawEndpoint({ ...common, raw: 'text/calendar' })
const picture = rawEndpoint({ ...common, raw: 'image/jpeg' })

const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
const run = (handler: Handler, body: unknown = {}, headers = {}) => handler(post(body, headers), lambdaContext('test'))

const missing = async () => {
  throw new Failure('not_found')
}

describe('an endpoint that returns no JSON', () => {
  test('returns text with headers against caching, indexing and referrers', async () => {
    const returned: RawOutput = {
      body: '<p>Hi',
      type: 'text/html',
      headers: { 'x-more': '1', 'cache-control': 'public' },
    }
    expect(await run(handle(page, async () => returned))).toEqual({
      statusCode: 200,
      headers: { ...secret, 'x-more': '1', 'content-type': 'text/html; charset=utf-8' },
      body: '<p>Hi',
    })
  })

  test('compresses long text, and returns bytes as they are', async () => {
    const long = 'é'.repeat(600)
    const compressed = await run(
      handle(page, async () => ({ body: long, type: 'text/html' as const })),
      {},
      { 'accept-encoding': 'gzip' },
    )
    expect(gunzipSync(Buffer.from(compressed.body ?? '', 'base64')).toString()).toBe(long)
    const bytes = new Uint8Array([255, 216, 0, 128])
    expect(await run(handle(picture, async () => ({ body: bytes, type: 'image/jpeg' as const })))).toEqual({
      statusCode: 200,
      headers: { ...secret, 'content-type': 'image/jpeg' },
      body: Buffer.from(bytes).toString('base64'),
      isBase64Encoded: true,
    })
  })

  test.each([
    ['en', 'ja, en;q=0.8', 'This link does not work'],
    ['es', 'es-MX,es;q=0.9', 'Este enlace no funciona'],
    ['fr', 'fr', 'Ce lien ne fonctionne pas'],
  ])('fails with a page in %s', async (locale, language, title) => {
    const answer = await run(handle(page, missing), {}, { 'accept-language': language })
    expect(answer).toMatchObject({
      statusCode: 404,
      headers: { ...secret, 'content-type': 'text/html; charset=utf-8' },
    })
    expect(answer.body).toContain(`<html lang="${locale}">`)
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  test('answers invalid input with the page of a link that does not exist', async () => {
    const handler = handle(page, missing)
    expect(await run(handler, { name: 'too long' })).toEqual(await run(handler))
  })

  test.each([
    [feed, 'text/plain; charset=utf-8'],
    [picture, 'text/plain; charset=utf-8'],
  ])('fails with plain text if it returns no HTML', async (endpoint, type) => {
    expectErrors()
    const broken = handle(endpoint, async () => {
      throw new Error('arn:aws:secret')
    })
    const answer = await run(broken)
    expect(answer).toMatchObject({
      statusCode: 500,
      headers: { ...secret, 'content-type': type },
      body: 'This page is not available right now. Try again in a minute.\n',
    })
  })
})
