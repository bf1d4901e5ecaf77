import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { launchBrowser } from './browser.ts'
import { type Started, startSystem } from './start.ts'

/** What the browser journeys of one file run on: a running system and a browser. */
export interface Stage<System = Started> {
  readonly system: System
  /** Opens a browser profile without any history. */
  someone(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** A stage whose system is the file's own. */
export interface OwnStage extends Stage {
  /** Where the system keeps its data. */
  readonly data: string
  /** Starts the system over the same data, after it was ended. */
  startAgain(): Promise<void>
}

/** Milliseconds: starting takes long on a busy machine. */
const slowStart = 300_000

/** Starts a browser and the whole system over data of its own before the journeys of a file, and ends both after them. */
export function setStage(environment: Record<string, string> = {}): OwnStage {
  let data: string
  let system: Started
  const start = async () => {
    system = await startSystem(data, environment)
  }
  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
    await start()
  }, slowStart)
  afterAll(async () => {
    await system?.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  })
  const someone = setUpBrowser(() => console.info(system.output().slice(-4_000)))
  return {
    get system() {
      return system
    },
    get data() {
      return data
    },
    someone,
    startAgain: start,
  }
}

/** Starts a browser before the journeys of a file. Their system is one that other files use at the same time. */
export const shareStage = (): Stage<Pick<Started, 'url' | 'inbox'>> => ({
  system: inject('sharedSystem'),
  someone: setUpBrowser(),
})

/** A journey that failed elsewhere cannot be looked at: its output shows the text of its pages, and what `onFailure` adds. */
function setUpBrowser(onFailure = () => {}): Stage['someone'] {
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
  return (options) => browser.newContext({ locale: 'en-US', ...options })
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
