import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { writeStudioExport } from '#test/support/studio-export.ts'

const stage = setUpSharedBrowserTest()
const path = '/dashboard/studio-data'

const drop = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'text/csv' })))

it.each([
  { language: 'en', width: 1440, name: 'Table data.csv', title: 'The boat nobody clicked on' },
  { language: 'ja', width: 390, name: '表データ.csv', title: '誰もクリックしなかった船' },
] as const)('leads from an export ($language) at $width pixels to a draft with another title', async (creator) => {
  const { language, width, name, title } = creator
  const context = await stage.newVisitor({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, path)
  await page.getByText('Choose files').waitFor()
  await page.waitForLoadState('networkidle')

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await drop(page, { name, buffer: writeStudioExport(language, title) })
  await page.getByText('60 videos', { exact: true }).waitFor()
  const missed = page.getByRole('region', { name: 'Worth another title or thumbnail' })
  await missed.getByText(title).waitFor()
  expect(requests, 'nothing leaves the page while a file is read').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

  await page.getByRole('slider', { name: 'Click rate by impressions, Longer than 3 minutes' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator(':focus').getAttribute('aria-valuetext')).toMatch(
    /: Impressions [\d.]+K?, Click rate [\d.]+%$/,
  )

  await page.reload()
  await missed.getByRole('button', { name: `Open as a draft: ${title}` }).click()
  await page.waitForURL('**/dashboard/draft?id=*')
  expect(await page.getByRole('textbox', { name: 'Title 1' }).inputValue()).toBe(title)
  expect(pageErrors).toEqual([])
  await context.close()
})

it('reads 5 MB without freezing the page, in a worker whose address the policy allows', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, path)
  await page.getByText('Choose files').waitFor()
  const table = writeStudioExport('en', 'One title')
  const header = table.subarray(0, table.indexOf('\n') + 1)
  const row = (at: number) =>
    `v${at.toString(36).padStart(10, '0')},"A long day at the harbor, part ${at}: ${'and the wind '.repeat(18)}","Jan 5, 2026",600,${at},${at + 1000},4.52\r\n`
  const large = Buffer.concat([header, ...Array.from({ length: 17_000 }, (_, at) => Buffer.from(row(at)))])
  expect(large.length).toBeGreaterThan(5_000_000)
  // The longest time between two frames while the file is read.
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() }
    const frame = (now: number) => {
      watch.longest = Math.max(watch.longest, now - watch.last)
      watch.last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(globalThis, { watch })
  })
  await drop(page, { name: 'Large.csv', buffer: large })
  await page.getByText('17,000 videos', { exact: true }).waitFor()
  const longest = await page.evaluate(() => Reflect.get(globalThis, 'watch').longest)
  console.info(`5 MB: the longest pause of the page was ${Math.round(longest)} ms`)
  const isRefused = await page.evaluate(() => {
    try {
      new Worker('/app.js')
      return false
    } catch {
      return true
    }
  })
  expect(isRefused, 'a worker without the policy').toBe(true)
  expect(pageErrors.filter((error) => !error.includes('TrustedScriptURL'))).toEqual([])
  await context.close()
})
