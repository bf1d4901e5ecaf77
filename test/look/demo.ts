import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '#test/support/browser.ts'
import { logInAsDemo } from '#test/support/browser-test.ts'
import { showView } from '#test/support/check-screens.ts'
import { drawJpeg } from '#test/support/drawings.ts'
import { enterCode, newestCode, openChannelStep, signUp, waitForDashboard } from '#test/support/signing-up.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { draftViews } from '#test/support/views.ts'

type Open = (options?: BrowserContextOptions) => Promise<BrowserContext>

/** The whole system with its own data, and browser contexts of three kinds of users. */
export interface Demo {
  readonly url: string
  /** Opens a context without any history. */
  readonly newVisitor: Open
  /** Opens a context of the demo creator, signed in, with a connected channel. */
  readonly member: Open
  /** Opens a context of a creator who has just signed up. */
  readonly newcomer: Open
  /** Id of an analysis of the demo creator with title and thumbnail. */
  readonly analysis: string
  /** Path of the page on which visitors vote on one of the demo creator's drafts. */
  readonly sharedPage: string
}

/** Connects the channel: a click on our button and one on the stub server's consent page. */
export async function connectChannel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect YouTube account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { name: 'Channel Overview' }).waitFor()
}

const picture = {
  behind:
    '<circle cx="950" cy="420" r="230" fill="#e8a33d"/><rect x="0" y="600" width="1280" height="120" fill="#16304a"/>',
  lines: [
    { text: 'CABIN', x: 90, y: 130, height: 150 },
    { text: 'IN A MONTH', x: 90, y: 360, height: 90, color: '#ffd84a' },
  ],
}

/** Enters a title, uploads a thumbnail, and waits for the checks. */
export async function fillDraft(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('I built a cabin in a month, alone')
  const file = { name: 'cabin.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(picture) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('img', { name: 'Thumbnail 1' }).waitFor()
}

/** Analyzes a title and a thumbnail. Returns the analysis's id. */
async function analyze(page: Page, url: string): Promise<string> {
  await fillDraft(page, url)
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.waitForURL(/analysis=/)
  await page.getByRole('heading', { name: 'Thumbnail Analysis' }).waitFor()
  return new URL(page.url()).searchParams.get('analysis') ?? ''
}

/** Shares and tests a draft, and creates the calendar's feed. Returns the path of the shared page. */
async function shareAndTest(page: Page, url: string): Promise<string> {
  for (const view of draftViews) await showView(page, url, view)
  const sharedPage = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname
  await page.goto(`${url}/dashboard/calendar`)
  await page.getByRole('button', { name: 'Create the address' }).click()
  await page.getByText('How to subscribe').waitFor()
  return sharedPage
}

async function signInAsDemo(page: Page, url: string): Promise<Pick<Demo, 'analysis' | 'sharedPage'>> {
  await logInAsDemo(page, url, '/dashboard')
  await connectChannel(page)
  return { analysis: await analyze(page, url), sharedPage: await shareAndTest(page, url) }
}

async function signUpNewcomer(context: BrowserContext, system: RunningSystem): Promise<void> {
  const email = 'ada@example.com'
  const page = await openChannelStep({ system }, context, email)
  await signUp(page, 'youtube.com/@slow.loom.studio')
  await enterCode(page, await newestCode({ system }, email))
  await waitForDashboard(page)
}

/** Runs `work` in a context and returns a function that opens contexts with the same session. */
async function openSignedInContext<Result>(browser: Browser, work: (context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext({ locale: 'en-US' })
  const result = await work(context)
  const storageState = await context.storageState()
  await context.close()
  const open: Open = (options) => browser.newContext({ locale: 'en-US', storageState, ...options })
  return { result, open }
}

/** Starts a system, runs `work`, and cleans up. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-look-'))
  const system = await startSystem(data)
  const browser = await launchBrowser()
  const { url } = system
  try {
    const member = await openSignedInContext(browser, async (context) => signInAsDemo(await context.newPage(), url))
    const newcomer = await openSignedInContext(browser, (context) => signUpNewcomer(context, system))
    await work({
      url,
      newVisitor: (options) => browser.newContext({ locale: 'en-US', ...options }),
      member: member.open,
      newcomer: newcomer.open,
      ...member.result,
    })
  } finally {
    await browser.close()
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
