import type { BrowserContext, Page } from 'playwright-core'
import type { BrowserTest } from './browser-test.ts'
import { findNewestMail } from './inbox.ts'
import type { SharedSystem } from './start-system.ts'

type Running = Pick<BrowserTest<SharedSystem>, 'system'>

/** The password of every sign-up. */
export const password = 'a long enough one'

/** Opens /signup and goes to the channel step. */
export async function openChannelStep(stage: Running, context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.system.url}/signup`)
  await fillDetails(page, email)
  return page
}

/** Types a title on the landing page and follows its link to /signup. */
export async function startWithTitle(stage: Running, context: BrowserContext, title: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(stage.system.url)
  await page.getByLabel('Your video title').fill(title)
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.waitForURL('**/signup')
  return page
}

/** Fills in the first step of /signup and continues to the channel step. */
export async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Löwe')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Enters the channel, creates the account and waits for the screen that takes the code. */
export async function signUp(page: Page, channel: string): Promise<void> {
  await page.getByLabel('YouTube channel URL').fill(channel)
  await page.getByText('Found on YouTube').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByText('Account created successfully! Please check your email to verify your account.')
    .first()
    .waitFor()
  await page.waitForURL('**/auth/verify-email')
}

/** Enters the emailed code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm email' }).click()
}

/** Waits for Predictive Insights and returns the title in its field. */
export async function readJudgedTitle(page: Page): Promise<string> {
  await page.waitForURL('**/dashboard/predictive-insights')
  return page.getByPlaceholder('Enter your video title').inputValue()
}

/** Logs in on a page whose email field is already filled in. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Returns the code in the newest email to an address. */
export const newestCode = async (stage: Running, email: string) =>
  />(\d{6})</.exec((await findNewestMail(stage.system, email)).html)?.[1] ?? ''
/** Returns the link in the newest email to an address. */
export const newestLink = async (stage: Running, email: string) =>
  (/href="([^"]*verify-email[^"]*)"/.exec((await findNewestMail(stage.system, email)).html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )

export const waitForDashboard = (page: Page) => page.waitForURL('**/dashboard')
