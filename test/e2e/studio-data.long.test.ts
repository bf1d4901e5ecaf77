import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { readExport } from '#web/lib/studio/read-export.ts'

const stage = setUpSharedBrowserTest()
const screenPath = '/dashboard/studio-data'

const drop = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'text/csv' })))

const creators = [
  { language: 'en', name: 'Table data.csv', title: 'The boat nobody clicked on' },
  { language: 'ja', name: '表データ.csv', title: '誰もクリックしなかった船' },
] as const

it.each(creators.flatMap((creator) => [1440, 390].map((width) => ({ ...creator, width }))))(
  'leads from an export ($language) at $width pixels to a draft with the title that got few clicks',
  async (creator) => {
    const { language, width, name, title } = creator
    const context = await stage.newVisitor({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    const pageErrors = collectPageErrors(page)
    await logInAsDemo(page, stage.system.url, screenPath)
    await page.getByText('Choose files').waitFor()
    await page.waitForLoadState('networkidle')

    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // The page may request the account again at any time.
    const account = `${stage.system.url}/api/account`
    await drop(page, { name, buffer: writeStudioExport(language, title) })
    await page.getByText('60 videos', { exact: true }).waitFor()
    const missed = page.getByRole('region', { name: 'Worth another title or thumbnail' })
    await missed.getByText(title).waitFor()
    expect(
      requests.filter((url) => url !== account),
      'nothing leaves the page while a file is read',
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('slider', { name: 'Click rate by impressions, Longer than 3 minutes' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator(':focus').getAttribute('aria-valuetext')).toMatch(
      /: Impressions [\d.]+K?, Click rate [\d.]+%(, Clearly below your usual)?$/,
    )

    await page.reload()
    await missed.getByRole('button', { name: `Open as a draft: ${title}` }).click()
    await page.waitForURL('**/dashboard/drafts/*')
    expect(await page.getByPlaceholder('Enter your video title').inputValue()).toBe(title)
    expect(pageErrors).toEqual([])
    await context.close()
  },
)

it('reports that the worker cannot be loaded, and reads the files after a reload', async () => {
  const context = await stage.newVisitor()
  const page = await context.newPage()
  // Set before the screen opens, because the screen starts the worker.
  await page.route(/\/worker-[\w-]+\.js$/, (route) => route.abort())
  await logInAsDemo(page, stage.system.url, screenPath)
  await page.getByText('Choose files').waitFor()
  await drop(page, { name: 'Table data.csv', buffer: writeStudioExport('en', 'Boat') })
  await page.getByRole('alert').getByText('Something went wrong while your files were read.').waitFor()
  await page.unroute(/\/worker-[\w-]+\.js$/)
  await page.reload()
  await page.getByText('60 videos', { exact: true }).waitFor()
  await context.close()
})

/**
 * Writes an export of 5 MB to a file: bytes that a test sends to the page directly are decoded on the page's thread.
 */
async function writeLargeExport() {
  const table = writeStudioExport('en', 'One title')
  const header = table.subarray(0, table.indexOf('\n') + 1)
  const row = (at: number) => {
    const day = new Date(Date.UTC(2026, 0, 5) - at * 14_400_000).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
    const title = `A long day at the harbor, part ${at}: ${'and the wind '.repeat(18)}`
    return Buffer.from(
      `v${at.toString(36).padStart(10, '0')},"${title}","${day}",600,${at},${at + 1000},${3 + (at % 97) / 50}\r\n`,
    )
  }
  const bytes = Buffer.concat([header, ...Array.from({ length: 17_000 }, (_, at) => row(at))])
  expect(bytes.length).toBeGreaterThan(5_000_000)
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-')), 'Large.csv')
  await writeFile(file, bytes)
  return { file, bytes }
}

function measure(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Watches for tasks that block the page. The browser reports those of 50 ms and more. */
const watchLongTasks = (page: Page) =>
  page.evaluate(() => {
    const longTasks: PerformanceEntry[] = []
    new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
    Object.assign(globalThis, { longTasks })
  })

/** Returns how long the longest task blocked the page, in milliseconds. */
const findLongestPause = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { longTasks }: { longTasks: PerformanceEntry[] } = Object.assign({ longTasks: [] }, globalThis)
    // Tasks are reported late, but in order: once our own task is reported, all before it are.
    await new Promise(requestAnimationFrame)
    const end = performance.now() + 80
    while (performance.now() < end);
    const isOurs = ({ startTime, duration }: PerformanceEntry) => startTime + duration > end - 30
    while (!longTasks.some(isOurs)) await new Promise(requestAnimationFrame)
    return Math.max(0, ...longTasks.filter((task) => !isOurs(task)).map(({ duration }) => duration))
  })

it('keeps a file in the account, opens it after it was closed, and deletes it', async () => {
  const context = await stage.newVisitor({ viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, screenPath)
  await drop(page, { name: 'Content 2026.csv', buffer: writeStudioExport('en', 'The boat nobody clicked on') })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const read = page.getByText('60 videos', { exact: true })
  await press('Keep the open files')
  await page.getByText('Kept in your account.').waitFor()
  await press('Close Content 2026.csv')
  await read.waitFor({ state: 'detached' })
  await press('Open 1 kept file')
  await read.waitFor()
  await press('Delete Content 2026.csv from my account')
  await press('Delete the file')
  await page.getByRole('button', { name: 'Keep the open files', exact: true }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

it('stops reading 17,000 videos when the user cancels, and reads the next file', async () => {
  const context = await stage.newVisitor({ viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, screenPath)
  await page.getByText('Choose files').waitFor()
  await page.waitForLoadState('networkidle')
  const { file } = await writeLargeExport()
  const [worker] = page.workers()
  const isStopped = new Promise((resolve) => worker?.once('close', resolve))
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await isStopped
  await page.getByText('Canceled: 1 file was closed without being read.').waitFor()
  expect(await page.getByText('Large.csv').count()).toBe(0)
  await drop(page, { name: 'Table data.csv', buffer: writeStudioExport('en', 'The boat nobody clicked on') })
  await page.getByText('60 videos', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Worth another title or thumbnail' }).waitFor()
  expect(await page.getByText('17,000 videos').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await rm(path.dirname(file), { recursive: true })
  await context.close()
})

it('reads 5 MB without freezing the page, in a worker whose address the policy allows', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, screenPath)
  await page.getByText('Choose files').waitFor()
  await page.waitForLoadState('networkidle')
  await watchLongTasks(page)
  const { file, bytes } = await writeLargeExport()
  const inNode = measure(() => readExport('Large.csv', bytes))
  const began = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('17,000 videos', { exact: true }).waitFor()
  const read = performance.now() - began
  await page.getByRole('region', { name: 'Click rate and impressions' }).waitFor()
  const pause = await findLongestPause(page)
  console.info(`5 MB: read in ${Math.round(read)} ms (in Node ${Math.round(inNode)}), longest pause ${pause} ms`)
  // Ratios, because the machine may be busy. A page that gets all videos pauses for more than half of the time.
  expect(pause).toBeLessThan(read / 4)
  expect(read).toBeLessThan(4 * inNode)
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
  await rm(path.dirname(file), { recursive: true })
  await context.close()
})
