import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { parseJson, readBody } from '#infra/local/request.ts'
import { findAccountProblems } from '#infra/smoke/account.ts'
import { clientId, type Pool, password, poolId, signUpUser, startPool } from '#test/emulators/cognito-client.ts'
import { siteConfig } from '#test/support/site-config.ts'

const account = { email: 'check@example.com', password }

interface Answer {
  readonly status: number
  readonly body: object
}
/** Changes the answer to a request such as `POST /api/drafts`. `answer` carries it out as a healthy site does. */
type Outage = (call: string, answer: () => Answer) => Answer

let pool: Pool
let site: RunningServer
let outage: Outage | undefined
/** The titles of the drafts, by id. */
const drafts = new Map<string, string>()

beforeAll(async () => {
  pool = await startPool()
  await signUpUser(pool, account.email)
  site = await listen(async (request, response) => {
    const call = `${request.method} ${request.url}`
    const input = parseJson(await readBody(request, 10_000))
    const answer = () => answerTo(call, request.headers.authorization, input)
    const { status, body } = outage?.(call, answer) ?? answer()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
afterAll(() => Promise.all([pool.stop(), site.stop()]))
afterEach(() => {
  outage = undefined
  drafts.clear()
})

const ok = (body: object): Answer => ({ status: 200, body })
const failure = (status: number, code: string): Answer => ({ status, body: { error: { code, requestId: 'r' } } })

const configOf = (cognitoEndpoint: string) => ({
  ...siteConfig,
  userPoolId: poolId,
  userPoolClientId: clientId,
  cognitoEndpoint,
})

const draftOf = (id: string) => ({
  id,
  revision: 1,
  createdAt: '2026-11-27T10:00:00Z',
  updatedAt: '2026-11-27T10:00:00Z',
  state: 'idea',
  planned: null,
  name: '',
  version: 0,
})
const scoreOf = (title: unknown) => ({
  titles: [{ title, basis: 'nothing_known', checks: [] }],
  yardstick: { state: 'general', model: '1' },
  accuracy: { accuracy: 0.6, low: 0.5, high: 0.7, n: 1000 },
})
const Scoring = z.object({ titles: z.tuple([z.string()]) })
const Creating = z.object({ titles: z.tuple([z.object({ text: z.string() })]) })

/** Answers the requests of the check as the deployed site does. */
function answerTo(call: string, authorization: string | undefined, input: unknown): Answer {
  if (call === 'GET /config.json') return ok(configOf(pool.endpoint))
  const [, token = ''] = authorization?.split(' ') ?? []
  if (!token) return failure(401, 'unauthenticated')
  pool.verify('access', token)
  if (call === 'POST /api/titles/score') return ok(scoreOf(Scoring.parse(input).titles[0]))
  if (call === 'POST /api/drafts') {
    const id = `${drafts.size}`.padStart(20, '0')
    const [{ text: title }] = Creating.parse(input).titles
    drafts.set(id, title)
    const titles = [{ id: 'check', text: title }]
    const empty = { thumbnails: [], lead: {}, notes: '', seconds: null, happens: '', lessons: '', pictures: [] }
    return ok({ draft: { ...draftOf(id), ...empty, titles } })
  }
  if (call === 'GET /api/drafts')
    return ok({ drafts: [...drafts].map(([id, title]) => ({ ...draftOf(id), title, titles: 1, thumbnails: 0 })) })
  return drafts.delete(call.replace('DELETE /api/drafts/', '')) ? ok({}) : failure(404, 'not_found')
}

/** Creates an outage of the requests that match a pattern. */
const failing =
  (pattern: RegExp, answer: () => Answer): Outage =>
  (call, healthy) =>
    pattern.test(call) ? answer() : healthy()

test('finds no problem in a healthy site, and leaves no draft, even one that an interrupted check left', async () => {
  outage = failing(/^DELETE/, () => failure(503, 'unavailable'))
  await findAccountProblems(site.origin, account)
  expect(drafts.size).toBe(1)
  outage = undefined
  expect(await findAccountProblems(site.origin, account)).toEqual([])
  expect(drafts.size).toBe(0)
})

test.each<[name: string, problem: RegExp, planted: Outage]>([
  [
    'the configuration is denied',
    /^GET \/config\.json returns 403, not the documented response$/,
    failing(/config\.json/, () => ({ status: 403, body: {} })),
  ],
  [
    'Cognito cannot be reached',
    /^signing in fails: /,
    failing(/config\.json/, () => ok(configOf('http://127.0.0.1:1'))),
  ],
  [
    'the API refuses every call, as with a wrong origin secret',
    /^POST \/api\/titles\/score returns 403, forbidden$/,
    failing(/ \/api\//, () => failure(403, 'forbidden')),
  ],
  [
    'a score is not what is documented',
    /^POST \/api\/titles\/score returns 200, not the documented response$/,
    failing(/titles\/score/, () => ok({})),
  ],
  [
    'a score is that of another title',
    /^the score is that of another title$/,
    failing(/titles\/score/, () => ok(scoreOf('How to bake cake'))),
  ],
  [
    'a draft cannot be created',
    /^POST \/api\/drafts returns 503, unavailable$/,
    failing(/^POST \/api\/drafts/, () => failure(503, 'unavailable')),
  ],
  [
    'a new draft is lost',
    /^a new draft is not among the drafts$/,
    failing(/^GET \/api\/drafts/, () => ok({ drafts: [] })),
  ],
  [
    'a draft cannot be deleted',
    /^DELETE \/api\/drafts\/\w+ returns 503, unavailable$/,
    failing(/^DELETE/, () => failure(503, 'unavailable')),
  ],
  ['a deleted draft stays', /^a deleted draft is still among the drafts$/, failing(/^DELETE/, () => ok({}))],
])('fails when %s', async (_, problem, planted) => {
  outage = planted
  expect(await findAccountProblems(site.origin, account)).toEqual([expect.stringMatching(problem)])
})

test('fails when the password is refused, without naming it', async () => {
  const problems = await findAccountProblems(site.origin, { ...account, password: 'not-the-password' })
  expect(problems).toEqual(['signing in fails: NotAuthorizedException'])
})

test('the command ends with 1, and prints the problems of the site and of the account', async () => {
  outage = failing(/titles\/score/, () => failure(503, 'unavailable'))
  const command = spawn(process.execPath, ['--import', 'tsx', 'infra/smoke/smoke.ts', site.origin], {
    env: { ...process.env, SMOKE_ACCOUNT: JSON.stringify(account) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [printed, [status]] = await Promise.all([text(command.stderr), once(command, 'exit')])
  expect(printed).toContain('problem: / is not the site: 401')
  expect(printed).toContain('problem: POST /api/titles/score returns 503, unavailable')
  expect(printed).not.toContain(password)
  expect(status).toBe(1)
})
