import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { pressOn, tabTo } from '#test/support/keyboard.ts'
import { enterCode, fillDetails, newestCode, readJudgedTitle } from '#test/support/signing-up.ts'

const stage = setUpSharedBrowserTest()

const Config = z.object({ googleSignIn: z.object({ poolUrl: z.url() }) })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses an account on Google's page, and waits until the browser has left it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Choose an account to continue to Viewcraft' }).waitFor()
  const chooser = page.url()
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^${name}`) }))
  await page.waitForURL((url) => url.href !== chooser)
}

async function signOut(page: Page): Promise<void> {
  if (await button(page, 'Open menu').isVisible()) await pressOn(page, button(page, 'Open menu'))
  await pressOn(page, button(page, 'Sign Out'))
  await page.waitForURL(`${stage.system.url}/`)
}

/** Returns whether the user pool has a session of its own in the browser. */
async function hasPoolSession(context: BrowserContext): Promise<boolean> {
  const config: unknown = await (await fetch(`${stage.system.url}/config.json`)).json()
  const { poolUrl } = z.parse(Config, config).googleSignIn
  return (await context.cookies(poolUrl)).some(({ name }) => name === 'cognito')
}

it('signs up from the landing page to the first verdict, then out and in again, by keyboard on a phone', async () => {
  const context = await stage.newVisitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const title = 'How I Built a Loom in 30 Days'
  await page.goto(stage.system.url)
  await tabTo(page, page.getByLabel('Your video title'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(title)
  await pressOn(page, page.getByRole('link', { name: 'Get Started' }).first())
  await page.waitForURL('**/signup')
  await pressOn(page, button(page, 'Continue with Google'))
  await choose(page, 'Quiet Ridge Hikes')
  await page.getByText('You’re signing up as quiet.ridge@gmail.example.').waitFor()
  await pressOn(page, button(page, 'Skip for now'))
  expect(await readJudgedTitle(page)).toBe(title)
  await page.getByRole('heading', { name: 'Among real video titles' }).waitFor()
  expect(await hasPoolSession(context)).toBe(true)

  await signOut(page)
  expect(await hasPoolSession(context)).toBe(false)
  await page.goto(`${stage.system.url}/dashboard/settings`)
  await pressOn(page, button(page, 'Continue with Google'))
  await choose(page, 'Quiet Ridge Hikes')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
})

it('connects Google to an account with a password, signs in with it, and disconnects it', async () => {
  const context = await stage.newVisitor()
  const page = await context.newPage()
  await logInAsDemo(page, stage.system.url, '/dashboard/profile')
  // The button is enabled once the page has read whether Google is connected.
  await pressOn(page, page.locator('button:enabled', { hasText: /^Connect$/ }))
  const dialog = page.getByRole('dialog', { name: 'Connect Google' })
  await pressOn(page, dialog.getByRole('button', { name: 'Continue with Google' }))
  await choose(page, 'Robin Vale')
  await page.getByText('Connected: robin.vale@gmail.example.').waitFor()
  await signOut(page)
  await page.goto(`${stage.system.url}/dashboard/profile`)
  await pressOn(page, button(page, 'Continue with Google'))
  // For ten seconds after the first choice, Google does not ask again.
  const chooser = page.getByRole('heading', { name: 'Choose an account to continue to Viewcraft' })
  const disconnect = page.locator('button:enabled', { hasText: /^Disconnect$/ })
  await chooser.or(disconnect).waitFor()
  if (await chooser.isVisible()) await choose(page, 'Robin Vale')
  await pressOn(page, disconnect)
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }))
  await page.getByText('Google is disconnected. It no longer opens your account.').first().waitFor()
  expect(await hasPoolSession(context)).toBe(false)
  // The user is still signed in to the site.
  await page.waitForURL(`${stage.system.url}/dashboard/profile`)
  await page.locator('button:enabled', { hasText: /^Connect$/ }).waitFor()
})

it('a Google account is not connected just because it has the address of an existing account', async () => {
  const email = 'ledger.lane@gmail.example'
  const page = await (await stage.newVisitor()).newPage()
  await page.goto(`${stage.system.url}/signup`)
  await fillDetails(page, email)
  await button(page, 'Skip for now').click()
  await page
    .getByText(/^Account created successfully!/)
    .first()
    .waitFor()
  await page.waitForURL('**/auth/verify-email')
  await page.getByText('We sent a six-digit code to').waitFor()
  await enterCode(page, await newestCode(stage, email))
  await page.waitForURL('**/dashboard')
  await signOut(page)
  await page.goto(`${stage.system.url}/login`)
  await pressOn(page, button(page, 'Continue with Google'))
  await choose(page, 'Ledger Lane Chess')
  await page.getByRole('heading', { name: 'You already have an account' }).waitFor()
  await pressOn(page, page.getByRole('link', { name: 'Log in', exact: true }))
  await page.waitForURL('**/login')
})
