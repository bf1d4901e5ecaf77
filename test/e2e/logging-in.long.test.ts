import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, it } from 'vitest'
import { setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { findNewestMail } from '#test/support/inbox.ts'
import { waitForDashboard } from '#test/support/signing-up.ts'
import { signUpUser } from '#test/support/system-users.ts'

const stage = setUpSharedBrowserTest()

// Not the demo creator, whose password other tests use.
let user: Awaited<ReturnType<typeof signUpUser>>
beforeAll(async () => {
  user = await signUpUser(stage.system, 'ada@logging-in.example')
})

async function openLogin(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.system.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  return page
}

async function logIn(context: BrowserContext, password: string): Promise<Page> {
  const page = await openLogin(context)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  return page
}

/** Returns the code in the newest email with this subject. */
const readMailedCode = async (subject: string) =>
  />(\d{6,8})</.exec((await findNewestMail(stage.system, user.email, subject)).html)?.[1] ?? ''

it('logs in with a code from an email', async () => {
  const page = await openLogin(await stage.newVisitor())
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from the email').waitFor()
  await page.getByLabel('Code from the email').fill(await readMailedCode('Your login code'))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await waitForDashboard(page)
})

it('logs out of every tab at once', async () => {
  const context = await stage.newVisitor()
  const first = await logIn(context, user.password)
  await waitForDashboard(first)
  const second = await context.newPage()
  await second.goto(`${stage.system.url}/dashboard/predictive-insights`)
  await second.getByLabel('Title', { exact: true }).waitFor()
  await first.getByRole('button', { name: 'Sign Out' }).click()
  await second.waitForURL('**/login')
  await first.waitForURL(`${stage.system.url}/`)
})

it('resets a forgotten password with the keyboard only; the old password and sessions stop working', async () => {
  const otherPage = await logIn(await stage.newVisitor(), user.password)
  await waitForDashboard(otherPage)

  const page = await openLogin(await stage.newVisitor())
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter')
  await page.waitForURL('**/forgot-password')
  await page.getByRole('button', { name: 'Send the code' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from the email').waitFor()
  await page.keyboard.insertText(await readMailedCode('Reset your password'))
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('quite another one')
  await page.keyboard.press('Enter')
  await waitForDashboard(page)

  const old = await logIn(await stage.newVisitor(), user.password)
  await old.getByText('Invalid email or password').first().waitFor()

  // Makes the access token of the other page look expired.
  await otherPage.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('viewcraft.session') ?? '')
    localStorage.setItem('viewcraft.session', JSON.stringify({ ...session, expires_at: 0 }))
  })
  await otherPage.reload()
  await otherPage.waitForURL('**/login')
})
