import { expect, it } from 'vitest'
import { collectPageErrors } from '../support/browser.ts'
import { setUpSharedBrowserTest } from '../support/browser-test.ts'
import {
  enterCode,
  fillDetails,
  logIn,
  newestCode,
  readJudgedTitle,
  signUp,
  startWithTitle,
} from '../support/signing-up.ts'

const stage = setUpSharedBrowserTest()

it('leads a title from the landing page through sign-up and its mistakes to its rank among the own videos', async () => {
  const email = 'ada@example.com'
  const title = 'How I Built a Loom in 30 Days'
  const page = await startWithTitle(stage, await stage.newVisitor(), title)
  const pageErrors = collectPageErrors(page)
  await fillDetails(page, email)
  await page.getByText(`Add your channel so that “${title}” is judged by your own videos.`).waitFor()
  await page.getByLabel('YouTube channel URL').fill('https://example.com/@slow.loom.studio')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)').first().waitFor()
  for (const goBack of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
    await goBack()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Löwe')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await page.getByLabel('YouTube channel URL').inputValue()).toBe('https://example.com/@slow.loom.studio')
  }
  await signUp(page, 'youtube.com/@slow.loom.studio/videos?si=share')

  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page)
  await page.getByText('Please check your email to confirm your account.').first().waitFor()
  await page.waitForURL('**/auth/verify-email')
  const code = await newestCode(stage, email)
  await enterCode(page, code === '000000' ? '111111' : '000000')
  await page
    .getByText(/^That code is incorrect or no longer valid/)
    .first()
    .waitFor()
  await enterCode(page, code)
  expect(await readJudgedTitle(page)).toBe(title)
  await page.getByRole('heading', { name: /^On your channel/ }).waitFor()
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  // The browser logs each response of 400: no channel, unconfirmed, wrong code.
  expect(pageErrors.filter((one) => !/status of 400/.test(one))).toEqual([])
})
