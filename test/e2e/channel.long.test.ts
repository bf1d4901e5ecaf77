import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAs, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { signUpUser } from '#test/support/system-users.ts'

const stage = setUpSharedBrowserTest()

// Not the demo creator, who has no connected channel in other tests.
let user: Awaited<ReturnType<typeof signUpUser>>
beforeAll(async () => {
  user = await signUpUser(stage.system, 'ada@channel.example')
})

async function logIn(): Promise<{ page: Page; pageErrors: string[] }> {
  const page = await (await stage.newVisitor({ viewport: { width: 1440, height: 900 } })).newPage()
  const pageErrors = collectPageErrors(page)
  await logInAs(user, page, stage.system.url, '/dashboard')
  return { page, pageErrors }
}

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect YouTube account' })
const overviewHeading = (page: Page) => page.getByRole('heading', { name: 'Channel Overview' })

it('connects a channel with two clicks, shows its figures, exports its videos, and disconnects it', async () => {
  const { page, pageErrors } = await logIn()
  await connectButton(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Authentication failed: access_denied').waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard`)

  await connectButton(page).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await overviewHeading(page).waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page
    .getByRole('region', { name: 'Views', exact: true })
    .getByText(/^Total Views: [\d.]+[KM]$/)
    .waitFor()

  await page.getByText('7 days', { exact: true }).click()
  await page.getByText('Previous 7 days').first().waitFor()
  await page.reload()
  await page.getByText('Previous 7 days').first().waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard?period=7`)

  const days = page.getByRole('slider', { name: 'Views per day' })
  await days.focus()
  const newest = await days.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  expect(await days.getAttribute('aria-valuetext')).not.toBe(newest)

  await page.getByRole('link', { name: 'Your channel', exact: true }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(40)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Disconnect and delete' }).click()
  await page.getByText('Your YouTube account has been disconnected.').waitFor()
  await connectButton(page).waitFor()
  expect(pageErrors).toEqual([])
})

it('asks to reconnect after the grant was revoked at Google, and reads the channel again', async () => {
  const { page, pageErrors } = await logIn()
  // The figures are requested after the grant is revoked.
  let releaseRequests = () => {}
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve
  })
  await page.route(/\/api\/youtube\/(?!auth)/, async (route) => {
    await released
    await route.continue()
  })
  await connectButton(page).click()
  const allow = page.getByRole('button', { name: 'Allow' })
  await allow.waitFor()
  const { origin } = new URL(page.url())
  const analyticsRequest = page.waitForRequest('**/api/youtube/analytics*')
  await allow.click()
  await analyticsRequest
  const permissionsPage = await page.context().newPage()
  await permissionsPage.goto(`${origin}/permissions`)
  await permissionsPage.getByRole('button', { name: 'Remove access' }).click()
  await permissionsPage.getByRole('button', { name: 'Remove access' }).waitFor({ state: 'detached' })
  releaseRequests()
  await page.getByText('YouTube token expired. Please reconnect your YouTube account.').waitFor()
  await page.getByRole('button', { name: 'Reconnect YouTube account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await overviewHeading(page).waitFor()
  expect(pageErrors.filter((text) => !text.includes('409'))).toEqual([])
})
