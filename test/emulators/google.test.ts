import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createGoogleStub, type GoogleStub } from '#infra/local/stubs/google/google.ts'
import { type Grants, openGrants } from '#infra/local/stubs/google/grants.ts'
import { consentScopes } from '#shared/consent.ts'
import { hourMs } from '#shared/duration.ts'
import { googleClient } from '#test/support/backend.ts'
import { consentQuery, redirectUri, verifier } from '#test/support/consent.ts'

let directory: string
let grants: Grants
let google: GoogleStub
let server: RunningServer
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'google-'))
  grants = openGrants(path.join(directory, 'google.json'))
  google = createGoogleStub({ ...googleClient, redirectUris: [redirectUri], grants })
  server = await listen(google.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
  await rm(directory, { recursive: true })
})

const page = (query: URLSearchParams) => fetch(`${server.origin}/o/oauth2/v2/auth?${query}`)
const choose = (changes: Record<string, string>, scopes: readonly string[] = consentScopes) => {
  const form = consentQuery({ account: '1', choice: 'allow', ...changes })
  for (const scope of scopes) form.append('granted', scope)
  return fetch(`${server.origin}/o/oauth2/v2/auth`, { method: 'POST', body: form, redirect: 'manual' })
}
const returned = async (answer: Promise<Response>) => new URL((await answer).headers.get('location') ?? '')
const readCode = async () => (await returned(choose({}))).searchParams.get('code') ?? ''
async function post(endpoint: 'token' | 'revoke', form: Record<string, string>) {
  const response = await fetch(`${server.origin}/${endpoint}`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
const client = { client_id: googleClient.clientId, client_secret: googleClient.clientSecret }
const exchangeCode = (code: string, changes: Record<string, string> = {}) =>
  post('token', {
    ...client,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...changes,
  })
const refresh = (refresh_token = '') => post('token', { ...client, grant_type: 'refresh_token', refresh_token })
const error = (status: number, name: string) => ({
  status,
  body: { error: name, error_description: expect.any(String) },
})

describe('the consent page', () => {
  test('offers every account and a checkbox for each permission, under a strict content security policy', async () => {
    const response = await page(consentQuery())
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain(new URL(redirectUri).origin)
  })

  test("escapes the request's parameters", async () => {
    const html = await (await page(consentQuery({ state: '"><script>alert(1)</script>' }))).text()
    expect(html).not.toContain('<script>')
  })

  test.each([
    [{ client_id: 'somebody else' }, 'invalid_client'],
    [{ redirect_uri: 'https://evil.test/dashboard' }, 'redirect_uri_mismatch'],
    [{ response_type: 'token' }, 'invalid_request'],
    [{ scope: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
  ])('does not redirect for %o', async (changes, code) => {
    for (const answer of [await page(consentQuery(changes)), await choose(changes)]) {
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(code)
    }
  })

  test('redirects with a code, the state, and the granted scopes', async () => {
    const { origin, pathname, searchParams } = await returned(choose({}, consentScopes.slice(0, 1)))
    expect(origin + pathname).toBe(redirectUri)
    expect(Object.fromEntries(searchParams)).toEqual({
      state: 'the state',
      code: expect.stringMatching(/^4\/0/),
      scope: consentScopes[0],
    })
  })

  test.each([
    ['canceled', { choice: 'cancel' }, consentScopes],
    ['allowed without a single permission', {}, []],
  ])('redirects with an error if it is %s', async (_, changes, scopes) => {
    const { searchParams } = await returned(choose(changes, scopes))
    expect(Object.fromEntries(searchParams)).toEqual({ state: 'the state', error: 'access_denied' })
  })
})

describe('the token endpoint', () => {
  test('exchanges a code once', async () => {
    const code = await readCode()
    expect(await exchangeCode(code)).toEqual({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^ya29\./),
        expires_in: 3599,
        refresh_token: expect.stringMatching(/^1\/\/0/),
        scope: consentScopes.join(' '),
        token_type: 'Bearer',
      },
    })
    expect(await exchangeCode(code)).toEqual(error(400, 'invalid_grant'))
  })

  test.each([
    [{ code_verifier: 'another' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'https://evil.test' }, 400, 'redirect_uri_mismatch'],
    [{ client_id: 'another' }, 401, 'invalid_client'],
    [{ client_secret: 'another' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code: 'made up' }, 400, 'invalid_grant'],
  ])('refuses %o', async (changes, status, name) => {
    expect(await exchangeCode(await readCode(), changes)).toEqual(error(status, name))
  })

  test('refuses a code after ten minutes', async () => {
    const code = await readCode()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
    expect(await exchangeCode(code)).toEqual(error(400, 'invalid_grant'))
  })

  test('refreshes without a new refresh token, even after a restart, until the grant is revoked', async () => {
    const { body: first } = await exchangeCode(await readCode())
    const { status, body } = await refresh(first.refresh_token)
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access_token', 'expires_in', 'scope', 'token_type']])
    const restarted = openGrants(path.join(directory, 'google.json'))
    expect(restarted.refresh(`${first.refresh_token}`)).toBeDefined()
    expect(grants.readAccessToken(`${body.access_token}`)).toMatchObject({ account: { id: '1' } })
    expect(await post('revoke', { token: `${body.access_token}` })).toEqual({ status: 200, body: {} })
    expect(await refresh(first.refresh_token)).toEqual(error(400, 'invalid_grant'))
    expect(grants.readAccessToken(`${body.access_token}`)).toBe('invalid')
    expect(await post('revoke', { token: `${first.refresh_token}` })).toEqual(error(400, 'invalid_token'))
  })

  test('grants access for an hour', async () => {
    const { body } = await exchangeCode(await readCode())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs })
    expect(grants.readAccessToken(`${body.access_token}`)).toBe('invalid')
  })
})

test('an account revokes its grant on /permissions', async () => {
  const { body } = await exchangeCode(await readCode())
  const permissions = `${server.origin}/permissions`
  expect(await (await fetch(permissions)).text()).toContain('robin.vale@gmail.example')
  await fetch(permissions, { method: 'POST', body: new URLSearchParams({ account: '1' }) })
  expect(await (await fetch(permissions)).text()).not.toContain('robin.vale@gmail.example')
  expect(await refresh(body.refresh_token)).toEqual(error(400, 'invalid_grant'))
})

test('the list of calls contains no token', async () => {
  const { body } = await exchangeCode(await readCode())
  await refresh(body.refresh_token)
  await post('revoke', { token: `${body.refresh_token}` })
  expect(google.calls).toEqual(['authorization_code', 'refresh_token', 'revoke'])
})
