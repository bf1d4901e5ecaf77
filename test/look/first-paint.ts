/**
 * `npm run first-paint [-- --against COMMIT] [--runs 5]`: opens screens as nearly every visit does, with an expired
 * access token, on a phone with a slow connection and an empty cache, and prints medians and a waterfall. With
 * `--against`, also opens those of an earlier commit, in turns, so that both run under the same conditions. Times are
 * meaningful only on an otherwise idle machine; bytes and requests on any.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { median } from '#shared/median.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { logInAsDemo } from '#test/support/browser-test.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { connectChannel } from './demo.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const screens = ['/dashboard', '/dashboard/predictive-insights'] as const
type Screen = (typeof screens)[number]

/** Lighthouse's phone: its slow connection, and a quarter of this machine's speed. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowdown = 4

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A build that is served, and what the browser stored in its last visit. */
interface Build {
  readonly name: string
  readonly system: RunningSystem
  state: State
}

const Figures = z.object({
  /**
   * `figures` and `lcp`: milliseconds from the navigation to the first figures on the screen and to the largest paint.
   */
  figures: z.nullable(z.number()),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  requests: z.int(),
  kilobytes: z.number(),
  /** When each request started and ended. */
  loads: z.array(z.object({ url: z.string(), from: z.number(), to: z.number() })),
})
type Figures = z.infer<typeof Figures>
const measures = ['figures', 'lcp', 'tbt', 'cls', 'requests', 'kilobytes'] as const

/**
 * Records the first figures and paints. Runs in the page before its scripts, so it has no named functions: tsx would
 * add calls that the page lacks.
 */
function observe() {
  const seen = { figures: null as number | null, lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { firstPaint: seen })
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime
        else if (type === 'longtask') seen.tbt += Math.max(0, entry.duration - 50)
        else if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.cls += Number(entry.value)
      }
    }).observe({ type, buffered: true })
  new MutationObserver((_, observer) => {
    if (!/Watch time\D{0,12}\d/i.test(document.querySelector('main')?.textContent ?? '')) return
    seen.figures = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Reads what {@link observe} recorded, with the requests. Runs in the page. */
function collect() {
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const bytes = loads.reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.transferSize : 0), 0)
  return {
    ...Reflect.get(window, 'firstPaint'),
    requests: loads.length,
    kilobytes: bytes / 1000,
    loads: loads.map((one) => ({
      url: one.name,
      from: one.startTime,
      to: one instanceof PerformanceResourceTiming ? one.responseEnd : one.startTime,
    })),
  }
}

/**
 * Returns whether a screen is there and has loaded and painted nothing for three seconds. Runs in the page. A quiet network is not
 * enough: a slow phone can run scripts for longer than that, and then load more.
 */
function isQuiet() {
  const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration)
  const last = Math.max(Reflect.get(window, 'firstPaint').lcp, ...ends)
  return document.querySelector('main h1') !== null && performance.now() - last > 3000
}

/** Lets the access token of a session expire. */
const expire = (state: State): State => ({
  ...state,
  origins: state.origins.map(({ localStorage, ...origin }) => ({
    ...origin,
    localStorage: localStorage.map(({ name, value }) =>
      name === sessionKey ? { name, value: JSON.stringify({ ...JSON.parse(value), expires_at: 0 }) } : { name, value },
    ),
  })),
})

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Opens a screen in a context without cache, until it is quiet. */
async function visit(browser: Browser, build: Build, screen: Screen): Promise<Figures> {
  const context = await browser.newContext({ locale: 'en-US', storageState: expire(build.state), ...phone })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe)
    await page.goto(build.system.url + screen)
    await page.waitForFunction(isQuiet, undefined, { polling: 250 })
    const figures = Figures.parse(await page.evaluate(collect))
    // The next visit has the session that this one renewed.
    build.state = await context.storageState()
    return figures
  } finally {
    await context.close()
  }
}

/** Starts the system of a directory, and signs in with a connected channel. */
async function serve(browser: Browser, name: string, directory: string, data: string): Promise<Build> {
  const system = await startSystem(data, {}, [process.execPath, '--import', 'tsx', 'infra/local/start.ts'], directory)
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await logInAsDemo(page, system.url, '/dashboard')
  await connectChannel(page)
  // The dashboard remembers its figures once they have arrived.
  await page.goto(`${system.url}/dashboard`, { waitUntil: 'networkidle' })
  const build = { name, system, state: await context.storageState() }
  await context.close()
  return build
}

/** Checks out a commit, with this installation's packages if they are the same, else with its own. */
async function checkOut(commit: string, directory: string): Promise<void> {
  await run('git', ['worktree', 'add', '--detach', directory, commit], { cwd: root })
  const [own, theirs] = await Promise.all([root, directory].map((one) => readFile(path.join(one, 'package-lock.json'))))
  if (own && theirs?.equals(own)) await symlink(path.join(root, 'node_modules'), path.join(directory, 'node_modules'))
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: directory, maxBuffer: 64 * 1024 * 1024 })
}

const toRow = (runs: readonly Figures[]) =>
  Object.fromEntries(
    measures.map((measure) => {
      const values = runs.flatMap((one) => one[measure] ?? [])
      return [measure, values.length > 0 ? Number(median(values).toFixed(measure === 'cls' ? 3 : 0)) : '']
    }),
  )

/** The rows of a waterfall: each shows the first load whose URL matches. */
const steps: readonly (readonly [name: string, url: RegExp])[] = [
  ['document', /\/dashboard[^.]*$/],
  ['entry script', /\/assets\/app-[^/]*\.js/],
  ['vendor script', /\/assets\/vendor-[^/]*\.js/],
  ['token refresh', /^https?:\/\/[^/]+\/$/],
  ['account', /\/api\/account$/],
  ['figures', /\/api\/youtube\/analytics/],
  ['videos', /\/api\/youtube\/videos/],
]
const msPerColumn = 50

/** Prints when each load of a run started and ended, with one column per 50 ms. */
function printWaterfall({ loads, figures, lcp }: Figures): void {
  const bars = steps.flatMap(([name, url]) => {
    const load = loads.find((one) => url.test(one.url.split('?')[0] ?? ''))
    return load ? [{ name, from: load.from, to: load.to }] : []
  })
  if (figures !== null) bars.push({ name: 'figures shown', from: figures, to: figures })
  bars.push({ name: 'largest paint', from: lcp, to: lcp })
  for (const { name, from, to } of bars) {
    const [start, end] = [from, to].map((ms) => Math.round(ms / msPerColumn)) as [number, number]
    const bar = ' '.repeat(start) + '='.repeat(Math.max(1, end - start))
    console.log(`  ${name.padEnd(14)}${`${Math.round(from)}`.padStart(6)}${`${Math.round(to)}`.padStart(6)}  ${bar}`)
  }
}

/** Visits all builds in turns, and prints the medians of each and the waterfall of the dashboard's median run. */
async function compare(browser: Browser, builds: readonly Build[], runs: number): Promise<void> {
  for (const screen of screens) {
    const results = new Map(builds.map((build) => [build, [] as Figures[]]))
    for (let count = 0; count < runs; count++)
      for (const build of builds) results.get(build)?.push(await visit(browser, build, screen))
    console.log(`${screen}, medians of ${runs}`)
    console.table(Object.fromEntries([...results].map(([{ name }, all]) => [name, toRow(all)])))
    if (screen !== '/dashboard') continue
    for (const [{ name }, all] of results) {
      console.log(name)
      const middle = all.toSorted((a, b) => (a.figures ?? 0) - (b.figures ?? 0))[Math.floor(all.length / 2)]
      if (middle) printWaterfall(middle)
    }
  }
}

const { values } = parseArgs({ options: { against: { type: 'string' }, runs: { type: 'string', default: '5' } } })
const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-first-paint-'))
const earlier = path.join(data, 'earlier')
const browser = await launchBrowser()
const builds: Build[] = []
try {
  if (values.against) {
    await checkOut(values.against, earlier)
    builds.push(await serve(browser, values.against, earlier, path.join(data, 'data-earlier')))
  }
  builds.push(await serve(browser, 'now', root, path.join(data, 'data')))
  await compare(browser, builds, Number(values.runs))
} finally {
  await browser.close()
  for (const { system } of builds) await system.end('SIGTERM')
  if (values.against) await run('git', ['worktree', 'remove', '--force', earlier], { cwd: root })
  await rm(data, { recursive: true, force: true })
}
