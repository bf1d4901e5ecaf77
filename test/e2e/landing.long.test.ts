import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { tabTo } from '#test/support/keyboard.ts'

const stage = setUpSharedBrowserTest()

it('scores a title on the landing page and leads to sign-up, with the keyboard only', async () => {
  const page = await (await stage.newVisitor({ viewport: { width: 1440, height: 900 } })).newPage()
  const pageErrors = collectPageErrors(page)
  await page.goto(stage.system.url)
  const title = page.getByLabel('Your video title')
  await tabTo(page, title)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('I built a house in the woods')
  await page.getByText('house: helps').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Get Started' }).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signup')
  expect(pageErrors).toEqual([])
})

it('uses the language of the browser or the chosen one', async () => {
  const page = await (await stage.newVisitor({ locale: 'es-MX' })).newPage()
  await page.goto(`${stage.system.url}/about#values`)
  await page.waitForURL('**/es/about#values')
  await page.getByLabel('Idioma').selectOption('en')
  await page.waitForURL(`${stage.system.url}/about#values`)
  await page.getByRole('heading', { name: 'Our Story' }).waitFor()
})

it('is readable without JavaScript at the width of a phone', async () => {
  const context = await stage.newVisitor({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  for (const path of ['/', '/fr', '/es/terms', '/privacy', '/accuracy', '/what-works', '/fr/developers']) {
    await page.goto(stage.system.url + path)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000)
    expect((await page.locator('html').boundingBox())?.width).toBe(360)
    expect(await page.locator('.scripted:visible').count()).toBe(0)
  }
})
