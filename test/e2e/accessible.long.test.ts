import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { pageFaults } from '../support/axe-page.ts'
import { logInAsDemo, setStage } from '../support/journey.ts'
import { newestCode, openChannelStep, signUp } from '../support/signing-up.ts'

const stage = setStage()

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Without movement, so that no colour is caught on its way. On a telephone: what fits there fits everywhere. */
async function openBrowser(scheme: Scheme) {
  const viewport = { width: 390, height: 844 }
  const context = await stage.someone({ colorScheme: scheme, reducedMotion: 'reduce', viewport })
  const faults: string[] = []
  const check = async (page: Page, place: string) => {
    faults.push(...(await pageFaults(page, place)))
    if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) faults.push(`${place}: too wide`)
  }
  const open = async (page: Page, path: string) => {
    await page.goto(`${stage.system.url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  return { context, faults, check, open }
}

it.each(schemes)('every screen for visitors is accessible in %s', async (scheme) => {
  const { context, faults, check, open } = await openBrowser(scheme)
  const page = await context.newPage()
  for (const path of ['/', '/about', '/accuracy', '/terms', '/privacy', '/cookies', '/guidelines', '/billing']) {
    await open(page, path)
    await check(page, path)
  }
  await open(page, '/contact')
  await press(page, 'Send Message')
  await page.getByText('Write your message first.').waitFor()
  await check(page, '/contact with what is missing')
  await open(page, '/login')
  await check(page, '/login')
  await press(page, 'Log in')
  await page.getByText('Password is required').waitFor()
  await check(page, '/login with what is missing')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await press(page, 'Email me a code')
  await page.getByLabel('Code from the email').waitFor()
  await check(page, '/login by a code')
  await open(page, '/forgot-password')
  await check(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await press(page, 'Send the code')
  await page.getByLabel('Code from the email').waitFor()
  await check(page, '/forgot-password with a new password')
  await open(page, '/nothing-here')
  await check(page, 'a page that is not there')
  expect(faults).toEqual([])
})

it.each(schemes)('signing up is accessible in %s at every step', async (scheme) => {
  const { context, faults, check, open } = await openBrowser(scheme)
  const email = `${scheme}@example.com`
  const first = await context.newPage()
  await open(first, '/signup')
  await press(first, 'Continue')
  await first.getByText('Name must be at least 2 characters').waitFor()
  await check(first, '/signup with what is missing')
  const page = await openChannelStep(stage, context, email)
  await check(page, '/signup, the channel')
  await page.getByLabel('YouTube channel URL').fill('youtube.com/@slow.loom.studio')
  await page.getByText('Found on YouTube').waitFor()
  await check(page, '/signup, the channel found')
  await signUp(page, 'youtube.com/@slow.loom.studio')
  await check(page, '/login after signing up')
  await page.getByRole('link', { name: 'Enter the code' }).first().click()
  await page.getByLabel('Code from the email').waitFor()
  await check(page, '/auth/verify-email')
  await press(page, 'Confirm email')
  await page.getByLabel('Code from the email').and(page.locator('[aria-invalid]')).waitFor()
  await check(page, '/auth/verify-email with what is missing')
  await page.getByLabel('Code from the email').fill(await newestCode(stage, email))
  await press(page, 'Confirm email')
  await page.waitForURL('**/youtube/oauth')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await check(page, '/youtube/oauth')
  expect(faults).toEqual([])
})

it.each(schemes)('every screen of the account is accessible in %s, with its dialogs', async (scheme) => {
  const { context, faults, check, open } = await openBrowser(scheme)
  const page = await context.newPage()
  await logInAsDemo(page, stage.system.url, '/dashboard/profile')
  await page.getByRole('button', { name: 'Set up' }).waitFor()
  await check(page, 'profile')
  await press(page, 'Change Password')
  await press(page, 'Set new password')
  await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor()
  await check(page, 'profile, a new password')
  await page.keyboard.press('Escape')
  await press(page, 'Set up')
  await page.getByLabel('Code from the app').waitFor()
  await check(page, 'profile, an authenticator app')
  await page.keyboard.press('Escape')
  await open(page, '/dashboard/settings')
  await page.getByRole('button', { name: 'Save Changes' }).waitFor()
  await check(page, 'settings')
  for (const path of ['/dashboard/policies', '/dashboard/help', '/dashboard/support']) {
    await open(page, path)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await check(page, path)
  }
  await page.getByText('How accurate are the scores?').click()
  await press(page, 'Send Message')
  await page.getByText('Write your message first.').waitFor()
  await check(page, 'support with what is missing')
  await page.getByLabel('Subject').fill('My score')
  await page.getByLabel('Message').fill('Why is it 40?')
  await press(page, 'Send Message')
  await page.getByText('We have your message').waitFor()
  await check(page, 'support, sent')
  await open(page, '/enterprise-inquiry')
  await press(page, 'Send inquiry')
  await page.getByText('Company name is required').waitFor()
  await check(page, 'the inquiry with what is missing')
  await page.getByLabel('Company name').fill('Acme')
  await page.getByLabel('Number of channels').selectOption('20+')
  await press(page, 'Send inquiry')
  await page.getByText('We have your inquiry').waitFor()
  await check(page, 'the inquiry, sent')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await check(page, 'the menu')
  expect(faults).toEqual([])
})
