import { afterEach, expect, inject, test } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { findAccountProblems } from '#infra/smoke/account.ts'

const { url } = inject('sharedSystem')

let proxy: RunningServer | undefined
afterEach(() => proxy?.stop())

/** How an outage changes a call: a response instead of that of the site, or another body. */
interface Outage {
  readonly replace?: (call: string) => { status: number; body: string } | undefined
  readonly rewrite?: (call: string, body: string) => string
}

/** Runs the check against the site behind a proxy with an outage. */
async function problemsWith({ replace, rewrite }: Outage, account = demoLogin): Promise<string[]> {
  proxy = await listen(async (request, response) => {
    const call = `${request.method} ${request.url}`
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization = '', 'content-type': type = '' } = request.headers
    const pass = async () => {
      const passed = await fetch(`${url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': type },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      })
      const body = await passed.text()
      return { status: passed.status, body: rewrite?.(call, body) ?? body }
    }
    const { status, body } = replace?.(call) ?? (await pass())
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  return findAccountProblems(proxy.origin, account)
}

const failing = (start: string, status: number, body: string): Outage => ({
  replace: (call) => (call.startsWith(start) ? { status, body } : undefined),
})

test('finds no problem where everything works, and leaves no draft, even one that an interrupted check left', async () => {
  const unavailable = '{"error":{"code":"unavailable","requestId":"r"}}'
  expect(await problemsWith(failing('DELETE', 503, unavailable))).toEqual([
    expect.stringMatching(/^DELETE \/api\/drafts\/\w+ returns 503, unavailable$/),
  ])
  const lists: number[] = []
  const countDrafts = (call: string, body: string) => {
    if (call === 'GET /api/drafts') lists.push(body.match(/A check of Viewcraft/g)?.length ?? 0)
    return body
  }
  expect(await problemsWith({ rewrite: countDrafts })).toEqual([])
  expect(lists).toEqual([2, 0])
})

test.each<[string, Outage]>([
  ['GET /config.json returns 403, not the documented response', failing('GET /config.json', 403, '<Error/>')],
  [
    'signing in fails: ',
    { rewrite: (_, body) => body.replace(/"cognitoEndpoint":"[^"]+"/, '"cognitoEndpoint":"http://127.0.0.1:1"') },
  ],
  [
    'POST /api/titles/score returns 403, forbidden',
    failing('POST /api/titles/score', 403, '{"error":{"code":"forbidden","requestId":"r"}}'),
  ],
  ['POST /api/titles/score returns 200, not the documented response', failing('POST /api/titles/score', 200, '{}')],
  ['POST /api/drafts returns 502, not the documented response', failing('POST /api/drafts', 502, 'Bad Gateway')],
  ['a new draft is not among the drafts', failing('GET /api/drafts', 200, '{"drafts":[]}')],
  ['a deleted draft is still among the drafts', failing('DELETE /api/drafts/', 200, '{}')],
])('reports: %s', async (problem, outage) => {
  expect((await problemsWith(outage)).join()).toContain(problem)
})

test('reports that the password is refused, without naming it', async () => {
  const account = { ...demoLogin, password: 'not-the-password' }
  expect(await problemsWith({}, account)).toEqual(['signing in fails: NotAuthorizedException'])
})

test('cleans up after the outages', async () => {
  expect(await findAccountProblems(url, demoLogin)).toEqual([])
})
