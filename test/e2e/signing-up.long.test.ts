import { expect, it } from 'vitest'
import { setUpBrowserTest } from '#test/support/browser-test.ts'
import {
  fillDetails,
  isSignedIn,
  newestCode,
  newestLink,
  openChannelStep,
  password,
  signUp,
} from '../support/signing-up.ts'

const stage = setUpBrowserTest()

it('continues in its tab when the link is opened in another browser', async () => {
  const email = 'midnight@example.com'
  const page = await openChannelStep(stage, await stage.newVisitor(), email)
  await signUp(page, 'https://www.youtube.com/@真夜中の工房')
  await page.getByRole('link', { name: 'Enter the code' }).first().click()
  await page.waitForURL('**/auth/verify-email')

  const otherPage = await (await stage.newVisitor()).newPage()
  await otherPage.goto(await newestLink(stage, email))
  await otherPage.getByLabel('Password', { exact: true }).fill(password)
  await otherPage.getByRole('button', { name: 'Confirm email' }).click()
  await isSignedIn(otherPage)
  await isSignedIn(page)
})

it('finishes through the link after its tab was closed', async () => {
  const email = 'closed@example.com'
  const context = await stage.newVisitor()
  const first = await openChannelStep(stage, context, email)
  await signUp(first, 'youtube.com/user/HarbourRadioArchive')
  await first.close()

  const page = await context.newPage()
  await page.goto(await newestLink(stage, email))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await isSignedIn(page)
})

it('keeps the plan chosen on the landing page through sign-up and confirmation to the upgrade page', async () => {
  const email = 'chooser@example.com'
  const page = await (await stage.newVisitor()).newPage()
  await page.goto(stage.system.url)
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup')
  await fillDetails(page, email)
  await signUp(page, 'youtube.com/@pocketorrery')
  await page.getByRole('link', { name: 'Enter the code' }).first().click()
  await page.getByLabel('Code from the email').fill(await newestCode(stage, email))
  await page.getByRole('button', { name: 'Confirm email' }).click()

  await page.getByRole('heading', { name: 'Upgrade your plan' }).waitFor()
  await page.getByRole('radio', { name: /^Premium/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByRole('button', { name: 'Pay $49 on Stripe' }).waitFor()
  // Applied once: the next login opens the dashboard as usual.
  expect(await page.evaluate(() => localStorage.getItem('viewcraft.plan'))).toBeNull()
})
