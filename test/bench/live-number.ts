import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { connectChannel } from '#test/look/demo.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { logInAsDemo } from '#test/support/browser-test.ts'
import { startSystem } from '#test/support/start-system.ts'
import { median, type Row } from './row.ts'

const rounds = 5
/** Lighthouse's phone: a processor a quarter as fast, and slow 4G. */
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Returns the milliseconds on a phone, with an empty cache, from opening Predictive Insights with a title to its number, and
 * from a key to the next number.
 */
async function measureRound(browser: Browser, url: string, storageState: SignedIn, heading: string) {
  const context = await browser.newContext({ locale: 'en-US', storageState, viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    const began = performance.now()
    await page.goto(`${url}/dashboard/predictive-insights?title=How+to+Make+the+Perfect+Carbonara`)
    await page.getByRole('heading', { name: heading }).waitFor()
    const first = performance.now() - began
    const field = page.getByPlaceholder('Enter your video title')
    await field.fill('How to Make the Perfect Carbonara in')
    const typed = performance.now()
    await field.pressSequentially(' 10 Minutes')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    return { first, key: (performance.now() - typed) / ' 10 Minutes'.length }
  } finally {
    await context.close()
  }
}

/** Deletes the connection on the dashboard. */
async function disconnectChannel(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Disconnect and delete' }).click()
  await page.getByText('Your YouTube account has been disconnected.').waitFor()
}

/** Compares the first live number on a creator's channel, and a key press, with those after disconnecting it. */
export async function liveNumberBench(): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-bench-'))
  const [system, browser] = [await startSystem(data), await launchBrowser()]
  const { url } = system
  try {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await logInAsDemo(page, url, '/dashboard')
    await connectChannel(page)
    const measure = async (heading: string) => {
      const measured = []
      const session = await context.storageState()
      for (let round = 0; round < rounds; round++) measured.push(await measureRound(browser, url, session, heading))
      return { first: median(measured.map(({ first }) => first)), key: median(measured.map(({ key }) => key)) }
    }
    const onChannel = await measure('On your channel')
    await disconnectChannel(page, url)
    const inGeneral = await measure('Among real video titles')
    return [
      {
        metric: `first number on the channel, on a phone (${onChannel.first.toFixed(0)} ms)`,
        comparedWith: 'first number in general',
        ratio: onChannel.first / inGeneral.first,
        atMost: 1.5,
      },
      {
        metric: `a key press on the channel (${onChannel.key.toFixed(1)} ms)`,
        comparedWith: 'a key press in general',
        ratio: onChannel.key / inGeneral.key,
        atMost: 1.5,
      },
    ]
  } finally {
    await browser.close()
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
