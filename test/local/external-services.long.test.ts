import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SecretName } from '#infra/access/row.ts'
import type { FunctionName } from '#infra/access.ts'
import { type Addresses, createFunctionEnvironment, region, toSecretId } from '#infra/local/deployment.ts'
import {
  type ExternalServiceKeys,
  type ExternalServices,
  startExternalServices,
} from '#infra/local/external-services.ts'
import { GoogleBrowser } from '#test/support/google-browser.ts'

const site = 'http://127.0.0.1:1'
/** A port below those that the operating system chooses by itself. */
const sitePort = 20_000 + (process.pid % 10_000)
let data: string
let services: ExternalServices
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'external-services-'))
})
afterEach(async () => {
  await services.stop()
  await rm(data, { recursive: true })
})

const start = async (keys: ExternalServiceKeys = {}, origin = site) => {
  services = await startExternalServices({
    data,
    site: origin,
    keys,
    onFailure: (message) => expect.fail(message),
    onInvoke: () => Promise.reject(new Error('none')),
    onMailFeedback: () => Promise.resolve(),
    onSent: () => {},
    onTrigger: () => Promise.reject(new Error('none')),
  })
}
const addresses = (): Addresses => ({ site, ...services.addresses })
/** Returns a secret as a function reads it. Defaults to YouTube's key. */
async function keyFor(accessKeyId: string, name: SecretName = 'youtube'): Promise<string | undefined> {
  const client = new SecretsManagerClient({
    endpoint: services.addresses.secrets,
    region,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  })
  return (await client.send(new GetSecretValueCommand({ SecretId: toSecretId(name) }))).SecretString
}

describe('YouTube', () => {
  it('is a stub server without a key, and only functions that call it know its address', async () => {
    await start()
    const { YOUTUBE_URL } = createFunctionEnvironment('youtube/channel', addresses(), {})
    expect(createFunctionEnvironment('advice/history', addresses(), {})).not.toHaveProperty('YOUTUBE_URL')
    const headers = { 'x-goog-api-key': `${await keyFor('youtube-channel')}` }
    const answer = await fetch(`${YOUTUBE_URL}/youtube/v3/channels?part=id&forHandle=pocketorrery`, { headers })
    expect(answer.status).toBe(200)
  })

  it('is the real service with a key, which only functions that call it may read', async () => {
    await start({ youtube: 'a-key-of-our-own' })
    expect(createFunctionEnvironment('youtube/channel', addresses(), {})).not.toHaveProperty('YOUTUBE_URL')
    expect(await keyFor('youtube-channel')).toBe('a-key-of-our-own')
    await expect(keyFor('advice-history')).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })
})

describe('Google', () => {
  const names = [
    'GOOGLE_CLIENT_ID',
    'GOOGLE_OAUTH_URL',
    'YOUTUBE_ANALYTICS_URL',
    'YOUTUBE_REPORTING_URL',
    'YOUTUBE_URL',
  ]
  const addressesOf = (name: FunctionName) => {
    const environment = createFunctionEnvironment(name, addresses(), {})
    return Object.fromEntries(names.map((one) => [one, environment[one]]))
  }

  it('is a stub server without a client, and only functions that handle tokens know its address', async () => {
    await start()
    const { google, analytics, reporting, youtube } = services.addresses
    expect(addressesOf('youtube/auth')).toEqual({
      GOOGLE_CLIENT_ID: 'stub-client',
      GOOGLE_OAUTH_URL: google,
      YOUTUBE_ANALYTICS_URL: analytics,
      YOUTUBE_REPORTING_URL: reporting,
      YOUTUBE_URL: youtube,
    })
    expect(addressesOf('advice/history')).toEqual({})
    await expect(keyFor('youtube-disconnect', 'google')).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })

  it('is the real service with a client and its secret', async () => {
    const google = { clientId: 'ours.apps.googleusercontent.com', clientSecret: 'a-secret-of-our-own' }
    await start({ youtube: 'a-key-of-our-own', google })
    expect(addressesOf('youtube/auth')).toEqual({ GOOGLE_CLIENT_ID: google.clientId })
    expect(await keyFor('youtube-auth', 'google')).toBe(google.clientSecret)
  })

  it('allows no connection with a YouTube key alone', async () => {
    await start({ youtube: 'a-key-of-our-own' })
    expect(addressesOf('youtube/auth')).toEqual({})
  })
})

describe('signing in with Google', () => {
  const challenge = 'a-challenge-that-is-as-long-as-it-has-to-be'
  /** Returns the address that the user pool sends a browser to. */
  const findGoogle = async (origin = site) => {
    const browser = new GoogleBrowser({ site: origin, pool: services.addresses.cognito })
    const response = await browser.visit(browser.authorizeUrl(challenge))
    return new URL(`${response.headers.location}`, services.addresses.cognito)
  }

  it('uses the stub server, in the pool and in the functions', async () => {
    await start()
    const browser = new GoogleBrowser({ site, pool: services.addresses.cognito })
    const refused = await browser.authorize('1', challenge)
    // No function runs in this test.
    expect(refused.get('error_description')).toBe('PreSignUp failed with error none. ')
    expect(createFunctionEnvironment('account/get', addresses(), {})).toMatchObject({
      GOOGLE_POOL_CLIENT_ID: browser.clientId,
    })
    expect(services.addresses.googleSignInClientId).toBe('stub-sign-in-client')
  })

  it('uses Google if there is a client, and returns to the port after that of the site', async () => {
    const origin = `http://localhost:${sitePort}`
    const googleSignIn = { clientId: 'ours.apps.googleusercontent.com', clientSecret: 'a-secret-of-our-own' }
    await start({ youtube: 'a-key-of-our-own', googleSignIn }, origin)
    const { origin: google, searchParams } = await findGoogle(origin)
    expect(google).toBe('https://accounts.google.com')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: googleSignIn.clientId,
      redirect_uri: `http://127.0.0.1:${sitePort + 1}/oauth2/idpresponse`,
      scope: 'openid email',
      response_type: 'code',
    })
    expect(readFileSync(path.join(data, 'pool.json'), 'utf8')).not.toContain(googleSignIn.clientSecret)
  })

  it('is not offered with a YouTube key alone', async () => {
    await start({ youtube: 'a-key-of-our-own' })
    expect((await findGoogle()).pathname).toBe('/error')
    expect(services.addresses.googleSignInClientId).toBeUndefined()
    expect(createFunctionEnvironment('account/get', addresses(), {})).not.toHaveProperty('GOOGLE_POOL_CLIENT_ID')
  })
})
