import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import {
  enterCode,
  fillDetails,
  logIn,
  newestCode,
  newestLink,
  openChannelStep,
  password,
  readJudgedTitle,
  signUp,
  startWithTitle,
  waitForDashboard,
} from '#test/support/signing-up.ts'

const stage = setUpSharedBrowserTest()

it('ranks a title from the landing page among the creator’s own videos after a sign-up with mistakes', async () => {
  const email = 'ada.loom@example.com'
  const title = 'How I Built a Loom in 30 Days'
  const page = await startWithTitle(stage, await stage.newVisitor(), title)
  const pageErrors = collectPageErrors(page)
  await fillDetails(page, email)
  await page.getByText(`Add your channel so that “${title}” is judged by your own videos.`).waitFor()
  await page.getByLabel('YouTube channel URL').fill('https://example.com/@slow.loom.studio')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)').first().waitFor()
  for (const goBack of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
    await goBack()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Löwe')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await page.getByLabel('YouTube channel URL').inputValue()).toBe('https://example.com/@slow.loom.studio')
  }
  await signUp(page, 'youtube.com/@slow.loom.studio/videos?si=share')

  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page)
  await page.getByText('Please check your email to confirm your account.').first().waitFor()
  await page.waitForURL('**/auth/verify-email')
  const code = await newestCode(stage, email)
  await enterCode(page, code === '000000' ? '111111' : '000000')
  await page
    .getByText(/^That code is incorrect or no longer valid/)
    .first()
    .waitFor()
  await enterCode(page, code)
  expect(await readJudgedTitle(page)).toBe(title)
  await page.getByRole('heading', { name: /^On your channel/ }).waitFor()
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  // The browser logs each response of 400: no channel, unconfirmed, wrong code.
  expect(pageErrors.filter((one) => !/status of 400/.test(one))).toEqual([])
})

it('continues a sign-up in its tab when the link is opened in another browser', async () => {
  const email = 'midnight@example.com'
  const page = await openChannelStep(stage, await stage.newVisitor(), email)
  await signUp(page, 'https://www.youtube.com/@真夜中の工房')

  const otherPage = await (await stage.newVisitor()).newPage()
  await otherPage.goto(await newestLink(stage, email))
  await otherPage.getByLabel('Password', { exact: true }).fill(password)
  await otherPage.getByRole('button', { name: 'Confirm email' }).click()
  await waitForDashboard(otherPage)
  await waitForDashboard(page)
})

it('finishes a sign-up through the link after its tab was closed, with the title from the landing page', async () => {
  const email = 'closed@example.com'
  const title = 'What I Found in an Old Radio'
  const context = await stage.newVisitor()
  const first = await startWithTitle(stage, context, title)
  await fillDetails(first, email)
  await signUp(first, 'youtube.com/@slow.loom.studio')
  await first.close()

  const page = await context.newPage()
  await page.goto(await newestLink(stage, email))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  expect(await readJudgedTitle(page)).toBe(title)
  await page.getByRole('heading', { name: /^On your channel/ }).waitFor()
})

it('skips the channel, ranks the title among real ones, and offers once to connect a channel', async () => {
  const email = 'nobody@example.com'
  const title = 'How I Built a Cabin in 30 Days'
  const page = await startWithTitle(stage, await stage.newVisitor(), title)
  await fillDetails(page, email)
  await page.getByRole('button', { name: 'Skip for now' }).dblclick()
  await page.waitForURL('**/auth/verify-email')
  await enterCode(page, await newestCode(stage, email))
  expect(await readJudgedTitle(page)).toBe(title)
  await page.getByRole('heading', { name: 'Among real video titles' }).waitFor()
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  expect(
    await page
      .locator('main')
      .getByText(/connect your/i)
      .count(),
  ).toBe(1)
  await page.getByRole('link', { name: 'Connect your channel' }).click()
  await page.getByRole('button', { name: 'Connect YouTube account' }).waitFor()
  await page.goto(`${stage.system.url}/dashboard/profile`)
  await page.getByLabel('YouTube channel URL').fill('youtube.com/@slow.loom.studio')
  await page.getByRole('button', { name: 'Save channel' }).click()
  await page.getByText('Your channel has been saved.').first().waitFor()
  await page.goto(`${stage.system.url}/dashboard/predictive-insights?title=${encodeURIComponent(title)}`)
  await page.getByRole('heading', { name: /^On your channel/ }).waitFor()
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
  await enterCode(page, await newestCode(stage, email))

  await page.getByRole('heading', { name: 'Upgrade your plan' }).waitFor()
  await page.getByRole('radio', { name: /^Premium/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByRole('button', { name: 'Pay $49 on Stripe' }).waitFor()
  // The plan is applied once: the next login opens the dashboard as usual.
  expect(await page.evaluate(() => localStorage.getItem('viewcraft.plan'))).toBeNull()
})
