import { expect, test, vi } from 'vitest'
import { fillConfig } from '#shared/config-block.ts'
import { loadConfig } from '#web/lib/config.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'

// This happens after a deployment that removed the old files, or without a network.
vi.mock('#web/lib/cognito.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const provider = lazyCognito(loadConfig)

test('an operation is retryable when its code cannot be downloaded, so the user stays signed in', async () => {
  await expect(provider.revoke('token')).rejects.toMatchObject({ name: 'IdentityError', isRetryable: true })
})

test('a sign-in is unavailable when its code cannot be downloaded', async () => {
  expect(await provider.signIn('ada@example.com', 'secret')).toEqual({ status: 'unavailable' })
  expect(await provider.forgotPassword('ada@example.com', 'en')).toBe('unavailable')
})

test('a refresh needs neither code nor a configuration that has to be downloaded', async () => {
  const config = {
    ...{ region: 'eu-west-1', userPoolId: 'pool', userPoolClientId: 'client' },
    ...{ cognitoEndpoint: 'https://pool.example', uploadsOrigin: 'https://uploads.example' },
    ...{ codesByMail: true, passkeys: true, ai: false, payments: false, derivedMetrics: false, local: false },
  }
  document.body.innerHTML = fillConfig('<script type="application/json" id="config"></script>', config)
  const answer = { AuthenticationResult: { AccessToken: 'a', IdToken: 'i', ExpiresIn: 900 } }
  const fetched = vi.fn(async (_: string) => new Response(JSON.stringify(answer)))
  vi.stubGlobal('fetch', fetched)
  expect(await provider.refresh('token')).toMatchObject({ accessToken: 'a', refreshToken: 'token' })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([config.cognitoEndpoint])
})
