import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** A system's own browser if there is one, else the Chromium that came with the packages. */
const chosen = async (...more: readonly string[]) => ({
  executablePath: installed.find(existsSync) ?? (await sparticuz.executablePath()),
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

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await chosen())

/** A browser whose one user is kept in a directory, and which other programs look into at a port of this machine. */
export const launchOpenBrowser = async (directory: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, {
    ...(await chosen(`--remote-debugging-port=${port}`)),
    locale: 'en-US',
  })

/** What a page complained about: errors of its scripts and console, and breaches of the content security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  return complaints
}
