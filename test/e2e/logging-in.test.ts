import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { demo } from '#infra/local/seed/demo.ts'
import { launchBrowser } from '../support/browser.ts'
import { newestMail } from '../support/inbox.ts'
import { type Started, startSystem } from '../support/start.ts'

let data: string
let system: Started
let browser: Browser

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
  system = await startSystem(data)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await system?.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
})

const someone = (): Promise<BrowserContext> => browser.newContext({ locale: 'en-US' })

async function openLogin(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${system.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(demo.email)
  return page
}

async function logIn(context: BrowserContext, password: string): Promise<Page> {
  const page = await openLogin(context)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  return page
}

const atDashboard = (page: Page) => page.waitForURL('**/dashboard')

/** The code in the newest mail of this subject. */
const mailed = async (subject: string) =>
  />(\d{6,8})</.exec((await newestMail(system, demo.email, subject)).html)?.[1] ?? ''

it('logs in by a code from the inbox', async () => {
  const page = await openLogin(await someone())
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from the email').fill(await mailed('Your sign-in code'))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await atDashboard(page)
})

it('logs out of every tab at once', async () => {
  const context = await someone()
  const first = await logIn(context, demo.password)
  await atDashboard(first)
  const second = await context.newPage()
  await second.goto(`${system.url}/dashboard/predictive-insights`)
  await second.getByLabel('Title', { exact: true }).waitFor()
  await first.getByRole('button', { name: 'Sign Out' }).click()
  await second.waitForURL('**/login')
  await first.waitForURL(`${system.url}/`)
})

it('sets a forgotten password anew by keyboard alone; the old one and the sessions of before are worth nothing', async () => {
  const elsewhere = await logIn(await someone(), demo.password)
  await atDashboard(elsewhere)

  const page = await openLogin(await someone())
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter')
  await page.waitForURL('**/forgot-password')
  await page.getByRole('button', { name: 'Send the code' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from the email').waitFor()
  await page.keyboard.insertText(await mailed('Reset your password'))
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('quite another one')
  await page.keyboard.press('Enter')
  await atDashboard(page)

  const old = await logIn(await someone(), demo.password)
  await old.getByText('Invalid email or password').first().waitFor()

  // As it will be once its access token is spent.
  await elsewhere.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('viewcraft.session') ?? '')
    localStorage.setItem('viewcraft.session', JSON.stringify({ ...session, expires_at: 0 }))
  })
  await elsewhere.reload()
  await elsewhere.waitForURL('**/login')
})
