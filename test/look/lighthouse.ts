/**
 * `npm run lighthouse`: runs Lighthouse on the landing page and on the dashboard of a connected channel, as a phone
 * with a slow connection, an empty cache and an expired access token, and prints the median of three runs. Exits with 1 if a score is below its
 * minimum. Performance scores are meaningful only on an otherwise idle machine. `npm run lighthouse -- landing` checks
 * only that page.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { logInAsDemo } from '#test/support/browser-test.ts'
import { startSystem } from '#test/support/start-system.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { launchDebuggableBrowser } from '../support/browser.ts'
import { connectChannel } from './demo.ts'

const lighthouse = 'lighthouse@12.8.2'
const runs = 3

interface Page {
  readonly name: string
  readonly path: string
  /** Minimum score in each category. */
  readonly minimum: Readonly<Record<string, number>>
}
const landing: Page = {
  name: 'landing',
  path: '/',
  minimum: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
}
const dashboard: Page = {
  name: 'dashboard',
  path: '/dashboard',
  minimum: { performance: 95, accessibility: 100, 'best-practices': 100 },
}

/** The part of Lighthouse's report that is printed. */
const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.optional(z.nullable(z.number())),
      scoreDisplayMode: z.optional(z.string()),
      displayValue: z.optional(z.string()),
    }),
  ),
})
type Report = z.infer<typeof Report>

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

/** Runs Lighthouse once in the browser at `port`. `keepsSession` leaves the browser signed in. */
async function runLighthouse(
  url: string,
  { path: address, minimum }: Page,
  port: number,
  keepsSession: boolean,
): Promise<Report> {
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${Object.keys(minimum)}`]
  const keepSession = keepsSession ? ['--disable-storage-reset'] : []
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url + address, ...options, ...keepSession],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return Report.parse(JSON.parse(stdout))
}

/** Prints the scores. Returns whether all reach their minimum. */
function printScores({ name, minimum }: Page, report: Report): boolean {
  const categories = Object.keys(minimum)
  const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (audit) => `${report.audits[audit]?.title} ${report.audits[audit]?.displayValue}`,
  )
  console.log(`${name}: ${categories.map((one) => `${one} ${scoreOf(report, one)}`).join(', ')}; ${figures.join(', ')}`)
  for (const [audit, { title, score, scoreDisplayMode, displayValue = '' }] of Object.entries(report.audits))
    if (scoreDisplayMode !== 'informative' && typeof score === 'number' && score < 0.9)
      console.log(`  ${score.toFixed(2)} ${audit}: ${title} ${displayValue}`)
  return categories.every((one) => scoreOf(report, one) >= (minimum[one] ?? 0))
}

const byPerformance = (a: Report, b: Report) => scoreOf(a, 'performance') - scoreOf(b, 'performance')

/** Returns the median of several runs. Calls `before` ahead of each. */
async function median(run: () => Promise<Report>, before: () => Promise<unknown>): Promise<Report> {
  const reports: Report[] = []
  for (let count = 0; count < runs; count++) {
    await before()
    reports.push(await run())
  }
  const middle = reports.sort(byPerformance)[Math.floor(runs / 2)]
  if (!middle) throw new Error('no run')
  return middle
}

/** Returns a free port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isRequested = ({ name }: Page) => process.argv.length < 3 || process.argv.includes(name)
const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-lighthouse-'))
const system = await startSystem(path.join(data, 'system'))
const port = await freePort()
const context = await launchDebuggableBrowser(path.join(data, 'browser'), port)
try {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const clearCache = () => devtools.send('Network.clearBrowserCache')
  let passed = true
  if (isRequested(landing))
    passed =
      printScores(landing, await median(() => runLighthouse(system.url, landing, port, false), clearCache)) && passed
  if (isRequested(dashboard)) {
    await logInAsDemo(page, system.url, dashboard.path)
    await connectChannel(page)
    // As in nearly every visit: access tokens live 15 minutes.
    const expire = () =>
      page.evaluate((key) => {
        const session: object = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 0 }))
      }, sessionKey)
    const before = () => Promise.all([clearCache(), expire()])
    passed =
      printScores(dashboard, await median(() => runLighthouse(system.url, dashboard, port, true), before)) && passed
  }
  process.exitCode = passed ? 0 : 1
} finally {
  await context.close()
  await system.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
