import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { jpegOf } from '../support/drawings.ts'
import { logInAsDemo } from '../support/journey.ts'
import { isSignedIn, logIn, newestCode, openChannelStep, signUp } from '../support/signing-up.ts'
import { type Started, startSystem } from '../support/start.ts'

type Open = (options?: BrowserContextOptions) => Promise<BrowserContext>

/** The whole system over data of its own, a browser, and who may look at it. */
export interface Demo {
  readonly url: string
  /** A browser of somebody who was never here. */
  readonly someone: Open
  /** One of the demo creator, signed in, with a connected channel. */
  readonly member: Open
  /** One of a creator who has just signed up. */
  readonly newcomer: Open
  /** The id of an analysis of the demo creator's, of a title and a thumbnail. */
  readonly analysis: string
}

/** Two presses: ours, and the one on the stand-in's consent page. */
export async function connectChannel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect YouTube account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { name: 'Channel Overview' }).waitFor()
}

const picture = {
  below:
    '<circle cx="950" cy="420" r="230" fill="#e8a33d"/><rect x="0" y="600" width="1280" height="120" fill="#16304a"/>',
  lines: [
    { text: 'CABIN', x: 90, y: 130, height: 150 },
    { text: 'IN A MONTH', x: 90, y: 360, height: 90, color: '#ffd84a' },
  ],
}

/** Types a title and drops a thumbnail, and waits for its checks. */
export async function fillDraft(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('I built a cabin in a month, alone')
  const file = { name: 'cabin.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(picture) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Every check is done.').waitFor()
}

/** Has a title and a thumbnail analysed; answers the analysis's id. */
async function analyse(page: Page, url: string): Promise<string> {
  await fillDraft(page, url)
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.waitForURL(/analysis=/)
  await page.getByRole('heading', { name: 'Thumbnail Analysis' }).waitFor()
  return new URL(page.url()).searchParams.get('analysis') ?? ''
}

async function becomeMember(page: Page, url: string): Promise<string> {
  await logInAsDemo(page, url, '/dashboard')
  await connectChannel(page)
  return analyse(page, url)
}

async function becomeNewcomer(context: BrowserContext, system: Started): Promise<void> {
  const email = 'ada@example.com'
  const page = await openChannelStep({ system }, context, email)
  await signUp(page, 'youtube.com/@slow.loom.studio')
  await logIn(page)
  await page.waitForURL('**/auth/verify-email')
  await page.getByLabel('Code from the email').fill(await newestCode({ system }, email))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await isSignedIn(page)
}

/** A browser that begins where somebody has come. */
async function after<Found>(browser: Browser, work: (context: BrowserContext) => Promise<Found>) {
  const context = await browser.newContext({ locale: 'en-US' })
  const found = await work(context)
  const storageState = await context.storageState()
  await context.close()
  const open: Open = (options) => browser.newContext({ locale: 'en-US', storageState, ...options })
  return { found, open }
}

/** Runs `work` on a system that is started for it, and clears everything away after it. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-look-'))
  const system = await startSystem(data)
  const browser = await launchBrowser()
  const { url } = system
  try {
    const member = await after(browser, async (context) => becomeMember(await context.newPage(), url))
    const newcomer = await after(browser, (context) => becomeNewcomer(context, system))
    await work({
      url,
      someone: (options) => browser.newContext({ locale: 'en-US', ...options }),
      member: member.open,
      newcomer: newcomer.open,
      analysis: member.found,
    })
  } finally {
    await browser.close()
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
