import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { isPublicPath, pagePath } from '#shared/public-pages.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { checkScreens, findFaults, openPage } from '#test/support/check-screens.ts'
import { newestCode, openChannelStep, signUp } from '#test/support/signing-up.ts'
import { accountViews, otherViews, planViews, visitorViews, workViews } from '#test/support/views.ts'
import { findZoomFaults, inWindow } from '#test/support/zoom.ts'

// Each test visits many screens. A few run at the same time, because each also waits for its browser.
vi.setConfig({ testTimeout: 600_000, maxConcurrency: 3 })
const stage = setUpBrowserTest()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/**
 * Opens a browser of the size of a phone, the narrowest screen. Reduces motion, so that colors are not measured during
 * a transition.
 */
const openBrowser = () => stage.newVisitor({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

/** The session of the demo creator, who logs in once. */
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  const context = await stage.newVisitor()
  await logInAsDemo(await context.newPage(), stage.system.url, '/dashboard')
  storageState = await context.storageState()
  await context.close()
})

/** Opens a page on which the demo creator is logged in, in a language. */
async function openMemberPage(locale: Locale): Promise<Page> {
  const member = await stage.newVisitor({ storageState })
  await member.addInitScript((chosen) => localStorage.setItem('viewcraft.locale', chosen), locale)
  return member.newPage()
}

it.concurrent('every public screen is accessible in light and dark', async () => {
  const page = await (await openBrowser()).newPage()
  expect(await checkScreens(page, stage.system.url, visitorViews)).toEqual([])
})

it.concurrent('every step of signing up is accessible in light and dark', async () => {
  const context = await openBrowser()
  const faults: string[] = []
  const check = async (page: Page, label: string) => faults.push(...(await findFaults(page, label)))
  const email = 'ada@example.com'
  const first = await context.newPage()
  await openPage(first, `${stage.system.url}/signup`)
  await press(first, 'Continue')
  await first.getByText('Name must be at least 2 characters').waitFor()
  await check(first, '/signup with what is missing')
  const page = await openChannelStep(stage, context, email)
  await check(page, '/signup, the channel')
  await page.getByLabel('YouTube channel URL').fill('youtube.com/@slow.loom.studio')
  await page.getByText('Found on YouTube').waitFor()
  await check(page, '/signup, the channel found')
  await signUp(page, 'youtube.com/@slow.loom.studio')
  await page.getByLabel('Code from the email').waitFor()
  await check(page, '/auth/verify-email')
  await press(page, 'Confirm email')
  await page.getByLabel('Code from the email').and(page.locator('[aria-invalid]')).waitFor()
  await check(page, '/auth/verify-email with what is missing')
  await page.getByLabel('Code from the email').fill(await newestCode(stage, email))
  await press(page, 'Confirm email')
  await page.waitForURL('**/dashboard')
  await openPage(page, `${stage.system.url}/youtube/oauth`)
  await check(page, '/youtube/oauth')
  faults.push(...(await checkScreens(page, stage.system.url, planViews)))
  expect(faults).toEqual([])
})

it.concurrent.each(locales.filter((locale) => locale !== 'en'))(
  'no screen overflows its width in %s',
  async (locale) => {
    const page = await openMemberPage(locale)
    const faults: string[] = []
    const views = [...visitorViews, ...accountViews, ...otherViews, ...workViews]
    for (const path of new Set(views.flatMap((view) => view.path ?? []))) {
      const address = isPublicPath(path) ? pagePath({ path, locale }) : path
      await openPage(page, stage.system.url + address)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('html').getAttribute('lang'), address).toBe(locale)
      faults.push(...(await findZoomFaults(page, address)))
    }
    await page.close()
    expect(faults).toEqual([])
  },
)

it.concurrent('the calendar has room for its drafts in every language', async () => {
  // One of the drafts is planned for nine days after the first start.
  const month = new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 7)
  const faults: string[] = []
  for (const locale of locales) {
    const page = await openMemberPage(locale)
    await openPage(page, `${stage.system.url}/dashboard/calendar?month=${month}`)
    const cards = page.locator('[data-day] li')
    // The narrowest window with a grid of days, and the narrowest with the list of drafts beside it.
    for (const width of [768, 1280]) {
      const over = await inWindow(page, { width, height: 844 }, async () => {
        await cards.first().waitFor()
        return cards.evaluateAll((all) => all.map((card) => card.scrollWidth - card.clientWidth))
      })
      faults.push(...over.filter((pixels) => pixels > 0).map((pixels) => `${locale}, ${width}: ${pixels} px too wide`))
    }
    await page.close()
  }
  expect(faults).toEqual([])
})

// These tests run after the others, because they change what the screens of the demo creator show.
describe('for a member', () => {
  it.concurrent.each([
    ['account', [...accountViews, ...otherViews]],
    ['dashboard', workViews],
  ])('every screen of the %s is accessible in light and dark', async (_, views) => {
    const page = await (await openBrowser()).newPage()
    await logInAsDemo(page, stage.system.url, '/dashboard')
    expect(await checkScreens(page, stage.system.url, views)).toEqual([])
  })
})
