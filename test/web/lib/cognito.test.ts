import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'
import { userOf } from '#web/lib/user.ts'
import { cognitoConfig } from './cognito-config.ts'
import { idToken } from './fake-provider.ts'

const provider = lazyCognito(async () => cognitoConfig)
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const respondWith = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('a password sign-in that Cognito rejects', () => {
  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'refused'],
    ['UserNotFoundException', 'User does not exist.', 'refused'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'locked'],
    ['TooManyRequestsException', 'Too many requests', 'locked'],
    ['ForbiddenException', 'Request not allowed due to WAF block.', 'locked'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'unconfirmed'],
    ['InternalErrorException', '', 'unavailable'],
  ])('%s (%s) leads to the status %s', async (__type, message, status) => {
    respondWith({ __type, message }, 400)
    expect(await provider.signIn('ada@example.com', 'secret')).toEqual({ status })
    expect(fetched.mock.calls[0]?.[1].body).not.toContain('secret')
  })

  test('a network failure is unavailable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await provider.signIn('ada@example.com', 'secret')).toEqual({ status: 'unavailable' })
  })
})

describe('refreshing the tokens', () => {
  const result = { AccessToken: 'a', IdToken: 'i', ExpiresIn: 900 }

  test('keeps the refresh token when Cognito sends no new one', async () => {
    respondWith({ AuthenticationResult: result })
    expect(await provider.refresh('r')).toEqual({ accessToken: 'a', idToken: 'i', expiresIn: 900, refreshToken: 'r' })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('http://127.0.0.1:9/cognito')
    expect(init?.headers).toMatchObject({ 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' })
  })

  test.each([
    ['a revoked token', { __type: 'NotAuthorizedException' }, 400, false],
    ['too many requests', { __type: 'TooManyRequestsException' }, 400, true],
    ['a request that the firewall blocked', { __type: 'ForbiddenException' }, 403, true],
    ['an internal error', { __type: 'InternalErrorException' }, 500, true],
    ['an unknown response', { AuthenticationResult: {} }, 200, true],
  ])('says whether to try again after %s', async (_, body, status, retryable) => {
    respondWith(body, status)
    await expect(provider.refresh('r')).rejects.toMatchObject({ name: 'IdentityError', isRetryable: retryable })
  })

  test('a network failure is retryable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(provider.refresh('r')).rejects.toMatchObject({ name: 'IdentityError', status: 0, isRetryable: true })
  })
})

describe('the authenticator app', () => {
  const preference = () => {
    const sent = fetched.mock.calls.map(([, { body }]) => JSON.parse(`${body}`))
    return sent.find(({ SoftwareTokenMfaSettings }) => SoftwareTokenMfaSettings)
  }

  test('is turned on and off together with passkeys as both factors', async () => {
    respondWith({})
    expect(await provider.verifyAuthenticator('a', '123456')).toBe('on')
    expect(preference()).toMatchObject({
      SoftwareTokenMfaSettings: { Enabled: true },
      WebAuthnMfaSettings: { Enabled: true },
    })
    fetched.mockClear()
    await provider.removeAuthenticator('a')
    expect(preference()).toMatchObject({
      SoftwareTokenMfaSettings: { Enabled: false },
      WebAuthnMfaSettings: { Enabled: false },
    })
  })

  test('does not mention passkeys where the site has none', async () => {
    respondWith({})
    const without = lazyCognito(async () => ({ ...cognitoConfig, passkeys: false }))
    expect(await without.verifyAuthenticator('a', '123456')).toBe('on')
    expect(preference()).not.toHaveProperty('WebAuthnMfaSettings')
  })

  test('is not turned off while the configuration cannot be read', async () => {
    const offline = lazyCognito(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(offline.removeAuthenticator('a')).rejects.toMatchObject({ name: 'IdentityError', isRetryable: true })
  })
})

test('a request that the firewall blocked does not mean that the session has ended', async () => {
  respondWith({ __type: 'ForbiddenException' }, 403)
  await expect(provider.revoke('r')).rejects.toMatchObject({ isSessionGone: false })
})

describe('a sign-in with Google', () => {
  const googleSignIn = {
    poolUrl: 'https://pool.example',
    clientId: 'pool-client',
    googleClientId: 'google-client',
    authorizeUrl: 'https://accounts.example/auth',
  }
  const withGoogle = lazyCognito(async () => ({ ...cognitoConfig, googleSignIn }))
  const grant = { code: 'abc', verifier: 'v' }
  const granted = { access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' }

  test('exchanges the code with its verifier', async () => {
    respondWith(granted)
    const tokens = { accessToken: 'a', idToken: 'i', refreshToken: 'r', expiresIn: 900 }
    expect(await withGoogle.signInWithGoogle(grant)).toEqual({ status: 'signed_in', tokens })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://pool.example/oauth2/token')
    const redirect = encodeURIComponent(`${location.origin}/auth/google`)
    expect(`${init?.body}`).toBe(
      `grant_type=authorization_code&client_id=pool-client&redirect_uri=${redirect}&code=abc&code_verifier=v`,
    )
  })

  test.each([
    ['a used code', { error: 'invalid_grant' }, 400, 'refused'],
    ['an internal error', {}, 500, 'unavailable'],
    ['tokens that are not complete', { ...granted, refresh_token: undefined }, 200, 'unavailable'],
  ])('fails after %s', async (_, body, status, outcome) => {
    respondWith(body, status)
    expect(await withGoogle.signInWithGoogle(grant)).toEqual({ status: outcome })
  })

  test('is off where it is not configured, and unavailable without a network', async () => {
    expect(await provider.signInWithGoogle(grant)).toEqual({ status: 'off' })
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await withGoogle.signInWithGoogle(grant)).toEqual({ status: 'unavailable' })
  })

  test('is refreshed and revoked for its own app client', async () => {
    respondWith({ AuthenticationResult: { AccessToken: 'a', IdToken: 'i', ExpiresIn: 900 } })
    await withGoogle.refresh('r', 'pool-client')
    await withGoogle.revoke('r', 'pool-client')
    for (const [, init] of fetched.mock.calls)
      expect(JSON.parse(`${init.body}`)).toMatchObject({ ClientId: 'pool-client' })
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

test('revoking accepts a response without a body', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 200 }))
  await provider.revoke('r')
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"ClientId":"client","Token":"r"}')
})

test('the user is read from an ID token, with letters of all scripts and an optional name', () => {
  expect(userOf(idToken())).toEqual({ id: 'u1', email: 'ada@example.com', name: 'Ada Löwe' })
  expect(userOf(idToken({ sub: 'u2', email: 'x@y.z' }))).toEqual({ id: 'u2', email: 'x@y.z', name: '' })
})
