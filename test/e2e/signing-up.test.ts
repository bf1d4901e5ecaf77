import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { complaintsOf } from '../support/browser.ts'
import { newestMail } from '../support/inbox.ts'
import { setStage } from '../support/journey.ts'

const stage = setStage()

const password = 'a long enough one'

/** Goes through /signup up to the channel's step. */
async function openChannelStep(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.system.url}/signup`)
  await page.getByLabel('Full name').fill('Ada Löwe')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

async function signUp(page: Page, channel: string): Promise<void> {
  await page.getByLabel('YouTube channel URL').fill(channel)
  await page.getByText('Found on YouTube').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByText('Account created successfully! Please check your email to verify your account.')
    .first()
    .waitFor()
  await page.waitForURL('**/login')
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const newestCode = async (email: string) => />(\d{6})</.exec((await newestMail(stage.system, email)).html)?.[1] ?? ''
const newestLink = async (email: string) =>
  (/href="([^"]*verify-email[^"]*)"/.exec((await newestMail(stage.system, email)).html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )

const isSignedIn = (page: Page) => page.waitForURL(/\/(youtube\/oauth|dashboard)$/)

it('signs up: bad then good channel, refused while unconfirmed, wrong then right code, signed in', async () => {
  const email = 'ada@example.com'
  const page = await openChannelStep(await stage.someone(), email)
  const complaints = complaintsOf(page)
  await page.getByLabel('YouTube channel URL').fill('https://example.com/@slow.loom.studio')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)').first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Löwe')
  await page.getByRole('button', { name: 'Continue' }).click()
  await signUp(page, 'youtube.com/@slow.loom.studio/videos?si=share')

  await logIn(page)
  await page.getByText('Please check your email to confirm your account.').first().waitFor()
  await page.waitForURL('**/auth/verify-email')
  const code = await newestCode(email)
  await page.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByText('This code is not right. Check it and try again.').first().waitFor()
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await isSignedIn(page)
  await page.goto(`${stage.system.url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('How I built a loom')
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  // The browser itself notes each answer of 400: no channel, unconfirmed, wrong code.
  expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([])
})

it('goes on in its tab when the link is opened in another browser', async () => {
  const email = 'midnight@example.com'
  const page = await openChannelStep(await stage.someone(), email)
  await signUp(page, 'https://www.youtube.com/@真夜中の工房')
  await page.getByRole('link', { name: 'Enter the code' }).first().click()
  await page.waitForURL('**/auth/verify-email')

  const elsewhere = await (await stage.someone()).newPage()
  await elsewhere.goto(await newestLink(email))
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click()
  await elsewhere.getByText('Your email address is confirmed').first().waitFor()
  await isSignedIn(page)
})

it('is finished by the link after its tab was closed', async () => {
  const email = 'closed@example.com'
  const context = await stage.someone()
  const first = await openChannelStep(context, email)
  await signUp(first, 'youtube.com/user/HarbourRadioArchive')
  await first.close()

  const page = await context.newPage()
  await page.goto(await newestLink(email))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page
    .getByRole('link', { name: 'Log in' })
    .or(page.getByLabel('Password', { exact: true }))
    .first()
    .waitFor()
  await page.goto(`${stage.system.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await logIn(page)
  await isSignedIn(page)
})
