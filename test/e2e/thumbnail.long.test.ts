import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { dropThumbnail } from '#test/support/drop-thumbnail.ts'
import { layouts, type Place, places } from '#web/layout/thumbnail/places.ts'

const stage = setUpSharedBrowserTest()

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const pageMargin = 16

/** Records every value of the upload's progress bar from now on. */
const watchUpload = (page: Page) =>
  page.evaluate(() => {
    const values: number[] = []
    Object.assign(window, { uploadValues: values })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.ariaLabel === 'Thumbnail upload')
          values.push(Number(target.ariaValueNow))
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-valuenow'] })
  })

it('checks a dropped thumbnail, gives insights on it and its title, and previews it where viewers will see it', async () => {
  const context = await stage.newVisitor({ viewport: desktop })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, '/dashboard/predictive-insights')
  await page.getByRole('group', { name: 'Thumbnail upload' }).waitFor()
  await watchUpload(page)
  await dropThumbnail(page, 'CHEAP FOOD')

  await page.getByRole('img', { name: 'Thumbnail 1' }).waitFor()
  expect(Math.max(...(await page.evaluate<number[]>('uploadValues')))).toBeGreaterThan(0)
  await page.getByText('All checks', { exact: true }).click()
  const checks = page.getByRole('region', { name: 'Thumbnail checks' })
  await checks.getByRole('row', { name: /^Word count Good/ }).waitFor()

  await page.getByPlaceholder('Enter your video title').fill('I tried the cheapest food in Paris')
  const getInsights = page.getByRole('button', { name: 'Get Insights' })
  await getInsights.click()
  await page.getByText('Analysis completed successfully!').waitFor()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  const insights = page.getByRole('region', { name: 'More about this analysis' })
  await insights.getByRole('heading', { name: 'Thumbnail Analysis' }).waitFor()
  await insights.getByText(/benchmark of 70/).waitFor()
  // The repeated words are mentioned once: in the suggestion, not also among the checks of title and image.
  await insights.getByText('Say something the title doesn’t', { exact: true }).filter({ visible: true }).waitFor()
  expect(await insights.getByText('Repeated words').count()).toBe(0)
  await insights.getByRole('button', { name: /^Text: [1-9]/ }).click()
  await insights.getByTestId('marks-text').locator('g').first().waitFor({ state: 'attached' })

  // The button is on the first screen.
  expect(await getInsights.evaluate((button) => button.getBoundingClientRect().bottom + scrollY)).toBeLessThanOrEqual(
    desktop.height,
  )
  // With forced colors, lines take the place of backgrounds.
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await getInsights.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px')
  const chosenPlace = page.getByRole('region', { name: 'Where it will appear' }).locator('label', { hasText: 'Home' })
  expect(await chosenPlace.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid')
  await page.emulateMedia({ forcedColors: null })
  for (const scheme of ['Light', 'Dark']) {
    await page.getByRole('region', { name: 'Where it will appear' }).getByText(scheme, { exact: true }).click()
    for (const place of places) await expectImageAt(page, place)
  }
  await expectPhoneFit(page)
  // A past analysis shows a smaller copy.
  const pastThumbnail = page.getByRole('region', { name: 'Past analyses' }).locator('img')
  await expect.poll(() => pastThumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(pageErrors).toEqual([])
})

const names = { home: 'Home', phone: 'Phone', search: 'Search', sidebar: 'Next to a video', tv: 'TV' } as const

/** Shows the preview of a place. */
async function openPreview(page: Page, place: Place): Promise<Locator> {
  await page.getByRole('radio', { name: names[place], exact: true }).check()
  return page.getByRole('figure', { name: names[place] })
}

/** Expects the previews to fit the width of a phone, and the results to start within two screen heights. */
async function expectPhoneFit(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  for (const place of places) {
    const name = names[place]
    const figure = await openPreview(page, place)
    expect(await figure.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBe(0)
    const { width = 0 } = (await figure.getByRole('img', { name: 'Your thumbnail' }).boundingBox()) ?? {}
    expect(width, name).toBeLessThanOrEqual(phone.width - 2 * pageMargin)
  }
  const start = await page
    .getByRole('region', { name: 'AI Insights' })
    .evaluate((panel) => panel.getBoundingClientRect().top + scrollY)
  expect(start).toBeLessThan(2 * phone.height)
}

/** Expects the image at a place to be the dropped one, and to have the place's width. */
async function expectImageAt(page: Page, place: Place): Promise<void> {
  const image = (await openPreview(page, place)).getByRole('img', { name: 'Your thumbnail' })
  await image.scrollIntoViewIfNeeded()
  expect((await image.boundingBox())?.width).toBe(layouts[place].imageWidth)
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1280)
}
