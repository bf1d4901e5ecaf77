import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'

const stage = setUpSharedBrowserTest()

it('follows three channels, finds an outlier, and turns it into a draft with its evidence and a verdict', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, '/dashboard/outliers')

  await page.getByRole('link', { name: /^Channels \(/ }).click()
  for (const [typed, title] of [
    ['youtube.com/@pocketorrery', 'Pocket Orrery'],
    ['@tilted_fiddle', 'Tilted Fiddle'],
    ['@ledgerlanechess', 'Ledger Lane Chess'],
  ] as const) {
    await page.getByLabel('Address, @handle or name').fill(typed)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Unfollow ${title}` }).waitFor()
  }

  await page.getByRole('main').getByRole('link', { name: 'Videos', exact: true }).click()
  const outlier = page.getByRole('article').filter({ hasText: 'Stands out' }).first()
  await outlier.getByRole('button', { name: /^Make it mine/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Make it mine' })
  await dialog.getByRole('textbox', { name: 'Your subject' }).fill('Loaf of Bread')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()

  await page.waitForURL('**/dashboard/drafts/*')
  await page.getByText('The video it came from:').waitFor()
  await page.getByRole('link', { name: /^I Tracked Every Cup of Tea/ }).waitFor()
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('region', { name: 'More about this analysis' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
