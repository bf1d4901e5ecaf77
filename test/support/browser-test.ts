import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { launchBrowser } from './browser.ts'
import { type RunningSystem, type SharedSystem, startSystem } from './start-system.ts'

/** What the browser tests of a file use: a running system and a browser. */
export interface BrowserTest<System = RunningSystem> {
  readonly system: System
  /** Opens a browser context without any history. */
  newVisitor(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** A browser test whose system no other file uses. */
export interface IsolatedBrowserTest extends BrowserTest {
  /** The system's data directory. */
  readonly data: string
  /** Starts the system again with the same data, and optionally another environment. */
  restart(environment?: Record<string, string>): Promise<void>
}

/** Timeout in milliseconds. Starting takes long on a busy machine. */
export const slowStart = 300_000

/**
 * How long tests wait for a page, in milliseconds. Playwright's default of 30 seconds is too short: the gateway refuses
 * a read after that time, and the web app then reads again.
 */
const waitMs = 60_000

/**
 * Starts a browser and a system with its own data before the tests of a file, and stops them afterward. The data is a
 * copy from a system that was started before, unless `isFirstStart`.
 */
export function setUpBrowserTest(environment: Record<string, string> = {}, isFirstStart = false): IsolatedBrowserTest {
  let data: string
  let system: RunningSystem
  const start = async (changed = environment) => {
    system = await startSystem(data, changed)
  }
  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
    if (!isFirstStart) await cp(inject('firstData'), data, { recursive: true })
    await start()
  }, slowStart)
  afterAll(async () => {
    await system?.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  })
  const newVisitor = setUpBrowser(() => console.info(system.output().slice(-4_000)))
  return {
    get system() {
      return system
    },
    get data() {
      return data
    },
    newVisitor,
    restart: start,
  }
}

/** Starts a browser before the tests of a file. Other files use the same system at the same time. */
export const setUpSharedBrowserTest = (): BrowserTest<SharedSystem> => ({
  system: inject('sharedSystem'),
  newVisitor: setUpBrowser(),
})

/** Starts a browser. Prints the text of its pages after a failed test, since a failure in CI cannot be inspected. */
function setUpBrowser(onFailure = () => {}): BrowserTest['newVisitor'] {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String)
      console.info(`${page.url()}\n${text.slice(0, 2_000)}`)
    }
    onFailure()
  })
  afterAll(() => browser?.close())
  return async (options) => {
    const context = await browser.newContext({ locale: 'en-US', ...options })
    context.setDefaultTimeout(waitMs)
    return context
  }
}

/** Logs in as the demo creator on the way to a screen of the dashboard. */
export const logInAsDemo = (page: Page, site: string, path: string): Promise<void> =>
  logInAs(demoLogin, page, site, path)

/** Logs in on the way to a screen of the dashboard. */
export async function logInAs(who: typeof demoLogin, page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${site}${path}`)
  await page.waitForURL('**/login**')
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`**${path}`)
}
