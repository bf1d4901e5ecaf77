import * as z from 'zod/mini'
import { Config } from '#shared/config.ts'
import { contract } from '#shared/contract/index.ts'
import { ErrorBody } from '#shared/errors.ts'
import { csp } from './csp.ts'

/** What is fetched once and looked at by several checks. */
interface Seen {
  readonly origin: string
  readonly page: Answer
  readonly config: Answer
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A check answers what is wrong, in a few words; nothing where all is well. */
type Check = (seen: Seen) => Promise<string[]> | string[]

const patienceMs = 30_000

async function get(address: string, redirect: NonNullable<RequestInit['redirect']> = 'follow'): Promise<Answer> {
  const response = await fetch(address, { redirect, signal: AbortSignal.timeout(patienceMs) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Asks a stage what a browser would, writing nothing; answers what is wrong, in sentences, or that it cannot be reached. */
export async function findProblems(origin: string): Promise<string[]> {
  try {
    const seen = { origin, page: await get(`${origin}/`), config: await get(`${origin}/config.json`) }
    const found = await Promise.all(checks.map((check) => check(seen)))
    return found.flat()
  } catch (error) {
    const { message, cause } = error as Error
    return [`${origin} cannot be reached: ${message}${cause instanceof Error ? `, ${cause.message}` : ''}`]
  }
}

/** Says `problem` unless something holds. */
const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])

const isJson = ({ headers }: Answer) => headers.get('content-type')?.startsWith('application/json') === true

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
    ...unless(page.headers.get('cache-control') === 'no-store', '/ may be cached, so that a release would not arrive'),
  ],
  ({ config }) => {
    const parsed = z.safeParse(Config, json(config.text))
    return unless(parsed.success, `/config.json: ${parsed.error ? z.prettifyError(parsed.error) : ''}`)
  },
  policy,
  otherHeaders,
  asset,
  async ({ origin }) => {
    const deep = await get(`${origin}/dashboard/predictive-insights`)
    // The site's first page is another: it is made ahead.
    const isApp = deep.status === 200 && deep.text.includes('id="root"')
    return unless(isApp, `a path of the app is not the app: ${deep.status}`)
  },
  async ({ origin }) => {
    const lost = await get(`${origin}/there-is-no-such-page`)
    return unless(
      lost.status === 404 && lost.text.includes('id="root"'),
      `a path that nothing has is not the app with a 404: ${lost.status}`,
    )
  },
  async ({ origin }) => {
    const open = await get(`${origin}${contract.account.verification.path.replace('{userSub}', nobody)}`)
    const parsed = z.safeParse(contract.account.verification.output, json(open.text))
    return unless(open.status === 200 && parsed.success, `what anybody may ask is not answered: ${open.status}`)
  },
  async ({ origin }) => {
    const closed = await get(`${origin}${contract.account.get.path}`)
    const code = z.safeParse(ErrorBody, json(closed.text)).data?.error.code
    return unless(
      closed.status === 401 && code === 'unauthenticated',
      `without a token ${contract.account.get.path} says ${closed.status} ${code ?? closed.text.slice(0, 80)}`,
    )
  },
  async ({ origin }) => {
    const none = await get(`${origin}/api/there-is-no-such-path`)
    return unless(
      none.status === 404 && isJson(none),
      `an unknown path of the API is not a 404 in JSON: ${none.status}`,
    )
  },
  async ({ origin }) => {
    if (!origin.startsWith('https:')) return []
    const { status } = await get(origin.replace('https:', 'http:'), 'manual')
    return unless(status >= 301 && status <= 308, `http does not lead to https: ${status}`)
  },
]

const nobody = '00000000-0000-4000-8000-000000000000'

/** The policy of `infra/csp.ts` for the parties that the configuration names, word for word. */
function policy({ page, config }: Seen): string[] {
  const { data } = z.safeParse(Config, json(config.text))
  if (!data) return []
  const wanted = csp({ pool: data.cognitoEndpoint, uploads: data.uploadsOrigin })
  const given = page.headers.get('content-security-policy')
  return unless(given === wanted, `the content security policy is not ours: ${given}`)
}

function otherHeaders({ origin, page }: Seen): string[] {
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    ...(origin.startsWith('https:') ? { 'strict-transport-security': /max-age=63072000/ } : {}),
  }
  return Object.entries(wanted).flatMap(([name, pattern]) =>
    unless(pattern.test(page.headers.get(name) ?? ''), `${name} is ${page.headers.get(name)}`),
  )
}

async function asset({ origin, page }: Seen): Promise<string[]> {
  const [script = '/assets/none'] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? []
  const { status, headers } = await get(`${origin}${script}`)
  return [
    ...unless(status === 200 && /javascript/.test(headers.get('content-type') ?? ''), `${script}: ${status}`),
    ...unless(/immutable/.test(headers.get('cache-control') ?? ''), `${script} is not kept by browsers`),
  ]
}
