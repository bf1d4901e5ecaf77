import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { csp } from '#infra/csp.ts'
import { listen } from '#infra/local/listen.ts'
import { findProblems } from '#infra/smoke/checks.ts'
import { fillConfig } from '#shared/config-block.ts'
import { siteConfig } from '#test/support/site-config.ts'

const page = '<!doctype html><script type="module" src="/assets/main-1.js"></script>'
const app = fillConfig(`${page}<script type="application/json" id="config"></script><div id="root"></div>`, siteConfig)
const pageHeaders = {
  'content-type': 'text/html',
  'cache-control': 'no-store',
  'content-security-policy': csp({ pool: siteConfig.cognitoEndpoint, uploads: siteConfig.uploadsOrigin }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
const json = { 'content-type': 'application/json' }

type StubResponse = readonly [status: number, headers: Record<string, string>, body: string]
/** The responses of a stage without problems, by the start of their paths. */
const healthy: Readonly<Record<string, StubResponse>> = {
  '/config.json': [200, json, JSON.stringify(siteConfig)],
  '/assets/': [200, { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' }, ''],
  '/api/account/verification/': [200, json, '{"confirmed":false}'],
  '/api/account': [401, json, JSON.stringify({ error: { code: 'unauthenticated', requestId: 'one' } })],
  '/api/': [404, json, '{"message":"Not Found"}'],
  '/dashboard': [200, pageHeaders, app],
  '/there-is-no': [404, pageHeaders, app],
  '/': [200, pageHeaders, page],
}

const forbidden: StubResponse = [403, json, JSON.stringify({ error: { code: 'forbidden', requestId: 'one' } })]

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function problemsOf(changes: Readonly<Record<string, StubResponse>>): Promise<string[]> {
  const responses = { ...healthy, ...changes }
  const listener: RequestListener = ({ url = '' }, response) => {
    const [status, headers, body] = responses[Object.keys(healthy).find((start) => url.startsWith(start)) ?? '/'] ?? [
      500,
      {},
      '',
    ]
    response.writeHead(status, headers).end(body)
  }
  const stage = await listen(listener)
  stop = stage.stop
  return findProblems(stage.origin)
}

test('finds no problem in a healthy stage', async () => {
  expect(await problemsOf({})).toEqual([])
})

test.each<[string, Readonly<Record<string, StubResponse>>]>([
  ['/ is not the site: 403', { '/': [403, pageHeaders, 'Denied'], '/dashboard': [200, pageHeaders, 'Denied'] }],
  ['would delay releases', { '/': [200, { ...pageHeaders, 'cache-control': 'max-age=60' }, page] }],
  ['content security policy', { '/': [200, { ...pageHeaders, 'content-security-policy': "script-src '*'" }, page] }],
  ['x-content-type-options is ', { '/': [200, { ...pageHeaders, 'x-content-type-options': '' }, page] }],
  ['/config.json', { '/config.json': [200, json, JSON.stringify({ ...siteConfig, userPoolId: undefined })] }],
  ['not cached by browsers', { '/assets/': [200, { 'content-type': 'text/javascript' }, ''] }],
  ['a path of the app', { '/dashboard': [404, json, '{}'] }],
  ['does not contain the configuration', { '/dashboard': [200, pageHeaders, `${page}<div id="root"></div>`] }],
  ['an unknown path does not', { '/there-is-no': [200, pageHeaders, app] }],
  ['a public endpoint does not respond', { '/api/account/verification/': [503, json, '{}'] }],
  ['without a token /api/account returns 200', { '/api/account': [200, json, '{}'] }],
  ['an unknown path of the API', { '/api/': [200, pageHeaders, page] }],
  // A wrong origin secret.
  [
    'without a token /api/account returns 403 forbidden',
    Object.fromEntries(['/api/account/verification/', '/api/account', '/api/'].map((start) => [start, forbidden])),
  ],
])('reports: %s', async (problem, changes) => {
  expect((await problemsOf(changes)).join('\n')).toContain(problem)
})

test('reports a stage that cannot be reached', async () => {
  expect(await findProblems('http://127.0.0.1:1')).toEqual([expect.stringContaining('cannot be reached')])
})
