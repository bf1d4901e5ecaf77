import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { pendingChannel } from '#web/lib/pending-channel.ts'
import { consumePendingSignUp, getPendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'

describe('credentials of a sign-up', () => {
  const ada = { email: 'ada@example.com', password: 'a long password', userSub: 'u1' }

  beforeEach(() => void consumePendingSignUp())

  test('can be read until they are removed', () => {
    setPendingSignUp(ada)
    expect(getPendingSignUp()).toMatchObject(ada)
    expect(consumePendingSignUp()).toMatchObject(ada)
    expect(consumePendingSignUp()).toBeUndefined()
    expect(getPendingSignUp()).toBeUndefined()
  })

  test('are not written to any storage', () => {
    setPendingSignUp(ada)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(ada.password)
  })

  test('expire after a day', () => {
    const now = Date.now()
    setPendingSignUp(ada)
    vi.spyOn(Date, 'now').mockReturnValue(now + dayMs - 1000)
    expect(getPendingSignUp()).toBeDefined()
    vi.spyOn(Date, 'now').mockReturnValue(now + dayMs + 1000)
    expect(getPendingSignUp()).toBeUndefined()
  })

  test('keep their user ID through a login without one, unless another user logs in', () => {
    setPendingSignUp(ada)
    setPendingSignUp({ email: ada.email, password: 'as typed again' })
    expect(getPendingSignUp()).toMatchObject({ password: 'as typed again', userSub: 'u1' })
    setPendingSignUp({ email: 'bob@example.com', password: 'his' })
    expect(getPendingSignUp()?.userSub).toBeUndefined()
  })
})

describe('the channel of a sign-up', () => {
  const waiting = pendingChannel(localStorage)
  const channel = { title: 'Ada bakes', url: 'https://youtube.com/@ada' }

  beforeEach(() => localStorage.clear())

  test('is stored until it is removed', () => {
    expect(waiting.read()).toBeUndefined()
    waiting.write(channel)
    expect(waiting.read()).toEqual(channel)
    waiting.remove()
    expect(waiting.read()).toBeUndefined()
  })

  test.each(['', '{', 'null', '{"title":1}', '[]'])('is unreadable as %j', (garbage) => {
    localStorage.setItem('pendingYouTubeChannel', garbage)
    expect(waiting.read()).toBe('unreadable')
  })
})
