import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { ErrorBody } from '#shared/errors.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { call, post } from '#test/support/call.ts'
import { expectErrors } from '#test/support/console.ts'

let handle: typeof import('#functions/lib/handle.ts')['handle']
let Failure: typeof import('#functions/lib/failure.ts')['Failure']

const backend = setUpBackend()
beforeAll(async () => {
  handle = (await import('#functions/lib/handle.ts')).handle
  Failure = (await import('#functions/lib/failure.ts')).Failure
})

const Input = z.strictObject({ name: z.string().check(z.minLength(2), z.maxLength(5)), age: z.optional(z.int()) })
const common = {
  method: 'POST',
  path: '/api/test',
  input: Input,
  errors: ['not_found'],
  // The rate limit has a test of its own.
  rate: { most: 1000, seconds: 60 },
} as const
const open = endpoint({ ...common, caller: 'public', output: z.object({ hello: z.string() }) })
const greet = (name: string) => ({ hello: name })
describe('a public endpoint', () => {
  const handler = () => handle(open, async ({ input, userId }) => greet(`${input.name} ${userId}`))

  test('answers what its function answers, never to be stored by others', async () => {
    expect(await call(handler(), post({ name: 'Ann' }))).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: { hello: 'Ann undefined' },
    })
  })

  test.each([
    ['nothing', '', { name: 'required' }],
    ['a missing field', {}, { name: 'required' }],
    ['too short a value', { name: 'A' }, { name: 'too_short' }],
    ['too long a value', { name: 'Annabel' }, { name: 'too_long' }],
    ['a value of another type', { name: 1 }, { name: 'invalid' }],
    ['null', { name: null }, { name: 'invalid' }],
    ['two wrong values', { name: 'A', age: 1.5 }, { name: 'too_short', age: 'invalid' }],
  ])('says which field is wrong: %s', async (_, body, fields) => {
    expect(await call(handler(), post(body))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', fields } },
    })
  })

  test.each([
    ['an unknown field', { name: 'Ann', admin: true }],
    ['broken JSON', '{"name":'],
    ['a list', [{ name: 'Ann' }]],
    ['a text', '"Ann"'],
    ['null', 'null'],
    ['__proto__', '{"name":"Ann","__proto__":{"admin":true}}'],
    ['constructor', '{"name":"Ann","constructor":{"prototype":{}}}'],
  ])('refuses %s', async (_, body) => {
    expect(await call(handler(), post(body))).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } })
  })

  test('puts U+FFFD for half of a surrogate pair, which no store takes', async () => {
    expect(await call(handler(), post('{"name":"a\\ud83d"}'))).toMatchObject({ body: { hello: 'a\ufffd undefined' } })
    expect(await call(handler(), post('{"name":"a\\ud83d\\ude00"}'))).toMatchObject({
      body: { hello: 'a😀 undefined' },
    })
  })

  test('reads a body in base64', async () => {
    const event = { ...post(Buffer.from('{"name":"Zoë"}').toString('base64')), isBase64Encoded: true }
    expect(await call(handler(), event)).toMatchObject({ body: { hello: 'Zoë undefined' } })
  })

  test.each([
    [65_536, 400],
    [65_537, 413],
  ])('a body of %i bytes is answered %i', async (bytes, status) => {
    const frame = JSON.stringify({ name: '' }).length
    expect(await call(handler(), post({ name: 'a'.repeat(bytes - frame) }))).toMatchObject({ status })
  })

  test('counts bytes, not characters', async () => {
    const result = await call(handler(), post({ name: '😀'.repeat(17_000) }))
    expect(result).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } })
  })
})

describe('a failure', () => {
  test('of the closed list goes out as its code and status, without prose', async () => {
    const handler = handle(open, () => {
      throw new Failure('not_found', { name: 'invalid' })
    })
    const { status, body } = await call(handler, post({ name: 'Ann' }))
    expect(status).toBe(404)
    expect(body).toEqual({ error: { code: 'not_found', fields: { name: 'invalid' }, requestId: expect.any(String) } })
    expect(ErrorBody.parse(body)).toEqual(body)
  })

  test('that the contract does not name is a fault of ours', async () => {
    expectErrors()
    const handler = handle(open, () => {
      throw new Failure('plan_limit_reached')
    })
    expect(await call(handler, post({ name: 'Ann' }))).toMatchObject({
      status: 500,
      body: { error: { code: 'internal' } },
    })
  })

  test('of any other kind is logged with the request and says nothing to the caller', async () => {
    expectErrors()
    const handler = handle(open, () => {
      throw new Error('the password is hunter2')
    })
    const { status, body } = await call(handler, post({ name: 'Ann' }))
    expect(status).toBe(500)
    expect(body).toEqual({ error: { code: 'internal', requestId: expect.any(String) } })
    const [line] = vi.mocked(console.error).mock.calls.map(([text]) => JSON.parse(String(text)))
    expect(line).toMatchObject({ requestId: body.error.requestId, error: { message: 'the password is hunter2' } })
  })

  test('to keep the contract is ours, not an answer', async () => {
    expectErrors()
    // The type forbids it; a store's item from before a change may do it all the same.
    const handler = handle(open, async () => JSON.parse('{"hello":1}'))
    expect(await call(handler, post({ name: 'Ann' }))).toMatchObject({
      status: 500,
      body: { error: { code: 'internal' } },
    })
  })

  test('what is not in the contract does not go out', async () => {
    const handler = handle(open, async () => ({ ...greet('Ann'), password: 'hunter2' }))
    expect((await call(handler, post({ name: 'Ann' }))).body).toEqual({ hello: 'Ann' })
  })
})

test('a user endpoint is told who calls and when they last proved themselves', async () => {
  const personal = endpoint({ ...common, caller: 'user', output: z.object({ hello: z.string() }) })
  const handler = handle(personal, async ({ userId, authTime }) => greet(`${userId} ${authTime}`))
  const authorization = `Bearer ${backend.tokenFor('ann', { claims: { auth_time: 1_700_000_000 } })}`
  expect((await call(handler, post({ name: 'Ann' }, { authorization }))).body).toEqual({ hello: 'ann 1700000000' })
})

describe('a signed endpoint', () => {
  const signed = endpoint({
    ...common,
    input: z.strictObject({}),
    caller: 'signed',
    output: z.object({ hello: z.string() }),
  })

  test('is given body and headers as they came', async () => {
    const handler = handle(signed, async ({ signed: { body, headers } }) => greet(`${body} ${headers['x-signature']}`))
    const event = post('not { JSON', { 'x-signature': 'abc' })
    expect(await call(handler, event)).toMatchObject({ status: 200, body: { hello: 'not { JSON abc' } })
  })

  test('takes no more of a body than others', async () => {
    const handler = handle(signed, async () => greet('never'))
    expect(await call(handler, post('x'.repeat(65_537)))).toMatchObject({ status: 413 })
  })
})
