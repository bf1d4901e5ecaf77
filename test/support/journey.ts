import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { launchBrowser } from './browser.ts'
import { type Started, startSystem } from './start.ts'

/** What the browser journeys of one file run on: the whole system over data of its own, and a browser. */
export interface Stage {
  readonly system: Started
  /** Where the system keeps its data. */
  readonly data: string
  /** A browser of somebody who was never here. */
  someone(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Starts the system over the same data, after it was ended. */
  startAgain(): Promise<void>
}

/** Milliseconds: it builds functions and site first, on whatever machine this is. */
const slowStart = 300_000

/** Sets the stage before the journeys of a file and clears it away after them. */
export function setStage(environment: Record<string, string> = {}): Stage {
  let data: string
  let system: Started
  let browser: Browser
  const start = async () => {
    system = await startSystem(data, environment)
  }
  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
    await start()
    browser = await launchBrowser()
  }, slowStart)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsSeen(browser, system)
  })
  afterAll(async () => {
    await browser?.close()
    await system?.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  })
  return {
    get system() {
      return system
    },
    get data() {
      return data
    },
    someone: (options) => browser.newContext({ locale: 'en-US', ...options }),
    startAgain: start,
  }
}

/** A journey that failed elsewhere cannot be looked at: its output says what stood on its pages, and the system's last lines. */
async function tellWhatIsSeen(browser: Browser, system: Started): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String)
    console.info(`${page.url()}\n${text.slice(0, 2_000)}`)
  }
  console.info(system.output().slice(-4_000))
}

/** Logs in as the demo creator on the way to a screen of the dashboard. */
export const logInAsDemo = (page: Page, site: string, path: string): Promise<void> =>
  logInAs(demoLogin, page, site, path)

/** The same as anybody. */
export async function logInAs(who: typeof demoLogin, page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${site}${path}`)
  await page.waitForURL('**/login**')
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${path}`)
}
