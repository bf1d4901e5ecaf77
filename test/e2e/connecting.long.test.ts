import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signingSecret, stubGoogleClient, stubStripeKeys, stubYouTubeKey } from '#infra/local/external-services.ts'
import { logInAs, logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { enterCode, newestCode, openChannelStep, signUp, waitForDashboard } from '#test/support/signing-up.ts'
import { firstUser, signUpUsers } from '#test/support/system-users.ts'

const stage = setUpBrowserTest()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openConsentPage = async (page: Page) => {
  await press(page, 'Connect YouTube account')
  await page.getByRole('button', { name: 'Allow' }).waitFor()
}
const expectNotConnected = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect YouTube account' }).waitFor()
  expect(page.url()).toBe(`${stage.system.url}/dashboard`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
}

/** Counts the authorization codes that a page sends to our server. */
function countExchanges(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/youtube/auth')) count++
  })
  return () => count
}

it('does not connect a channel when another user returns from Google', async () => {
  const context = await stage.newVisitor()
  const page = await context.newPage()
  const exchanges = countExchanges(page)
  await logInAsDemo(page, stage.system.url, '/dashboard')
  await openConsentPage(page)

  const other = await context.newPage()
  await other.goto(`${stage.system.url}/dashboard`)
  await press(other, 'Sign Out')
  await other.waitForURL(`${stage.system.url}/`)
  const email = 'another@example.com'
  const signUpPage = await openChannelStep(stage, context, email)
  await signUp(signUpPage, 'youtube.com/@slow.loom.studio')
  await enterCode(signUpPage, await newestCode(stage, email))
  await waitForDashboard(signUpPage)

  await press(page, 'Allow')
  await page.getByText(/^Another Viewcraft user started this connection/).waitFor()
  await page.getByRole('heading', { name: 'Welcome back, Ada!' }).waitFor()
  await expectNotConnected(page)
  expect(exchanges()).toBe(0)
})

/** Returns the local secrets and every token that Google issued. */
async function readSecrets(data: string): Promise<string[]> {
  const issuedGrants = await readFile(path.join(data, 'google.json'), 'utf8')
  const tokens = issuedGrants.match(/(?:ya29\.|1\/\/0)[\w-]{20,}/g) ?? []
  expect(tokens.length).toBeGreaterThan(1)
  const { key, webhook } = stubStripeKeys
  return [...tokens, stubYouTubeKey, stubGoogleClient.clientSecret, key, webhook, signingSecret]
}

/** Records the responses that a page receives. The returned function returns their text. */
function collectResponses(page: Page): () => Promise<string> {
  const responses: Promise<string>[] = []
  page.on('response', (response) => {
    // Redirects have no body, and a page that navigated away may have discarded its bodies.
    const body = response.text().catch(() => '')
    responses.push(body.then((text) => `${response.url()} ${JSON.stringify(response.headers())} ${text}`))
  })
  return async () => (await Promise.all(responses)).join('\n')
}

/** Returns everything that the browser stores for the site. */
const readBrowserStorage = async (page: Page) =>
  JSON.stringify([
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
    await page.context().cookies(),
    await page.evaluate(() => indexedDB.databases()),
  ])

it('refuses a foreign state, then connects the channel without exposing its tokens', async () => {
  const { url, data, output } = { ...stage.system, data: stage.data }
  const page = await (await stage.newVisitor()).newPage()
  const readResponses = collectResponses(page)
  const exchanges = countExchanges(page)
  await logInAsDemo(page, url, '/dashboard')
  await openConsentPage(page)
  await page.locator('input[name=state]').evaluate((input: HTMLInputElement) => {
    input.value = 'another'
  })
  await press(page, 'Allow')
  await page.getByText(/^This response from Google doesn’t match a connection started in this tab/).waitFor()
  await expectNotConnected(page)
  expect(exchanges()).toBe(0)

  await openConsentPage(page)
  await press(page, 'Allow')
  await page.getByRole('heading', { name: 'Channel Overview' }).waitFor()
  expect(exchanges()).toBe(1)
  await page.goto(`${url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('How to Bake Bread in 10 Minutes')
  await press(page, 'Get Insights')
  await page.getByText('Analysis completed successfully!').first().waitFor()
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { name: 'Channel Overview' }).waitFor()

  // The demo creator has Premium, so somebody else pays.
  await signUpUsers(stage.system, 1)
  const buyer = await (await stage.newVisitor()).newPage()
  const readBuyersResponses = collectResponses(buyer)
  await logInAs(firstUser, buyer, url, '/premium-upgrade')
  await press(buyer, 'Continue to Payment')
  await buyer.getByRole('button', { name: /^Pay \$/ }).click()
  await buyer.getByRole('button', { name: 'Subscribe' }).waitFor()
  await buyer.goto(`${url}/dashboard`)
  await buyer.getByText('Welcome back').first().waitFor()

  const sources = {
    responses: await readResponses(),
    buyersResponses: await readBuyersResponses(),
    browser: await readBrowserStorage(page),
    buyersBrowser: await readBrowserStorage(buyer),
    log: await readFile(path.join(data, 'functions.log'), 'utf8'),
    output: output(),
    pool: await readFile(path.join(data, 'pool.json'), 'utf8'),
  }
  expect(sources.responses).toContain('Welcome back')
  expect(sources.browser).toContain('viewcraft.session')
  for (const secret of await readSecrets(data))
    for (const [source, text] of Object.entries(sources))
      expect(text.includes(secret), `${source}: ${secret}`).toBe(false)
})
