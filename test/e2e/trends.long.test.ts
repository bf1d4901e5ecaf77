import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'

const stage = setUpSharedBrowserTest()
const path = '/dashboard/trend-pulse'

it('shows trends by category, search and region, explains one, and starts a draft from it', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, path)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  const cards = page.getByRole('article')

  await heading('Top Trending on YouTube')
  await cards.first().waitFor()
  expect(await cards.count()).toBe(10)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await cards.count()).toBe(20)

  await page.getByRole('button', { name: 'Gaming', exact: true }).click()
  await heading('Trending in Gaming')
  await page.getByText('United States: YouTube’s own chart, in YouTube’s order.').waitFor()
  await page.getByLabel('Region').selectOption({ label: 'Spain' })
  await page.getByText('Spain: YouTube’s own chart, in YouTube’s order.').waitFor()
  expect(page.url()).toBe(`${stage.system.url}${path}?region=ES&category=gaming`)

  await page.getByLabel('Search for a topic').fill('ashen kingdoms')
  await page.getByRole('button', { name: 'Search Trends' }).click()
  await heading('Trending in ashen kingdoms')
  await cards.first().waitFor()
  await page.goBack()
  await heading('Trending in Gaming')
  await cards.first().waitFor()

  const insights = page.getByRole('button', { name: /^Insights on/ })
  await insights.first().click()
  await page.getByText('Built-in analysis').waitFor()
  await insights.nth(1).click()
  await expect.poll(() => page.getByText('Built-in analysis').count()).toBe(1)
  expect(await insights.first().getAttribute('aria-expanded')).toBe('false')
  await insights.nth(1).click()
  await expect.poll(() => page.getByText('Built-in analysis').count()).toBe(0)

  const [watched] = await Promise.all([
    cards.first().getByRole('link').getAttribute('href'),
    expect.poll(() => cards.first().getByRole('link').getAttribute('target')).toBe('_blank'),
  ])
  expect(watched).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)

  await insights.first().click()
  await page.getByRole('link', { name: 'Use as a starting point' }).click()
  await page.getByText('A starting point from Trend Pulse').waitFor()
  expect(await page.getByPlaceholder('Enter your video title').inputValue()).toBe('')
  expect(pageErrors).toEqual([])
})
