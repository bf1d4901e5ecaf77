import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionNonce } from '#shared/google-sign-in.ts'
import { beginGoogle, consumeGoogle, type GoogleGoal } from '#web/lib/google-sign-in.ts'
import { markPoolSession } from '#web/lib/pool-session.ts'

const config = {
  poolUrl: 'https://viewcraft.auth.eu-west-1.amazoncognito.com',
  clientId: 'pool-client',
  googleClientId: 'google-client',
  authorizeUrl: 'https://accounts.example/o/oauth2/v2/auth',
}
const start = { at: '/login', entry: { plan: 'basic', from: '/dashboard/calendar' } } as const
const begin = async (goal: GoogleGoal = { kind: 'sign_in' }, isRepeated = false) =>
  new URL(await beginGoogle(config, goal, start, sessionStorage, isRepeated))
const returnWith = async (said: Record<string, string>, goal?: GoogleGoal, isRepeated?: boolean) => {
  const state = (await begin(goal, isRepeated)).searchParams.get('state') ?? ''
  return consumeGoogle(new URLSearchParams({ state, ...said }), sessionStorage)
}
/** What Cognito says at the first sign-in of a user that the trigger has prepared. */
const first = { error: 'invalid_request', error_description: 'Already found an entry for username Google_123' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the way to Google', () => {
  test('leads through the user pool to sign in, with a random state and challenge', async () => {
    const { origin, pathname, searchParams } = await begin()
    expect(origin + pathname).toBe(`${config.poolUrl}/oauth2/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'pool-client',
      redirect_uri: `${location.origin}/auth/google`,
      response_type: 'code',
      scope: 'openid email aws.cognito.signin.user.admin',
      identity_provider: 'Google',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      // With this, the pool's cookie never signs anyone in.
      prompt: 'login',
    })
    expect((await begin()).searchParams.get('state')).not.toBe(searchParams.get('state'))
  })

  test('asks for a new sign-in to confirm a user', async () => {
    expect((await begin({ kind: 'confirm', sub: 'ann' })).searchParams.get('prompt')).toBe('login')
  })

  test('does not ask again for a repeated attempt, unless the pool could answer as somebody else', async () => {
    expect((await begin({ kind: 'sign_in' }, true)).searchParams.has('prompt')).toBe(false)
    markPoolSession(localStorage)
    expect((await begin({ kind: 'sign_in' }, true)).searchParams.get('prompt')).toBe('login')
  })

  test('leads straight to Google to connect an account, with the nonce of the session', async () => {
    const { origin, searchParams } = await begin({ kind: 'connect', sub: 'ann', originJti: 'session-1' })
    expect(origin).toBe('https://accounts.example')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'google-client',
      redirect_uri: `${location.origin}/auth/google`,
      scope: 'openid email',
      nonce: await sessionNonce('session-1'),
    })
  })
})

describe('the return from Google', () => {
  test('has the code, the verifier of its challenge and where it started, but only once', async () => {
    const sent = (await begin()).searchParams
    const params = new URLSearchParams({ state: sent.get('state') ?? '', code: 'abc' })
    const came = consumeGoogle(params, sessionStorage)
    if (came.result !== 'code') throw new Error(came.result)
    expect(came).toMatchObject({ kind: 'sign_in', ...start, grant: { code: 'abc' } })
    const challenge = createHash('sha256').update(came.grant.verifier).digest('base64url')
    expect(challenge).toBe(sent.get('code_challenge'))
    expect(consumeGoogle(params, sessionStorage)).toEqual({ result: 'unknown' })
  })

  test('is unknown with another state, without one, after ten minutes, and where its data is corrupt', async () => {
    const unknown = { result: 'unknown' }
    expect(await returnWith({ state: 'other', code: 'abc' })).toEqual(unknown)
    await begin()
    expect(consumeGoogle(new URLSearchParams({ code: 'abc' }), sessionStorage)).toEqual(unknown)
    const state = (await begin()).searchParams.get('state') ?? ''
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001)
    expect(consumeGoogle(new URLSearchParams({ state, code: 'abc' }), sessionStorage)).toEqual(unknown)
    sessionStorage.setItem('viewcraft.google', '{')
    expect(consumeGoogle(new URLSearchParams({ state, code: 'abc' }), sessionStorage)).toEqual(unknown)
  })

  test('recognizes the first attempt of a new user, but only once', async () => {
    expect(await returnWith(first)).toMatchObject({ result: 'new_user', ...start })
    expect(await returnWith(first, { kind: 'sign_in' }, true)).toMatchObject({
      result: 'failed',
      problem: 'unavailable',
    })
    const confirmed = await returnWith(first, { kind: 'confirm', sub: 'ann' })
    expect(confirmed).toMatchObject({ result: 'new_user', kind: 'confirm', sub: 'ann' })
  })

  test('says that the user canceled', async () => {
    expect(await returnWith({ error: 'access_denied' })).toMatchObject({ result: 'canceled' })
    const described = { error: 'invalid_request', error_description: 'access_denied; user canceled' }
    expect(await returnWith(described)).toMatchObject({ result: 'canceled' })
  })

  test('names a problem that the trigger reports, and never passes on an unknown text', async () => {
    for (const problem of ['link_first', 'google_unverified', 'too_many_requests', 'address_invalid']) {
      const error_description = `PreSignUp failed with error ${problem}. `
      expect(await returnWith({ error: 'invalid_request', error_description })).toMatchObject({
        result: 'failed',
        problem,
      })
    }
    const unheard = { error: 'server_error', error_description: '<b>call 555-1234</b>' }
    expect(await returnWith(unheard)).toMatchObject({ result: 'failed', problem: 'unavailable' })
  })

  test('recognizes an error that comes without the state', async () => {
    await begin()
    const params = new URLSearchParams({ error: 'access_denied' })
    expect(consumeGoogle(params, sessionStorage)).toMatchObject({ result: 'canceled' })
  })
})

test('the nonce of a session is a digest of its origin_jti, and of nothing else', async () => {
  const originJti = '5f1d7a52-3c1b-4a9e-9c55-0d4f7b8f0f11'
  const digest = createHash('sha256').update(`link-google:${originJti}`).digest('base64url')
  expect(await sessionNonce(originJti)).toBe(digest)
  expect(await sessionNonce('5f1d7a52-3c1b-4a9e-9c55-0d4f7b8f0f12')).not.toBe(digest)
})
