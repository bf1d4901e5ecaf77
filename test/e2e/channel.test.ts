import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { setUpBrowserTest } from '#test/support/browser-test.ts'
import { collectPageErrors } from '../support/browser.ts'

const stage = setUpBrowserTest()

async function logIn(): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await stage.newVisitor({ viewport: { width: 1440, height: 900 } })).newPage()
  const complaints = collectPageErrors(page)
  await page.goto(`${stage.system.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  return { page, complaints }
}

const connect = (page: Page) => page.getByRole('button', { name: 'Connect YouTube account' })
const overview = (page: Page) => page.getByRole('heading', { name: 'Channel Overview' })

it('connects a channel with two clicks, shows its figures, exports its videos, and disconnects it', async () => {
  const { page, complaints } = await logIn()
  await connect(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Authentication failed: access_denied').waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard`)

  await connect(page).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await overview(page).waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page
    .getByRole('region', { name: 'Total Views' })
    .getByText(/^[\d.]+[KM]$/)
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

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(40)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Disconnect and delete' }).click()
  await page.getByText('Your YouTube account has been disconnected.').waitFor()
  await connect(page).waitFor()
  expect(complaints).toEqual([])
})

it('asks to reconnect after the grant was revoked at Google, and reads the channel again', async () => {
  const { page, complaints } = await logIn()
  // The figures are requested after the grant is revoked.
  let goOn = () => {}
  const gone = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/youtube/analytics*', async (route) => {
    await gone
    await route.continue()
  })
  await connect(page).click()
  const allow = page.getByRole('button', { name: 'Allow' })
  await allow.waitFor()
  const { origin } = new URL(page.url())
  const asked = page.waitForRequest('**/api/youtube/analytics*')
  await allow.click()
  await asked
  const google = await page.context().newPage()
  await google.goto(`${origin}/permissions`)
  await google.getByRole('button', { name: 'Remove access' }).click()
  await google.getByRole('button', { name: 'Remove access' }).waitFor({ state: 'detached' })
  goOn()
  await page.getByText('YouTube token expired. Please reconnect your YouTube account.').waitFor()
  await page.getByRole('button', { name: 'Reconnect YouTube account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await overview(page).waitFor()
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})
