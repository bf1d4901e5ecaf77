import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { connectChannel } from '#test/look/demo.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { sessionKey } from '#web/lib/session-key.ts'

const stage = setUpBrowserTest()

/** Opens the dashboard of a creator with a connected channel, for the first time in this browser. */
async function openFirst(): Promise<Page> {
  const page = await (await stage.newVisitor()).newPage()
  await logInAsDemo(page, stage.system.url, '/dashboard')
  const connect = page.getByRole('button', { name: 'Connect YouTube account' })
  await connect
    .or(page.getByRole('heading', { name: 'Channel Overview' }))
    .first()
    .waitFor()
  if (await connect.isVisible()) await connectChannel(page)
  return page
}

/** Leaves the dashboard, so that none of its requests is under way. */
const leave = (page: Page) => page.goto('about:blank')
const comeBack = (page: Page) => page.goto(`${stage.system.url}/dashboard`)

/** Lets the access token expire, as it has in nearly every visit. */
const expire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 0 }))
  }, sessionKey)
const readToken = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').access_token, sessionKey)

const isRefresh = (request: Request) =>
  request.headers()['x-amz-target']?.endsWith('.InitiateAuth') && request.postData()?.includes('REFRESH_TOKEN_AUTH')

/** Records the API requests of a context with their tokens, and counts refreshes. */
function record(context: BrowserContext) {
  const reads: { address: string; token: string }[] = []
  let refreshes = 0
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (isRefresh(request)) refreshes++
    else if (pathname.startsWith('/api/'))
      reads.push({ address: pathname + search, token: request.headers().authorization ?? '' })
  })
  return { reads, refreshes: () => refreshes }
}

const waitForFigures = (page: Page) => page.getByRole('heading', { name: 'Channel Overview' }).waitFor()
/** The addresses that the entry script requests before the app's code has arrived. */
const early = ['/api/account', '/api/youtube/analytics?period=28', '/api/youtube/top?period=28', '/api/youtube/videos']

it('a visit with an expired token refreshes it once and reads everything once, with the new token', async () => {
  const page = await openFirst()
  await expire(page)
  const spent = await readToken(page)
  await leave(page)
  const { reads, refreshes } = record(page.context())
  await comeBack(page)
  await waitForFigures(page)
  await page.waitForLoadState('networkidle')
  expect(refreshes()).toBe(1)
  expect(
    reads
      .map(({ address }) => address)
      .filter((address) => early.includes(address))
      .sort(),
  ).toEqual(early)
  const token = await readToken(page)
  expect(token).not.toBe(spent)
  expect(new Set(reads.map((read) => read.token))).toEqual(new Set([`Bearer ${token}`]))
  // Neither the code that signs in nor the configuration is loaded: the page contains the configuration.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(files.filter((file) => /config\.json|\/cognito-/.test(file))).toEqual([])
  // Limits of what a slow phone has to fetch and lay out. Raise them only for something that the first screen needs.
  expect(files.length).toBeLessThanOrEqual(40)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(600)
})

it('shows the figures of the last visit until the new ones arrive', async () => {
  const page = await openFirst()
  const finding = page.locator('main').getByText(/^Views are/)
  await finding.waitFor()
  await page.waitForLoadState('networkidle')
  await expire(page)
  await leave(page)
  const waiting: (() => Promise<void>)[] = []
  await page.route('**/api/**', (route) => void waiting.push(() => route.fallback()))
  await comeBack(page)
  await finding.waitFor()
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(early.length)
  const answers = Promise.all(
    early.map((address) => page.waitForResponse((response) => response.url().endsWith(address))),
  )
  await page.unroute('**/api/**')
  await Promise.all(waiting.map((go) => go()))
  await answers
  await finding.waitFor()
})

it('two tabs that open at once refresh the token once', async () => {
  const page = await openFirst()
  await expire(page)
  const { refreshes } = record(page.context())
  const other = await page.context().newPage()
  await Promise.all([page.reload(), other.goto(`${stage.system.url}/dashboard`)])
  await Promise.all([waitForFigures(page), waitForFigures(other)])
  await Promise.all([page, other].map((one) => one.waitForLoadState('networkidle')))
  expect(refreshes()).toBe(1)
  expect(await readToken(other)).toBe(await readToken(page))
})

it('early requests that fail are repeated, and nobody is signed out', async () => {
  const page = await openFirst()
  await expire(page)
  const failed: string[] = []
  await page.route(
    (url) => early.includes(url.pathname + url.search) || url.origin !== stage.system.url,
    (route) => {
      const name = isRefresh(route.request()) ? 'refresh' : new URL(route.request().url()).pathname
      if (failed.includes(name)) return route.fallback()
      failed.push(name)
      return route.abort()
    },
  )
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/youtube/analytics?period=28'))
  await page.reload()
  expect((await answer).ok()).toBe(true)
  expect(failed).toEqual(expect.arrayContaining(['refresh', '/api/account', '/api/youtube/analytics']))
  await waitForFigures(page)
})

it('shows nothing of the previous user to the next one', async () => {
  const page = await openFirst()
  const old = await readToken(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${stage.system.url}/`)
  const { reads } = record(page.context())
  await page.goto(`${stage.system.url}/dashboard`)
  await page.waitForURL('**/login**')
  expect(reads).toEqual([])
  await logInAsDemo(page, stage.system.url, '/dashboard')
  await waitForFigures(page)
  expect(reads.map(({ token }) => token)).not.toContain(`Bearer ${old}`)
})
