import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { call, type Handler, post } from '#test/support/call.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

let handle: typeof import('#functions/lib/handle.ts')['handle']

const backend = setUpBackend()
beforeAll(async () => {
  handle = (await import('#functions/lib/handle.ts')).handle
})
// The clock is fixed, so that no window ends during a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 0, 59) })
})
afterEach(() => {
  vi.useRealTimers()
})

const common = {
  method: 'POST',
  input: z.strictObject({ name: z.string() }),
  output: z.object({ hello: z.string() }),
  errors: [],
} as const
const greet = (name: string) => ({ hello: name })

const rate = { max: 3, seconds: 60 } as const
const countAccepted = async (handler: Handler, events: APIGatewayProxyEventV2[]) => {
  const results = await Promise.all(events.map((event) => call(handler, event)))
  return results.filter(({ status }) => status === 200).length
}

test('a rate limit applies to each user, from whatever address', async () => {
  const limited = endpoint({
    ...common,
    path: '/api/by-user',
    caller: 'user',
    rate,
  })
  const handler = handle(limited, async ({ userId }) => greet(userId))
  const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
  const from = ({ token }: Creator, last: number) =>
    post({ name: 'Ann' }, { authorization: `Bearer ${token}`, 'x-viewer-address': `203.0.113.${last}` })
  const calls = Array.from({ length: 10 }, (_, index) => from(ann, index))
  expect(await countAccepted(handler, [...calls, from(bob, 1)])).toBe(4)
  // The window of a minute ends in a second.
  expect(await call(handler, from(ann, 99))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { error: { code: 'too_many_requests' } },
  })
})

test('a rate limit applies before Cognito is asked about a session', async () => {
  const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
  const handler = handle(endpoint({ ...common, path: '/api/unclear', caller: 'user', rate }), async () => greet('Ann'))
  const { userId } = await makeCreator(backend)
  const callAs = async (authTime: number) => {
    const authorization = `Bearer ${backend.tokenFor(userId, { claims: { auth_time: authTime } })}`
    return (await call(handler, post({ name: 'Ann' }, { authorization }))).status
  }
  await revokeAccessTokens(userId)
  const second = Math.floor(Date.now() / 1000)
  // A session that is certainly over uses up nothing, so that a stolen token cannot block its owner.
  for (let call = 0; call < 5; call++) expect(await callAs(second - 1)).toBe(401)
  for (const status of [401, 401, 401, 429, 429]) expect(await callAs(second)).toBe(status)
})

const limited = (path: string) =>
  handle(endpoint({ ...common, path, caller: 'public', rate }), async ({ input }) => greet(input.name))
const from = (address: string) => post({ name: 'Ann' }, { 'x-viewer-address': address })

test('a rate limit applies to each address where there is no user', async () => {
  const same = Array.from({ length: 10 }, () => from('203.0.113.8'))
  expect(await countAccepted(limited('/api/by-address'), [...same, from('203.0.113.9')])).toBe(4)
})

test('a rate limit applies to a whole /64 of IPv6, which one household is assigned', async () => {
  const home = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:2:ffff::1', '2001:db8:1:2::1']
  const next = ['2001:db8:1:3::1', '2001:db8::1', ...[1, 2, 3, 5].map((group) => `2001::${group}:2:3:4:5`)]
  const shortened = ['2001::4:2:3:4:5', '2001:0:0:4:2:3:4:6', '2001:0:0:4::1', '2001:0:0:4::2']
  expect(await countAccepted(limited('/api/by-prefix'), [...home, ...next, ...shortened].map(from))).toBe(3 + 6 + 3)
})

test('a rate limit can also apply to a network: a /24 of IPv4, a /48 of IPv6', async () => {
  const path = '/api/by-network'
  const handler = handle(
    endpoint({ ...common, path, caller: 'public', rate: { ...rate, maxPerNetwork: 5 } }),
    async ({ input }) => greet(input.name),
  )
  const others = ['203.0.114.1', '2001:db8:2::1']
  const wide = Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`)
  const deep = Array.from({ length: 8 }, (_, index) => `2001:db8:1:${index}::1`)
  expect(await countAccepted(handler, [...wide, ...deep, ...others].map(from))).toBe(5 + 5 + 2)
})

test('a rate limit trusts only the header that CloudFront writes', async () => {
  const handler = limited('/api/by-header')
  const lies = Array.from({ length: 10 }, (_, index) =>
    post({ name: 'Ann' }, { 'x-forwarded-for': `198.51.100.${index}` }),
  )
  expect(await countAccepted(handler, lies)).toBe(3)
})

test('a rate limit starts again with the next window', async () => {
  const handler = limited('/api/by-window')
  expect(
    await countAccepted(
      handler,
      Array.from({ length: 5 }, () => from('203.0.113.10')),
    ),
  ).toBe(3)
  vi.setSystemTime(Date.UTC(2026, 10, 20, 12, 1, 0))
  expect(await countAccepted(handler, [from('203.0.113.10')])).toBe(1)
})
