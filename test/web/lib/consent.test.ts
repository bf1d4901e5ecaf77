import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { beginConsent, consumeConsent } from '#web/lib/consent.ts'
import { isConsentReturn, withoutConsent } from '#web/lib/consent-address.ts'

const google = { clientId: 'the-client', consentUrl: 'https://accounts.example/o/oauth2/v2/auth' }
const begin = async (sub = 'ann') => new URL(await beginConsent(google, sub, sessionStorage)).searchParams
const returnWith = (state: string | null, more: Record<string, string>) =>
  new URLSearchParams({ ...(state === null ? {} : { state }), ...more })

beforeEach(() => sessionStorage.clear())

describe('a consent', () => {
  test('requests only the scopes we use, with a random state and challenge', async () => {
    const sent = await begin()
    expect(Object.fromEntries(sent)).toMatchObject({
      client_id: 'the-client',
      redirect_uri: `${location.origin}/dashboard`,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/yt-analytics.readonly',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    })
    expect(sent.get('state')).toMatch(/^[\w-]{43}$/)
    expect((await begin()).get('state')).not.toBe(sent.get('state'))
  })

  test('returns its code once, with the verifier of its challenge', async () => {
    const sent = await begin()
    const params = returnWith(sent.get('state'), { code: '4/abc' })
    const taken = consumeConsent(params, 'ann', sessionStorage)
    if (taken.kind !== 'code') throw new Error(taken.kind)
    expect(taken.grant).toMatchObject({ code: '4/abc', redirect_uri: `${location.origin}/dashboard` })
    const challenge = createHash('sha256').update(taken.grant.code_verifier).digest('base64url')
    expect(challenge).toBe(sent.get('code_challenge'))
    expect(consumeConsent(params, 'ann', sessionStorage)).toEqual({ kind: 'unknown_state' })
  })

  test('is rejected with another state, without a state, and after ten minutes', async () => {
    const code = { code: '4/abc' }
    await begin()
    expect(consumeConsent(returnWith('other', code), 'ann', sessionStorage)).toEqual({ kind: 'unknown_state' })
    await begin()
    expect(consumeConsent(returnWith(null, code), 'ann', sessionStorage)).toEqual({ kind: 'unknown_state' })
    const sent = await begin()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001)
    expect(consumeConsent(returnWith(sent.get('state'), code), 'ann', sessionStorage)).toEqual({
      kind: 'unknown_state',
    })
  })

  test('is rejected for another user, and afterward for the first user', async () => {
    const params = returnWith((await begin('ann')).get('state'), { code: '4/abc' })
    expect(consumeConsent(params, 'bob', sessionStorage)).toEqual({ kind: 'other_user' })
    expect(consumeConsent(params, 'ann', sessionStorage)).toEqual({ kind: 'unknown_state' })
  })

  test('reports a failure at Google only with known Google codes', async () => {
    const ended = async (error: string) =>
      consumeConsent(returnWith((await begin()).get('state'), { error }), 'ann', sessionStorage)
    expect(await ended('access_denied')).toEqual({ kind: 'google', error: 'access_denied' })
    expect(await ended('<b>call 555-1234</b>')).toEqual({ kind: 'unknown_error' })
  })

  test('is unknown when its stored data is corrupt', () => {
    sessionStorage.setItem('viewcraft.consent', '{')
    expect(consumeConsent(returnWith('x', { code: 'y' }), 'ann', sessionStorage)).toEqual({ kind: 'unknown_state' })
  })
})

test('only the parameters that Google added are removed from an address', () => {
  const params = new URLSearchParams('period=7&code=a&state=b&scope=c&authuser=0&prompt=consent&iss=d')
  expect(isConsentReturn(params)).toBe(true)
  expect(withoutConsent(params).toString()).toBe('period=7')
  expect(isConsentReturn(new URLSearchParams('period=7&state=b'))).toBe(false)
})
