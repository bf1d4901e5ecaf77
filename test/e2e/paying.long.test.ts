import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAs, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { firstUser, signUpUsers } from '#test/support/system-users.ts'

vi.setConfig({ testTimeout: 300_000 })
const stage = setUpSharedBrowserTest()

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Requests the analysis of a title. */
async function requestAnalysis(page: Page, title: string): Promise<void> {
  await page.getByPlaceholder('Enter your video title').fill(title)
  await press(page, 'Get Insights')
}
/** Requests the analysis of a title and waits until it is listed under past analyses. */
async function requestAndAwaitAnalysis(page: Page, title: string): Promise<void> {
  await requestAnalysis(page, title)
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor()
}

/** Reloads the profile until it shows a status, because Stripe's webhook can arrive late. */
const expectProfileStatus = (page: Page, status: string) =>
  expect
    .poll(
      async () => {
        await page.reload()
        await page.getByText('Current Plan').waitFor()
        return page.getByText(status, { exact: true }).count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)

it('reaches the limit of Free, pays with a second card, cancels, and is back on Free after the paid period', async () => {
  const { url, payments } = stage.system
  await signUpUsers(stage.system, 1)
  const context = await stage.newVisitor()
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAs(firstUser, page, url, '/dashboard/predictive-insights')
  await page.getByText('3 of 3 left').waitFor()
  for (const ordinal of ['first', 'second', 'third'])
    await requestAndAwaitAnalysis(page, `How I made my ${ordinal} clock`)
  await page.getByText('0 of 3 left').waitFor()
  await requestAnalysis(page, 'How I made my last clock')
  const limitMessage = page.getByText('You’ve used all of this month’s analyses')
  await limitMessage.waitFor()
  await page.getByRole('link', { name: 'See plans' }).first().click()

  await page.getByRole('radio', { name: /^Basic/, checked: true }).waitFor()
  await press(page, 'Continue to Payment')
  await press(page, 'Pay $19 on Stripe')
  await page.getByLabel(/0002/).check()
  await press(page, 'Subscribe')
  await page.getByText('Your card was declined.').waitFor()
  await page.getByLabel(/4242/).check()
  await press(page, 'Subscribe')
  await page.getByText('You’re on Basic now').waitFor()

  await page.getByRole('link', { name: 'Go to Predictive Insights' }).click()
  await requestAndAwaitAnalysis(page, 'How I made my last clock')
  expect(await page.getByText(/of 3 left/).count()).toBe(0)

  await page.goto(`${url}/dashboard/profile`)
  await page.getByText('$19 per month').waitFor()
  await press(page, 'Manage Subscription')
  await page.getByLabel('Current password').fill(firstUser.password)
  await press(page, 'Continue to Stripe')
  await press(page, 'Cancel subscription')
  await page.getByRole('link', { name: 'Return to Viewcraft' }).click()
  await page.getByText('Current Plan').waitFor()
  await expectProfileStatus(page, 'Canceled')
  await page.getByText('$19 per month').waitFor()
  await page.getByText(/^None\. You keep your plan until /).waitFor()

  const operator = await context.newPage()
  await operator.goto(payments)
  await press(operator, /^Move clock to/)
  await operator.getByText(/: canceled until/).waitFor()
  await expectProfileStatus(page, 'No subscription')
  await page.goto(`${url}/dashboard/predictive-insights`)
  await page.getByText('0 of 3 left').waitFor()
  await requestAnalysis(page, 'How I made one more clock')
  await limitMessage.waitFor()
  // The browser logs each response of 402: no unit left.
  expect(pageErrors.filter((one) => !/status of 402/.test(one))).toEqual([])
})
