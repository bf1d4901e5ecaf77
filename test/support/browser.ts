import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** Returns an installed browser, or the Chromium of the packages, which it unpacks at the first call. */
export const findBrowser = async (): Promise<string> => installed.find(existsSync) ?? (await sparticuz.executablePath())

const toLaunchOptions = async (...more: readonly string[]) => ({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
})

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await toLaunchOptions())

/** Launches a browser with a profile directory that other programs can debug through a local port. */
export const launchDebuggableBrowser = async (directory: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, {
    ...(await toLaunchOptions(`--remote-debugging-port=${port}`)),
    locale: 'en-US',
  })

/** Collects errors of a page's scripts and console, and violations of the content security policy. */
export function collectPageErrors(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  return complaints
}
