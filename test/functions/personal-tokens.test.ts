import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { dayMs } from '#shared/duration.ts'
import { allowances, type PlanName } from '#shared/plans.ts'
import { type Scope, scopes } from '#shared/scopes.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, setPlan } from '#test/support/creator.ts'
import { failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'

const backend = setUpBackend()

async function create({ token: as }: Pick<Creator, 'token'>, chosen: readonly Scope[] = scopes, days?: number) {
  const { status, body } = await backend.request('POST', '/api/tokens', {
    as,
    body: {
      name: 'My assistant',
      scopes: chosen,
      youtubeConsent: chosen.includes('channel.read'),
      ...(days === undefined ? {} : { days }),
    },
  })
  expect(status).toBe(200)
  return tokens.create.output.parse(body)
}
const list = async ({ token: as }: Creator) =>
  tokens.list.output.parse((await backend.request('GET', '/api/tokens', { as })).body).tokens
async function signUp(plan: PlanName = 'free'): Promise<Creator> {
  const { userId, tokens } = await backend.signUpUser()
  await setPlan({ userId }, plan)
  return { userId, token: tokens.accessToken }
}
const score = (as: string, titles: readonly string[] = ['How I built a house']) =>
  backend.request('POST', '/api/titles/score', { as, body: { titles } })
const refused = errorResponse(401, 'unauthenticated')

afterEach(() => {
  vi.useRealTimers()
})

describe('a personal access token', () => {
  test('is shown once, is recognizable to secret scanners, and is stored as a hash', async () => {
    const ann = await signUp()
    const { secret, token } = await create(ann, ['score'], 7)
    expect(secret).toMatch(/^vcp_[0-9A-Za-z]{84}$/)
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBeGreaterThan(7 * dayMs - 2000)
    expect(await list(ann)).toEqual([token])
    expect(JSON.stringify(await backend.everything())).not.toContain(secret.slice(30))
  })

  test('is refused when it has a wrong character or another’s secret, or is malformed or deleted', async () => {
    const [ann, ben] = [await signUp(), await signUp()]
    const { secret, token } = await create(ann)
    expect(await score(secret)).toMatchObject({ status: 200 })
    const other = (await create(ben)).secret
    for (const wrong of [
      `${secret.slice(0, 60)}${secret[60] === 'a' ? 'b' : 'a'}${secret.slice(61)}`,
      secret.slice(0, -1),
      `vcp_${'z'.repeat(84)}`,
      'vcp_',
      await withSecretOf(secret, other),
    ])
      expect(await score(wrong), wrong).toMatchObject(refused)
    // Ben cannot delete it.
    await backend.request('DELETE', `/api/tokens/${token.id}`, { as: ben.token })
    expect(await score(secret)).toMatchObject({ status: 200 })
    await backend.request('DELETE', `/api/tokens/${token.id}`, { as: ann.token })
    expect(await score(secret)).toMatchObject(refused)
    expect(await list(ann)).toEqual([])
    // Using it after its deletion did not create it again.
    expect((await backend.items('personal_tokens')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })

  test('is created, and its owner notified, even if the day’s mails cannot be counted', async () => {
    const ann = await signUp()
    expectErrors()
    const { restore } = await failAt(({ input }) => JSON.stringify(input).includes('access-mails#'))
    const before = backend.mails().length
    const { secret } = await create(ann)
    restore()
    expect(await score(secret)).toMatchObject({ status: 200 })
    expect(backend.mails()).toHaveLength(before + 1)
  })

  test('expires on its last day', async () => {
    const ann = await signUp()
    const { secret } = await create(ann, ['score'], 30)
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 30 * dayMs - 60_000 })
    expect(await score(secret)).toMatchObject({ status: 200 })
    vi.setSystemTime(start + 30 * dayMs + 1000)
    expect(await score(secret)).toMatchObject(refused)
    expect(await list({ ...ann, token: backend.tokenFor(ann.userId) })).toEqual([])
  })

  test('that reads figures from YouTube is created only with consent', async () => {
    const ann = await signUp()
    const body = { name: 'My assistant', scopes: ['channel.read'] }
    const refused = await backend.request('POST', '/api/tokens', { as: ann.token, body })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', fields: { youtubeConsent: 'required' } } },
    })
    expect(await list(ann)).toEqual([])
  })

  test('is created only after a recent sign-in', async () => {
    const ann = await signUp()
    const as = ann.token
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(
      await backend.request('POST', '/api/tokens', { as, body: { name: 'Late', scopes: ['score'] } }),
    ).toMatchObject(errorResponse(403, 'recent_sign_in_required'))
  })

  longTest.each([
    { name: '', scopes: ['score'] },
    { name: 'My\nassistant', scopes: ['score'] },
    { name: 'My \u202eassistant', scopes: ['score'] },
    { name: 'x'.repeat(61), scopes: ['score'] },
    { name: 'None', scopes: [] },
    { name: 'Twice', scopes: ['score', 'score'] },
    { name: 'Unknown', scopes: ['billing'] },
    { name: 'Long', scopes: ['score'], days: 367 },
  ])('is not created from %j', async (body) => {
    const { token: as } = await signUp()
    expect(await backend.request('POST', '/api/tokens', { as, body })).toMatchObject(
      errorResponse(400, 'invalid_input'),
    )
  })

  test('is limited in number by the plan, even when created concurrently, and works after a downgrade', async () => {
    const ann = await signUp('basic')
    const kept = await create(ann, ['score'])
    for (let made = 1; made < allowances.tokens.basic - 2; made++) await create(ann, ['score'])
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        backend.request('POST', '/api/tokens', { as: ann.token, body: { name: 'More', scopes: ['score'] } }),
      ),
    )
    for (const { status, body } of answers)
      if (status !== 200) expect({ status, body }).toMatchObject(errorResponse(402, 'token_limit_reached'))
    expect((await list(ann)).length).toBeLessThanOrEqual(allowances.tokens.basic)
    await setPlan(ann, 'free')
    expect(await score(kept.secret)).toMatchObject({ status: 200 })
    const more = await backend.request('POST', '/api/tokens', {
      as: ann.token,
      body: { name: 'More', scopes: ['score'] },
    })
    expect(more).toMatchObject(errorResponse(402, 'token_limit_reached'))
  })

  longTest('shows when it was last used, to the hour', async () => {
    const ann = await signUp()
    const { secret } = await create(ann)
    expect(await list(ann)).toMatchObject([{ usedAt: null }])
    await score(secret)
    const hour = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`
    expect(await list(ann)).toMatchObject([{ usedAt: hour }])
  })

  longTest('makes no more requests a day than the plan allows, with all tokens together', async () => {
    const ann = await signUp()
    const secrets = [(await create(ann)).secret, (await create(ann)).secret]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 12) })
    const max = allowances.program_requests.free
    for (let made = 0; made < max; made += 40) {
      vi.setSystemTime(Date.now() + 60_000)
      const asked = await Promise.all(Array.from({ length: 40 }, (_, one) => score(`${secrets[one % 2]}`)))
      expect(asked.every(({ status }) => status === 200)).toBe(true)
    }
    vi.setSystemTime(Date.now() + 60_000)
    expect(await score(`${secrets[0]}`)).toMatchObject(errorResponse(429, 'program_limit_reached'))
    // The session is not a program, and a larger plan allows more.
    expect(await backend.request('GET', '/api/drafts', { as: backend.tokenFor(ann.userId) })).toMatchObject({
      status: 200,
    })
    await setPlan(ann, 'basic')
    expect(await score(`${secrets[0]}`)).toMatchObject({ status: 200 })
    await setPlan(ann, 'free')
    vi.setSystemTime(Date.UTC(2027, 0, 2))
    expect(await score(`${secrets[1]}`)).toMatchObject({ status: 200 })
  })

  longTest('has a rate limit of its own, which leaves the session alone', async () => {
    const ann = await signUp()
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 })
    const { secret } = await create(ann)
    const asked = await Promise.all(
      Array.from({ length: 130 }, (_, at) =>
        at % 2 ? score(secret) : backend.request('GET', '/api/drafts', { as: secret }),
      ),
    )
    expect(asked.filter(({ status }) => status === 200).length).toBe(120)
    expect(asked.find(({ status }) => status !== 200)).toMatchObject(errorResponse(429, 'too_many_requests'))
    expect(await score(ann.token)).toMatchObject({ status: 200 })
  })

  longTest('is refused from the moment when the deletion of the account starts', async () => {
    const ann = await signUp()
    const { secret } = await create(ann)
    expect(await backend.request('DELETE', '/api/account', { as: ann.token })).toMatchObject({ status: 200 })
    expect(await score(secret)).toMatchObject(refused)
    expect((await backend.items('personal_tokens')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })
})

/** Returns a token with the ids of `token` and the random bits of `other`, under a valid checksum. */
async function withSecretOf(token: string, other: string): Promise<string> {
  const { decodeToken, encodeToken } = await import('#functions/lib/token-text.ts')
  const [own, foreign] = [decodeToken('vcp', token), decodeToken('vcp', other)]
  if (!own || !foreign) throw new Error('not a token')
  return encodeToken('vcp', Buffer.concat([own.subarray(0, 26), foreign.subarray(26)]))
}

/** What each scope opens. An endpoint that is not listed is closed to every token. */
const opened: Readonly<Record<Scope, readonly EndpointName[]>> = {
  score: ['advice/score', 'advice/upload', 'advice/thumbnail'],
  drafts: [
    'advice/analyze',
    'advice/history',
    'drafts/list',
    'drafts/get',
    'drafts/create',
    'drafts/save',
    'drafts/keep',
    'drafts/versions',
    'drafts/remove',
    'drafts/restore',
    'ideas/accept',
  ],
  insights: ['advice/titles', 'advice/metadata', 'advice/advise', 'advice/record', 'following/outliers', 'ideas/week'],
  'channel.read': ['youtube/analytics', 'youtube/top', 'youtube/videos'],
}

describe('scopes', () => {
  const secrets = new Map<Scope, string>()
  beforeAll(async () => {
    const ann = await signUp('premium')
    for (const scope of scopes) secrets.set(scope, (await create(ann, [scope])).secret)
  })

  longTest.each(endpoints.filter(([, { caller, protocol }]) => caller === 'user' && !protocol))(
    '%s',
    async (name, { method, path }) => {
      // Each request is sent in its own minute, so that no rate limit is reached.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
      const isOpen = scopes.some((scope) => opened[scope].includes(name))
      for (const scope of scopes) {
        vi.setSystemTime(Date.now() + 60_000)
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
        const url = path.replace(/\{\w+\}/g, '0'.repeat(26))
        const answer = await backend.request(method, url, { as: secrets.get(scope), ...body })
        if (opened[scope].includes(name))
          expect([200, 400, 404, 409], `${scope} ${answer.text}`).toContain(answer.status)
        else expect(answer, scope).toMatchObject(errorResponse(403, isOpen ? 'scope_missing' : 'token_not_allowed'))
      }
    },
  )
})

describe('an error', () => {
  const ask = (authorization?: string) =>
    backend.request('POST', '/api/titles/score', {
      body: { titles: ['My house'] },
      headers: authorization === undefined ? {} : { authorization },
    })

  longTest.each([undefined, 'vcp_token', 'Basic dXNlcjpwYXNz', 'Bearer token'])(
    'says how to send a token to a program that sends %j',
    async (authorization) => {
      expect(await ask(authorization)).toMatchObject({
        status: 401,
        body: {
          error: { code: 'unauthenticated', message: expect.stringContaining('`Authorization: Bearer vcp_...`') },
        },
      })
    },
  )

  longTest('is not caused by the case of the word Bearer (RFC 9110)', async () => {
    const { secret } = await create(await signUp())
    expect(await ask(`bearer ${secret}`)).toMatchObject({ status: 200 })
  })

  test('names the scope that a token lacks', async () => {
    const { secret } = await create(await signUp(), ['score'])
    const answer = await backend.request('GET', '/api/drafts', { as: secret })
    expect(answer.body).toMatchObject({ error: { message: expect.stringContaining('the scope `drafts`') } })
  })

  longTest('distinguishes broken JSON from invalid fields', async () => {
    const { secret: as } = await create(await signUp())
    const answer = await backend.request('POST', '/api/titles/score', { as, body: '{"titles":[' })
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('JSON object') } } })
    expect(answer.body).not.toHaveProperty('error.fields')
  })
})

describe('scoring titles', () => {
  longTest('scores each and compares their wording, in the order given', async () => {
    const { token } = await signUp()
    const titles = ['How I built a tiny house in 30 days', 'house', 'Cómo hice mi casa en 30 días con mis amigos']
    const { body } = await score(token, titles)
    const { titles: scored, accuracy } = advice.score.output.parse(body)
    expect(scored.map(({ title }) => title)).toEqual(titles)
    expect(scored[2]).toEqual({ title: titles[2], basis: 'other_language', checks: [] })
    const [first, second] = scored
    expect((first?.chance ?? 0) + (second?.chance ?? 0)).toBeCloseTo(1)
    expect(first?.score).toBeGreaterThan(second?.score ?? 100)
    expect(accuracy.low).toBeGreaterThan(0.5)
  })

  longTest('gives equal titles the same result, without a chance against each other', async () => {
    const { token } = await signUp()
    const { titles } = advice.score.output.parse((await score(token, ['Bread at home', 'Bread at home'])).body)
    expect(titles[0]).toEqual(titles[1])
    expect(titles[0]).not.toHaveProperty('chance')
  })

  longTest('takes 1 to 100 titles', async () => {
    const { token } = await signUp()
    const many = (count: number) => Array.from({ length: count }, (_, at) => `How I built house number ${at}`)
    expect(await score(token, [])).toMatchObject(errorResponse(400, 'invalid_input'))
    expect(await score(token, many(101))).toMatchObject(errorResponse(400, 'invalid_input'))
    const { titles } = advice.score.output.parse((await score(token, many(100))).body)
    expect(titles.reduce((sum, { chance = 0 }) => sum + chance, 0)).toBeCloseTo(1)
  })
})
