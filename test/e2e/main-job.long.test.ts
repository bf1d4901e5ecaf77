import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { localBuild, siteDirectory } from '#infra/bundle.ts'
import { findProblems } from '#infra/smoke/checks.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { filesIn, secretFormats } from '#test/support/published.ts'
import { startSystem } from '#test/support/start-system.ts'

const stage = setUpBrowserTest()

const draftTitle = 'I tried the cheapest restaurants in Paris'

/** The smallest laptop that creators have, and a phone. */
const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function open(viewport = laptop): Promise<{ page: Page; pageErrors: string[] }> {
  const context = await stage.newVisitor({ viewport })
  const page = await context.newPage()
  return { page, pageErrors: collectPageErrors(page) }
}

const logIn = (page: Page) => logInAsDemo(page, stage.system.url, '/dashboard/predictive-insights')

const assets = path.join(siteDirectory(localBuild), 'assets')

/** Whether a file of the site contains a model's weights. */
const isModel = (file: string) =>
  readdirSync(assets).includes(file) && readFileSync(path.join(assets, file), 'utf8').includes('gramWeights:')

/** Returns the code of the scripts that the app's page names. The build itself fails if they exceed their budget (`web/sizes.ts`). */
function readFirstScripts(): string {
  const page = readFileSync(path.join(siteDirectory(localBuild), 'app.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  return files.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('')
}

const rank = (place: Page | Locator) =>
  place
    .getByText(/^This title ranks (?:above|below) .* of your own (?:\d+ )?videos\./)
    .first()
    .textContent()

const isInView = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not on the screen`)
  return box
}

/** Whether neither of two boxes covers any part of the other. */
const isApart = (one: Box, other: Box) =>
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height ||
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width

it('ranks a title as it is typed, gives insights with the same rank, and still has them after kill -9', async () => {
  const { page, pageErrors } = await open()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(path.basename(request.url())))
  await logIn(page)

  const title = page.getByPlaceholder('Enter your video title')
  await title.fill('Channel update')
  const before = await rank(page)
  await title.fill(draftTitle)
  await expect.poll(() => rank(page)).not.toBe(before)
  const typed = await rank(page)

  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByText('Analysis completed successfully!').waitFor()
  const insights = page.getByRole('region', { name: 'AI Insights' })
  await insights.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  expect(await rank(insights)).toBe(typed)
  const models = scripts.filter(isModel)
  expect(models).toHaveLength(new Set(models).size)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${stage.system.url}/`)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(pageErrors).toEqual([])

  expect((await stage.system.end('SIGKILL')).code).toBe('SIGKILL')
  await stage.restart()
  const again = await open()
  await logIn(again.page)
  await again.page.getByText(draftTitle).first().waitFor()
  expect(again.pageErrors).toEqual([])
})

it.each([laptop, phone])('keeps the rank and the first step in view at $width x $height', async (viewport) => {
  const { page, pageErrors } = await open(viewport)
  await logIn(page)
  await page.getByPlaceholder('Enter your video title').fill(draftTitle)
  // The toast is always at the same place in the window. On a slow machine, it is gone before the click returns.
  const [toast] = await Promise.all([
    boxOf(page.getByRole('dialog', { name: 'Analysis completed successfully!' })),
    page.getByRole('button', { name: 'Get Insights' }).click(),
  ])
  const insights = page.getByRole('region', { name: 'AI Insights' })
  const number = insights.getByRole('group').getByText(/^\d+%$/)
  const steps = insights.locator('section', { has: page.getByRole('heading', { name: 'Next steps' }) })
  const step = steps.getByRole('listitem').first()
  await step.waitFor()
  // Content that is loaded late moves the layout.
  await page.waitForLoadState('networkidle')
  const inView = async () => [await isInView(number), await isInView(step)]
  await expect.poll(inView, { timeout: 10_000 }).toEqual([true, true])
  for (const place of [number, step]) expect(isApart(await boxOf(place), toast)).toBe(true)
  // If there is a sidebar, the toast is over it, not over the page.
  const content = await boxOf(page.getByRole('region', { name: 'Content Analysis' }))
  if (viewport === laptop) expect(toast.x + toast.width).toBeLessThanOrEqual(content.x)
  const score = await number.textContent()

  const more = page.getByRole('region', { name: 'More about this analysis' })
  // Scrolls as a user does, because the page does not undo a user's scrolling.
  await page.mouse.wheel(0, 1)
  await more.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
  expect(await isInView(number)).toBe(false)
  const line = page.getByText(draftTitle, { exact: true }).and(page.locator('[aria-hidden] *'))
  await expect.poll(() => isInView(line), { timeout: 10_000 }).toBe(true)
  expect(await line.locator('..').textContent()).toContain(`${draftTitle}${score} · `)
  expect(pageErrors).toEqual([])
})

it('passes the smoke checks of a deployed stage', async () => {
  expect(await findProblems(stage.system.url)).toEqual([])
})

it('loads the first dashboard screen with the page, and later what is below its figures or connects a channel', () => {
  const text = readFirstScripts()
  expect(text.includes('/api/youtube/analytics')).toBe(true)
  for (const later of ['text/csv', 'code_challenge', '/api/uploads']) expect(text.includes(later), later).toBe(false)
})

it('publishes and logs nothing in the format of a secret', async () => {
  const built = await filesIn(localBuild.directory)
  expect(built.length).toBeGreaterThan(100)
  const logged = readFileSync(path.join(stage.data, 'functions.log'), 'utf8')
  const all = [...built, ['functions.log', logged] as const]
  expect(all.filter(([, text]) => secretFormats.test(text)).map(([name]) => name)).toEqual([])
})

it('ends within three seconds of SIGTERM, and reports a port in use', async () => {
  const { port } = new URL(stage.system.url)
  await expect(startSystem(`${stage.data}-other`, { PORT: port })).rejects.toThrow(`Port ${port} is in use`)
  const { code, milliseconds } = await stage.system.end('SIGTERM')
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(3_000)
})
