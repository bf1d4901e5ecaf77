import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { ask } from '#test/support/ask.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { createPkce } from '#test/support/pkce.ts'

const stage = setUpSharedBrowserTest()

interface Arrived {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A user's program: it receives events, and users who come back from the consent screen. */
let program: RunningServer
const arrived: Arrived[] = []
beforeAll(async () => {
  program = await listen(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, `${value}`]))
    arrived.push({ url: `${request.url}`, headers, body: await text(request) })
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>You can close this page.</h1>')
  })
})
afterAll(() => program.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toRequest = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
const { verifier, challenge } = createPkce()

/** Registers an assistant and returns its id and the address that it opens in the user's browser. */
async function registerAssistant() {
  const { url } = stage.system
  const redirect = `${program.origin}/back`
  const registered = await ask(url, 'POST', '/api/oauth/register', {
    body: { client_name: 'Desk assistant', redirect_uris: [redirect] },
  })
  const { client_id: id } = z.object({ client_id: z.string() }).parse(registered.body)
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: redirect,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'from here',
    scope: 'score drafts',
    resource: `${url}/api/mcp`,
  })
  return { id, redirect, address: `/oauth/authorize?${query}` }
}

/**
 * Sends the requests of a client on a page of another site. Returns the address at which tokens are revoked, and the
 * status of revoking one.
 */
async function revokeFromBrowser(site: string) {
  const headers = { 'mcp-protocol-version': '2025-11-25' }
  const metadata = await fetch(`${site}/.well-known/oauth-authorization-server`, { headers })
  const { revocation_endpoint } = await metadata.json()
  const body = new URLSearchParams({ token: 'unknown' })
  const answer = await fetch(revocation_endpoint, { method: 'POST', headers, body })
  return [revocation_endpoint, answer.status]
}

/** Returns the parameters with which the last user came back. */
const cameBack = () =>
  new URL(`${program.origin}${arrived.findLast(({ url }) => url.startsWith('/back'))?.url}`).searchParams

it('connects and disconnects an assistant, creates a token and adds a webhook, and each of them works', async () => {
  const { url } = stage.system
  const assistant = await registerAssistant()
  const context = await stage.newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const errors = collectPageErrors(page)

  await logInAsDemo(page, url, assistant.address)
  await page.getByRole('heading', { name: 'Connect Desk assistant' }).waitFor()
  await page.getByText(/We don’t know this assistant/).waitFor()
  await page.getByText(`a program on your own computer (${new URL(program.origin).host})`).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(2)
  await button(page, 'Cancel').tap()
  await page.waitForURL(`${assistant.redirect}**`)
  expect(Object.fromEntries(cameBack())).toMatchObject({ error: 'access_denied', state: 'from here' })
  expect(await page.evaluate(revokeFromBrowser, url)).toEqual([`${url}/api/oauth/revoke`, 200])

  await page.goto(url + assistant.address)
  await button(page, 'Connect').tap()
  await page.waitForURL(`${assistant.redirect}**`)
  const form = { grant_type: 'authorization_code', client_id: assistant.id, redirect_uri: assistant.redirect }
  const redeemed = await ask(url, 'POST', '/api/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, code: `${cameBack().get('code')}`, code_verifier: verifier }).toString(),
  })
  const { access_token: as } = z.object({ access_token: z.string() }).parse(redeemed.body)
  const callTool = async () => {
    const body = toRequest('tools/call', { name: 'score_titles', arguments: { titles: ['How I built a tiny house'] } })
    return ask(url, 'POST', '/api/mcp', { as, body })
  }
  expect((await callTool()).text).toMatch(/score/)

  await page.goto(`${url}/dashboard/profile`)
  await button(page, 'Add a webhook').tap()
  await page.getByLabel('Address', { exact: true }).fill(`${program.origin}/events`)
  await button(page, 'Add webhook').tap()
  await page.getByText('Webhook added.').first().waitFor()
  const secret = await page.getByText(/^whsec_/).innerText()
  await button(page, 'Done').tap()
  await button(page, `Details of the webhook to ${program.origin}/events`).tap()
  await button(page, 'Send test event').tap()
  await page.getByText('We’ll send a test event within a minute.').first().waitFor()
  await button(page, 'Close').tap()

  await button(page, 'Manage tokens').tap()
  await button(page, 'Create a token').tap()
  await page.getByLabel('Name', { exact: true }).last().fill('Title script')
  await page.getByLabel('Score titles and check thumbnails').check()
  await button(page, 'Create token').tap()
  const token = await page.getByText(/^vcp_/).innerText()
  const compare = { as: token, body: { titles: ['How I built a tiny house', 'Channel update'] } }
  expect((await ask(url, 'POST', '/api/titles/score', compare)).status).toBe(200)
  await button(page, 'Done').tap()
  await button(page, 'Close').tap()

  await button(page, 'Manage assistants').tap()
  await button(page, 'Disconnect Desk assistant').tap()
  await button(page, 'Disconnect').tap()
  await page.getByText('No assistant is connected.').first().waitFor()
  expect((await callTool()).status).toBe(401)

  // The job that sends events runs every minute.
  const isTest = ({ url: path, body }: Arrived) => path === '/events' && body.includes('"type":"test"')
  await expect.poll(() => arrived.some(isTest), { timeout: 90_000, interval: 250 }).toBe(true)
  const event = arrived.find(isTest)
  expect(new Webhook(secret).verify(event?.body ?? '', event?.headers ?? {})).toMatchObject({ type: 'test', data: {} })
  await page.reload()
  await button(page, `Details of the webhook to ${program.origin}/events`).tap()
  // Drafts of other tests may have become ready, which sends events too.
  await page.getByRole('listitem').filter({ hasText: 'Test event' }).getByText('Delivered (200).').waitFor()
  await button(page, 'Close').tap()
  await button(page, `Delete the webhook to ${program.origin}/events`).tap()
  await button(page, 'Delete').tap()
  await page.getByText('You have no webhooks.').waitFor()
  expect(errors).toEqual([])
})
