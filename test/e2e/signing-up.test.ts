import { expect, it } from 'vitest'
import { collectPageErrors } from '../support/browser.ts'
import { setUpSharedBrowserTest } from '../support/browser-test.ts'
import { isSignedIn, logIn, newestCode, openChannelStep, signUp } from '../support/signing-up.ts'

const stage = setUpSharedBrowserTest()

it('signs up: invalid then valid channel, refused while unconfirmed, wrong then right code, signed in', async () => {
  const email = 'ada@example.com'
  const page = await openChannelStep(stage, await stage.newVisitor(), email)
  const pageErrors = collectPageErrors(page)
  await page.getByLabel('YouTube channel URL').fill('https://example.com/@slow.loom.studio')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)').first().waitFor()
  for (const goBack of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
    await goBack()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Löwe')
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await page.getByLabel('YouTube channel URL').inputValue()).toBe('https://example.com/@slow.loom.studio')
  }
  await signUp(page, 'youtube.com/@slow.loom.studio/videos?si=share')

  await logIn(page)
  await page.getByText('Please check your email to confirm your account.').first().waitFor()
  await page.waitForURL('**/auth/verify-email')
  const code = await newestCode(stage, email)
  await page.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page
    .getByText(/^That code is incorrect or no longer valid/)
    .first()
    .waitFor()
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await isSignedIn(page)
  await page.goto(`${stage.system.url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('How I built a loom')
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Title Analysis' }).waitFor()
  // The browser logs each response of 400: no channel, unconfirmed, wrong code.
  expect(pageErrors.filter((one) => !/status of 400/.test(one))).toEqual([])
})
