/**
 * `npm run lighthouse`: runs Lighthouse on the landing page and on the dashboard of a connected channel, as a phone
 * with a slow connection, an empty cache and an expired access token, and prints the median of three runs. Exits with 1 if a score is below its
 * minimum. Performance scores are meaningful only on an otherwise idle machine. `npm run lighthouse -- landing` checks
 * only that page.
 *
 * The phone's CPU is calibrated to the machine, as Lighthouse documents it (docs/throttling.md#calibrating-the-cpu-slowdown): its default of
 * 4 fits a fast desktop, and on a slower machine it would imitate a slower phone.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { launchDebuggableBrowser } from '#test/support/browser.ts'
import { logInAsDemo } from '#test/support/browser-test.ts'
import { startSystem } from '#test/support/start-system.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { inCpuTime, Trace } from './cpu-time.ts'
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

/** The part of Lighthouse's report that is used. */
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
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

/**
 * Returns how many times slower than a machine with this benchmark index Lighthouse's phone is, as its calculator does:
 * https://lighthouse-cpu-throttling-calculator.vercel.app
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650)
}

/**
 * Runs Lighthouse once on an address: the browser's part first, then the audits, on a trace in which tasks take their
 * CPU time.
 */
async function runLighthouse(address: string, options: readonly string[]): Promise<Report> {
  const artifacts = await mkdtemp(path.join(data, 'artifacts-'))
  const run = (mode: string) => {
    const all = ['--yes', lighthouse, address, mode, '--quiet', '--output=json', `--port=${port}`, ...options]
    return promisify(execFile)('npx', all, { maxBuffer: 64 * 1024 * 1024 })
  }
  await run(`--gather-mode=${artifacts}`)
  const trace = path.join(artifacts, 'defaultPass.trace.json')
  await writeFile(trace, JSON.stringify(inCpuTime(Trace.parse(JSON.parse(await readFile(trace, 'utf8'))))))
  return Report.parse(JSON.parse((await run(`--audit-mode=${artifacts}`)).stdout))
}

/** Returns the options that check the scores of a page on a phone `slowdown` times slower than this machine. */
const scoreOptions = ({ minimum }: Page, slowdown: number): readonly string[] => [
  `--only-categories=${Object.keys(minimum)}`,
  `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
]

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

const performance = (report: Report) => scoreOf(report, 'performance')

/** Returns the median of several runs by a figure. Calls `before` ahead of each. */
async function median(
  run: () => Promise<Report>,
  figure: (report: Report) => number,
  before: () => Promise<unknown> = async () => {},
): Promise<Report> {
  const reports: Report[] = []
  for (let count = 0; count < runs; count++) {
    await before()
    reports.push(await run())
  }
  const middle = reports.sort((a, b) => figure(a) - figure(b))[Math.floor(runs / 2)]
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
  const calibrate = () => runLighthouse(system.url, ['--only-audits=first-contentful-paint'])
  const { benchmarkIndex } = (await median(calibrate, ({ environment }) => environment.benchmarkIndex)).environment
  const slowdown = slowdownFor(benchmarkIndex)
  console.log(`Benchmark index ${benchmarkIndex}: the CPU is slowed down ${slowdown.toFixed(1)} times`)
  const results: boolean[] = []
  if (isRequested(landing)) {
    const run = () => runLighthouse(system.url + landing.path, scoreOptions(landing, slowdown))
    results.push(printScores(landing, await median(run, performance, clearCache)))
  }
  if (isRequested(dashboard)) {
    await logInAsDemo(page, system.url, dashboard.path)
    await connectChannel(page)
    // As in nearly every visit: access tokens live 15 minutes.
    const expire = () =>
      page.evaluate((key) => {
        const session: object = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 0 }))
      }, sessionKey)
    const options = [...scoreOptions(dashboard, slowdown), '--disable-storage-reset']
    const run = () => runLighthouse(system.url + dashboard.path, options)
    results.push(printScores(dashboard, await median(run, performance, () => Promise.all([clearCache(), expire()]))))
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await context.close()
  await system.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
