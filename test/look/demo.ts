import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { logInAsDemo } from '../support/journey.ts'
import { startSystem } from '../support/start.ts'

/** The whole system over data of its own, a browser, and the demo creator's session in it. */
export interface Demo {
  readonly url: string
  readonly browser: Browser
  /** A browser of the demo creator, signed in. */
  signedIn(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** Two presses: ours, and the one on the stand-in's consent page. */
async function connectChannel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect YouTube account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { name: 'Channel Overview' }).waitFor()
}

/** Runs `work` on a system that is started for it, and clears everything away after it. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-look-'))
  const system = await startSystem(data)
  const browser = await launchBrowser()
  try {
    const first = await browser.newContext({ locale: 'en-US' })
    const page = await first.newPage()
    await logInAsDemo(page, system.url, '/dashboard')
    await connectChannel(page)
    const storageState = await first.storageState()
    await first.close()
    await work({
      url: system.url,
      browser,
      signedIn: (options) => browser.newContext({ locale: 'en-US', storageState, ...options }),
    })
  } finally {
    await browser.close()
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
