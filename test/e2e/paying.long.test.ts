import { expect, it } from 'vitest'
import { complaintsOf } from '../support/browser.ts'
import { logInAsDemo, setStage } from '../support/journey.ts'

const stage = setStage()

it('buys a plan with a second card, cancels it, keeps it to the end of what is paid, and has it no longer', async () => {
  const { url, output } = stage.system
  const context = await stage.someone()
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await logInAsDemo(page, url, '/premium-upgrade')
  await page.getByRole('radio', { name: /^Premium/ }).check()
  await press('Continue to Payment')
  await press('Pay $49 at Stripe')
  await page.getByLabel(/0002/).check()
  await press('Subscribe')
  await page.getByText('Your card was declined.').waitFor()
  await page.getByLabel(/4242/).check()
  await press('Subscribe')
  await page.getByText('You are on Premium now').waitFor()

  await page.goto(`${url}/dashboard/profile`)
  await page.getByText('$49 a month').waitFor()
  await press('Manage Subscription')
  await press('Cancel subscription')
  await page.getByRole('link', { name: 'Return to Viewcraft' }).click()
  const reloadUntil = async (text: string) =>
    expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('heading', { name: 'Subscription' }).waitFor()
          return page.getByText(text, { exact: true }).count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
  await reloadUntil('Cancelled')
  await page.getByText('$49 a month').waitFor()

  const operator = await context.newPage()
  await operator.goto(/Payments: (http\S+)/.exec(output())?.[1] ?? '')
  await operator.getByRole('button', { name: /^Clock to/ }).click()
  await operator.getByText(/: canceled,/).waitFor()
  await reloadUntil('Given to you by us')
  expect(complaints).toEqual([])
})
