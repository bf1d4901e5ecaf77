import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'

const stage = setUpSharedBrowserTest()
const path = '/dashboard/drafts'
const name = 'Moved across the board'

const column = (page: Page, state: string) => page.getByRole('region', { name: new RegExp(`^${state}`) })
const cardIn = (page: Page, state: string) => column(page, state).getByRole('article').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

async function middleOf(page: Page, state: string) {
  const box = await column(page, state).boundingBox()
  if (!box) throw new Error(`${state} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + 120 }
}

it('moves a draft across the board by mouse, by keyboard and on a phone', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 }, hasTouch: true })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, path)
  await page.getByRole('button', { name: 'New video' }).click()
  await page.waitForURL('**/dashboard/drafts/*')
  await page.getByText('About the video').click()
  await page.getByLabel('Working name').fill(name)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Videos', exact: true }).first().click()

  const from = await cardIn(page, 'Idea').boundingBox()
  if (!from) throw new Error('the card is not shown')
  const to = await middleOf(page, 'In progress')
  await page.mouse.move(from.x + from.width / 2, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await toast(page, `“${name}” is now in “In progress”.`).waitFor()
  await cardIn(page, 'In progress').waitFor()
  expect(page.url(), 'the dropped card is not opened').toBe(`${stage.system.url}${path}`)

  await page.getByRole('button', { name: `Drag “${name}”` }).focus()
  await page.keyboard.press('Space')
  await page.getByText(`${name} is over In progress.`).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(`${name} is over Ready.`).waitFor()
  await page.keyboard.press('Space')
  await cardIn(page, 'Ready').waitFor()
  await toast(page, `“${name}” is now in “Ready”.`).waitFor()
  const handle = page.getByRole('button', { name: `Drag “${name}”` })
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.reload()
  await cardIn(page, 'Ready').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  const group = column(page, 'Ready').getByRole('button', { name: /^Ready/ })
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.tap()
  await page.getByRole('button', { name: `Actions for “${name}”` }).tap()
  await page.getByRole('button', { name: 'Idea', exact: true }).tap()
  await cardIn(page, 'Idea').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page is not wider than the phone').toBe(390)
  await page.getByRole('button', { name: `Actions for “${name}”` }).tap()
  await page.getByRole('button', { name: 'Delete', exact: true }).tap()
  await toast(page, `Deleted “${name}”.`).waitFor()
  expect(pageErrors).toEqual([])
})
