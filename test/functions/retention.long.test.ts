import { CognitoIdentityProviderClient, DeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator, setAccountAge } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { readAllStorageAsText, signUpWithAllData, tracesOfUser } from '#test/support/user-data.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

/** Ahead of the clock with which the stubs of outside parties start. */
const now = Date.UTC(new Date().getUTCFullYear() + 1, 0, 1, 20)
/** Data that only YouTube returns: the channel's title and its videos' ids and titles. */
const youtubeData = [demoChannel.title, ...listChannelVideos(demoChannel.id).flatMap(({ id, title }) => [id, title])]
const tablesWithYouTubeData = async () => {
  const tables = Object.entries(await backend.everything())
  return tables
    .filter(([, items]) => youtubeData.some((text) => JSON.stringify(items).includes(text)))
    .map(([name]) => name)
}

test('28 days after a visit to the dashboard no data from YouTube is left in any table', {
  timeout: 60_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const creator = await makeCreator(backend, { plan: 'premium' })
  const { userId } = creator
  await connect(backend, creator)
  // The first files of impressions are available.
  vi.setSystemTime(now + 2.5 * dayMs)
  await runDueWork(backend, 'jobs/read-reach')
  const as = backend.tokenFor(userId)
  for (const path of [
    '/api/account',
    '/api/youtube/analytics',
    '/api/youtube/videos',
    '/api/youtube/schedule',
    '/api/patterns',
  ])
    expect(await backend.request('GET', path, { as })).toMatchObject({ status: 200 })
  const body = { title: 'How to Bake Sourdough Bread in a Cold Kitchen' }
  expect(await backend.request('POST', '/api/analyze', { as, body })).toMatchObject({ status: 200 })
  await backend.invoke('jobs/refresh-trends', {})
  expect((await tablesWithYouTubeData()).sort()).toEqual(['cache', 'own_history', 'reach'])
  expect(await backend.items('snapshots')).not.toEqual([])

  vi.setSystemTime(now + 30.5 * dayMs)
  await backend.invoke('jobs/purge-expired', {})
  expect(await tablesWithYouTubeData()).toEqual([])
  for (const table of ['own_history', 'reach', 'snapshots'] as const) expect(await backend.items(table)).toEqual([])
  // The only entry left says that an index is complete.
  expect(await backend.items('cache')).toMatchObject([{ key: 'done#index-tokens', json: 'true' }])
  // The connection remains, so the next visit fetches the data again.
  expect(await backend.request('GET', '/api/youtube/analytics', { as: backend.tokenFor(userId) })).toMatchObject({
    body: { stale: false, hasFigures: true },
  })
})

describe('an account whose Cognito user is gone', () => {
  const makeOlder = (user: { readonly userId: string }) => setAccountAge(user, dayMs + 1000)
  const startedDeletions = async () =>
    (await backend.items('revocations')).filter(({ askedAt }) => askedAt).map(({ userId }) => `${userId}`)
  const run = (timeLeft?: () => number) => backend.invoke('jobs/reconcile-accounts', {}, timeLeft)
  let day = Date.UTC(2028, 0, 1)
  const nextDay = () => {
    day += dayMs
    vi.useFakeTimers({ toFake: ['Date'], now: day })
  }

  test('is deleted completely, as if the user had requested it', async () => {
    const leaver = await signUpWithAllData(backend)
    await makeOlder(leaver)
    await new CognitoIdentityProviderClient({}).send(new DeleteUserCommand({ AccessToken: leaver.token }))
    await run()
    expect(await backend.request('GET', '/api/account', { as: leaver.token })).toMatchObject({ status: 401 })
    await backend.invoke('jobs/purge-expired', {})
    const after = await readAllStorageAsText(backend, 'revocations')
    expect(tracesOfUser(leaver).filter((trace) => after.includes(trace))).toEqual([])
    expect([...backend.google.grants.listConnectedAccounts()]).toEqual([])
    const [last] = backend.mails(leaver.email)
    expect(last?.subject).toBe('Your Viewcraft account has been deleted')
    // Cognito does not record whether the user or an operator deleted it.
    expect(last?.text).toContain('Your sign-in to Viewcraft was deleted')
    expect(last?.text).not.toContain('as you requested')
  })

  test('is kept for its first day; accounts with a user are always kept', async () => {
    nextDay()
    const [made, stays] = [await makeCreator(backend), await backend.signUpUser()]
    await makeOlder(stays)
    await run()
    expect(await startedDeletions()).not.toContain(made.userId)
    expect(await startedDeletions()).not.toContain(stays.userId)
  })

  test('is deleted a day later if twenty others are deleted first, in case the pool is the wrong one', async () => {
    nextDay()
    const many = await Promise.all(Array.from({ length: 21 }, () => makeCreator(backend)))
    for (const one of many) await makeOlder(one)
    const countClosed = async () =>
      (await startedDeletions()).filter((id) => many.some(({ userId }) => userId === id)).length
    expect(await run()).toMatchObject({ gone: 20, left: 1 })
    expect(await countClosed()).toBe(20)
    nextDay()
    expect(await run()).toMatchObject({ left: 0 })
    expect(await countClosed()).toBe(21)
  })

  test('is found without a request to Cognito for each user', async () => {
    nextDay()
    for (let place = 0; place < 10; place++) await makeOlder(await backend.signUpUser())
    const spy = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
    expect(await run()).toMatchObject({ gone: 0 })
    // One for each first digit of an id, and one for each account of an earlier test that has no user.
    expect(spy.mock.calls.length).toBeLessThanOrEqual(16 + (await startedDeletions()).length)
    spy.mockRestore()
  })

  test('is found by later runs when one runs out of time; then they pause until the next day', async () => {
    nextDay()
    const accounts = await Promise.all(Array.from({ length: 5 }, () => makeCreator(backend)))
    for (const one of accounts) await makeOlder(one)
    let timeChecks = 0
    expect(await run(() => (timeChecks++ < 3 ? 300_000 : 0))).toMatchObject({ gone: 0 })
    await run()
    expect(await startedDeletions()).toEqual(expect.arrayContaining(accounts.map(({ userId }) => userId)))
    expect(await run()).toEqual({ looked: 0, gone: 0, left: 0 })
  })
})
