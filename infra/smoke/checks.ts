import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { csp, originsOf } from '#infra/csp.ts'
import { Config } from '#shared/config.ts'
import { contract } from '#shared/contract/index.ts'
import { ErrorBody } from '#shared/errors.ts'

/** Responses of a stage that several checks read. */
interface Stage {
  readonly origin: string
  readonly page: Page
  readonly config: Page
}

interface Page {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Returns the problems it found, each in a few words. */
type Check = (stage: Stage) => Promise<string[]> | string[]

const timeoutMs = 30_000

async function get(address: string, redirect: NonNullable<RequestInit['redirect']> = 'follow'): Promise<Page> {
  const response = await fetch(address, { redirect, signal: AbortSignal.timeout(timeoutMs) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Makes a browser's requests to a stage without writing anything, and returns the problems it finds. */
export async function findProblems(origin: string): Promise<string[]> {
  try {
    const stage = { origin, page: await get(`${origin}/`), config: await get(`${origin}/config.json`) }
    const problems = await Promise.all(checks.map((check) => check(stage)))
    return problems.flat()
  } catch (error) {
    const { message, cause } = error as Error
    return [`${origin} cannot be reached: ${message}${cause instanceof Error ? `, ${cause.message}` : ''}`]
  }
}

/** Returns the problem unless a condition is met. */
const unless = (isMet: boolean, problem: string): string[] => (isMet ? [] : [problem])

const isJson = ({ headers }: Page) => headers.get('content-type')?.startsWith('application/json') === true

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const checks: readonly Check[] = [
  ({ page }) => [
    ...unless(page.status === 200 && page.text.includes('/assets/'), `/ is not the site: ${page.status}`),
    ...unless(page.headers.get('cache-control') === 'no-store', '/ may be cached, which would delay releases'),
  ],
  ({ config }) => {
    const parsed = z.safeParse(Config, json(config.text))
    return unless(parsed.success, `/config.json: ${parsed.error ? z.prettifyError(parsed.error) : ''}`)
  },
  contentSecurityPolicy,
  otherHeaders,
  asset,
  async ({ origin, config }) => {
    const deep = await get(`${origin}/dashboard/predictive-insights`)
    // The landing page is prerendered; this is the page of the app.
    const isApp = deep.status === 200 && deep.text.includes('id="root"')
    const block = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(deep.text)?.[1] ?? ''
    return [
      ...unless(isApp, `a path of the app does not return the app: ${deep.status}`),
      ...unless(
        isDeepStrictEqual(json(block), json(config.text)),
        "the app's page does not contain the configuration of /config.json",
      ),
    ]
  },
  async ({ origin }) => {
    const unknown = await get(`${origin}/there-is-no-such-page`)
    return unless(
      unknown.status === 404 && unknown.text.includes('id="root"'),
      `an unknown path does not return the app with 404: ${unknown.status}`,
    )
  },
  async ({ origin }) => {
    const open = await get(`${origin}${contract.account.verification.path.replace('{userSub}', unknownUser)}`)
    const parsed = z.safeParse(contract.account.verification.output, json(open.text))
    return unless(open.status === 200 && parsed.success, `a public endpoint does not respond: ${open.status}`)
  },
  async ({ origin }) => {
    const closed = await get(`${origin}${contract.account.get.path}`)
    const code = z.safeParse(ErrorBody, json(closed.text)).data?.error.code
    return unless(
      closed.status === 401 && code === 'unauthenticated',
      `without a token ${contract.account.get.path} returns ${closed.status} ${code ?? closed.text.slice(0, 80)}`,
    )
  },
  async ({ origin }) => {
    const missing = await get(`${origin}/api/there-is-no-such-path`)
    return unless(
      missing.status === 404 && isJson(missing),
      `an unknown path of the API does not return 404 in JSON: ${missing.status}`,
    )
  },
  async ({ origin }) => {
    if (!origin.startsWith('https:')) return []
    const { status } = await get(origin.replace('https:', 'http:'), 'manual')
    return unless(status >= 301 && status <= 308, `http does not redirect to https: ${status}`)
  },
]

const unknownUser = '00000000-0000-4000-8000-000000000000'

/** Checks that the policy is what `infra/csp.ts` returns for the configured origins. */
function contentSecurityPolicy({ page, config }: Stage): string[] {
  const { data } = z.safeParse(Config, json(config.text))
  if (!data) return []
  const expected = csp(originsOf(data))
  const actual = page.headers.get('content-security-policy')
  return unless(actual === expected, `the content security policy is wrong: ${actual}`)
}

function otherHeaders({ origin, page }: Stage): string[] {
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    ...(origin.startsWith('https:') ? { 'strict-transport-security': /max-age=63072000/ } : {}),
  }
  return Object.entries(expected).flatMap(([name, pattern]) =>
    unless(pattern.test(page.headers.get(name) ?? ''), `${name} is ${page.headers.get(name)}`),
  )
}

async function asset({ origin, page }: Stage): Promise<string[]> {
  const [script = '/assets/none'] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? []
  const { status, headers } = await get(`${origin}${script}`)
  return [
    ...unless(status === 200 && /javascript/.test(headers.get('content-type') ?? ''), `${script}: ${status}`),
    ...unless(/immutable/.test(headers.get('cache-control') ?? ''), `${script} is not cached by browsers`),
  ]
}
