import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installPasskeys } from '#test/support/browser-passkeys.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'
import { canHoldPasskey, canUsePasskeys, createPasskey } from '#web/lib/passkeys.ts'
import { cognitoConfig } from './cognito-config.ts'

const provider = lazyCognito(async () => cognitoConfig)

const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'localhost' },
  user: { id: 'dTE', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** Makes a passkey on the page's device, and returns the challenge that Cognito then sends. */
async function challengeFor(device: ReturnType<typeof installPasskeys>) {
  await createPasskey(options)
  const allowCredentials = device.passkeys.map(({ id }) => ({ id, type: 'public-key' }))
  const requestOptions = { challenge: options.challenge, rpId: 'localhost', allowCredentials }
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: 's1',
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(requestOptions) },
  }
}

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
/** Makes Cognito respond with each of these, in order. */
const respondWith = (...bodies: readonly object[]) => {
  for (const body of bodies)
    fetched.mockResolvedValueOnce(Response.json(body, { status: '__type' in body ? 400 : 200 }))
}
const sent = (call: number): unknown => JSON.parse(`${fetched.mock.calls[call]?.[1].body}`)

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('signing in with a passkey', () => {
  test('sends what the device signed, and returns tokens and the passkey’s id', async () => {
    const device = installPasskeys()
    const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 900 }
    respondWith(await challengeFor(device), { AuthenticationResult: tokens })
    const [{ id } = { id: '' }] = device.passkeys
    expect(await provider.signInWithPasskey('ada@example.com')).toEqual({
      status: 'signed_in',
      tokens: { accessToken: 'a', idToken: 'i', refreshToken: 'r', expiresIn: 900 },
      credentialId: id,
    })
    expect(sent(0)).toMatchObject({
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: 'ada@example.com', PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    })
    expect(sent(1)).toMatchObject({
      ...{ ChallengeName: 'WEB_AUTHN', Session: 's1' },
      ChallengeResponses: { USERNAME: 'ada@example.com', CREDENTIAL: expect.stringContaining(`"id":"${id}"`) },
    })
  })

  test.each([
    [{ ChallengeName: 'SELECT_CHALLENGE', Session: 's1', AvailableChallenges: ['PASSWORD'] }, 'none'],
    [{ ChallengeName: 'PASSWORD_SRP', Session: 's1' }, 'none'],
    [{ __type: 'NotAuthorizedException' }, 'none'],
    [{ __type: 'UserNotFoundException' }, 'none'],
    [{ __type: 'UserNotConfirmedException' }, 'none'],
    [{ __type: 'WebAuthnNotEnabledException' }, 'off'],
    [{ __type: 'WebAuthnConfigurationMissingException' }, 'off'],
    [{ __type: 'TooManyRequestsException' }, 'locked'],
    [{ __type: 'InternalErrorException' }, 'unavailable'],
  ])('before the challenge, %j leads to the status %s', async (answer, status) => {
    installPasskeys()
    respondWith(answer)
    expect(await provider.signInWithPasskey('ada@example.com')).toEqual({ status })
  })

  test.each([
    ['NotAuthorizedException', 'refused'],
    ['ExpiredCodeException', 'refused'],
    ['TooManyRequestsException', 'locked'],
    ['InternalErrorException', 'unavailable'],
  ])('after the challenge, %s leads to the status %s', async (__type, status) => {
    respondWith(await challengeFor(installPasskeys()), { __type })
    expect(await provider.signInWithPasskey('ada@example.com')).toEqual({ status })
  })

  test.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'canceled'],
    ['SecurityError', 'wrong_site'],
    ['InvalidStateError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
  ])('the browser’s %s leads to the status %s', async (name, status) => {
    const device = installPasskeys()
    respondWith(await challengeFor(device))
    device.failNext(name)
    expect(await provider.signInWithPasskey('ada@example.com')).toEqual({ status })
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('a network failure is unavailable', async () => {
    installPasskeys()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await provider.signInWithPasskey('ada@example.com')).toEqual({ status: 'unavailable' })
  })
})

describe('making a passkey', () => {
  test.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'canceled'],
    ['InvalidStateError', 'exists'],
    ['SecurityError', 'wrong_site'],
    ['ConstraintError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
  ])('the browser’s %s leads to the status %s', async (name, status) => {
    installPasskeys().failNext(name)
    expect(await createPasskey(options)).toEqual({ status })
  })

  test('returns the registration', async () => {
    const device = installPasskeys()
    const made = await createPasskey(options)
    expect(made).toMatchObject({ status: 'done', credential: { id: device.passkeys[0]?.id, type: 'public-key' } })
  })
})

test('a browser that cannot convert passkeys from JSON counts as one without passkeys', async () => {
  expect(canUsePasskeys()).toBe(false)
  vi.stubGlobal('PublicKeyCredential', class {})
  expect(canUsePasskeys()).toBe(false)
  expect(await canHoldPasskey()).toBe(false)
  installPasskeys()
  expect(canUsePasskeys()).toBe(true)
  expect(await canHoldPasskey()).toBe(true)
})
