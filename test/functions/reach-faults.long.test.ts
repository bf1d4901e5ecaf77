import { beforeAll, expect, test, vi } from 'vitest'
import type { FileFault } from '#infra/local/stubs/youtube/reporting.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { createReachClient, type ReachClient, setSeparateDays } from '#test/support/reach.ts'

let reach: ReachClient
const backend = setUpBackend()
beforeAll(async () => {
  reach = createReachClient(backend)
})
setSeparateDays(() => reach)

/** Removes the properties that differ between runs. */
const withoutVolatile = (items: readonly Record<string, unknown>[]) =>
  items.map(({ userId: _, expiresAt: __, createdAt: ___, ...item }) => item)

test.each<FileFault>([
  'backendError',
  'tooManyRequests',
  'quotaExceeded',
  'forbidden',
  'scopeInsufficient',
  'invalidCredentials',
  'accessNotConfigured',
  'garbage',
  'nonsense',
  'hangUp',
])('connecting succeeds when the reporting job fails with %s, and a later run creates it', async (fault) => {
  expectErrors()
  backend.reporting.failNextOf('jobs.list', fault)
  const creator = await reach.connectCreator()
  expect(backend.reporting.jobs).toEqual([])
  await reach.runJobAfter(fault === 'quotaExceeded' ? dayMs : hourMs)
  expect(backend.reporting.jobs).toHaveLength(1)
  await reach.runJobAfter(3 * dayMs)
  expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(5)
})

test('connecting uses a reporting job that another request creates at the same time', async () => {
  const real = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The other request comes first.
    if (init?.method === 'POST' && `${input}`.includes('/v1/jobs')) await real(input, init)
    return real(input, init)
  })
  const calls = await reach.recordCalls(() => reach.connectCreator())
  vi.mocked(fetch).mockRestore()
  expect(calls).toEqual(['jobs.list', 'jobs.create', 'jobs.create', 'jobs.list'])
  expect(backend.reporting.jobs).toHaveLength(1)
})

test.each<FileFault>([
  'backendError',
  'tooManyRequests',
  'rateLimitExceeded',
  'notFound',
  'garbage',
  'nonsense',
  'hangUp',
  'bomb',
  'cutShort',
  'cutShortPacked',
])('a run in which a file fails with %s imports the others, and the next run imports that one', async (fault) => {
  expectErrors()
  const creator = await reach.connectCreator()
  backend.reporting.failNextOf('media', fault)
  expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ failed: 0, failedFiles: 1 })
  const before = (await reach.listStoredDays(creator)).length
  expect(await reach.runJobAfter(hourMs)).toMatchObject({ failed: 0, failedFiles: 0, files: 1 })
  const days = (await reach.listStoredDays(creator)).map((item) => item.day).sort()
  expect(days.length).toBe(before + 1)
  expect(before).toBeGreaterThan(5)
  expect(new Set(days).size).toBe(days.length)
})

test.each<FileFault>(['backendError', 'nonsense', 'hangUp'])(
  'a run whose list of files fails halfway with %s imports nothing',
  async (fault) => {
    const creator = await reach.connectCreator()
    const real = fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (`${input}`.includes('pageToken=')) backend.reporting.failNextOf('reports.list', fault)
      return real(input, init)
    })
    expect(await reach.runJobAfter(3 * dayMs)).toEqual({ refused: 1, failed: 0 })
    vi.mocked(fetch).mockRestore()
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 1, failed: 0 })
    expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(5)
  },
)

test('a run stops after three failed files', async () => {
  const creator = await reach.connectCreator()
  backend.reporting.failNextOf('media', 'backendError', 'backendError', 'backendError')
  const calls = await reach.recordCalls(() => reach.runJobAfter(3 * dayMs))
  expect(calls.filter((call) => call.startsWith('media'))).toHaveLength(3)
  expect(await reach.listStoredDays(creator)).toEqual([])
})

test('a run continues with the other channels after one fails', async () => {
  expectErrors()
  const [ann, bob] = [await reach.connectCreator('1'), await reach.connectCreator('2')]
  backend.reporting.failNextOf('reports.list', 'backendError')
  expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ channels: 1, refused: 1, failed: 0 })
  const countImported = async () =>
    (await Promise.all([ann, bob].map(reach.listStoredDays))).filter((days) => days.length > 0).length
  expect(await countImported()).toBe(1)
  await reach.runJobAfter(hourMs)
  expect(await countImported()).toBe(2)
})

test('a run creates a new reporting job when YouTube has deleted it', async () => {
  const creator = await reach.connectCreator()
  await reach.runJobAfter(3 * dayMs)
  const stored = withoutVolatile(await reach.listStoredDays(creator))
  backend.reporting.deleteJobs()
  await reach.runJobAfter(7 * hourMs)
  expect(backend.reporting.jobs).toHaveLength(1)
  expect(withoutVolatile(await reach.listStoredDays(creator))).toEqual(stored)
  const before = stored.length
  await reach.runJobAfter(4 * dayMs)
  expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(before)
})

test.each(['invalid_client', 'internal_failure', 'rate_limited'] as const)(
  'a run in which Google responds with %s keeps tokens and data',
  async (fault) => {
    expectErrors()
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const stored = await reach.listStoredDays(creator)
    backend.google.failNext(fault)
    expect(await reach.runJobAfter(7 * hourMs)).toEqual({ refused: 1, failed: 0 })
    expect(await reach.listStoredDays(creator)).toEqual(stored)
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 1, failed: 0 })
  },
)

test('a run makes no more calls than the daily budget of a channel', async () => {
  const { reportingQuota } = await import('#functions/services/youtube-quota/quota.ts')
  const { chargeReportingCall } = await import('#functions/services/youtube-quota/charge.ts')
  const creator = await reach.connectCreator()
  vi.setSystemTime(Date.now() + 3 * dayMs)
  while (await chargeReportingCall(creator.userId));
  expect(reportingQuota.eachOwner).toBeGreaterThan(40)
  expect(await reach.recordCalls(() => reach.runJobAfter(0))).toEqual([])
})

test('disconnecting during an import leaves no data', async () => {
  const creator = await reach.connectCreator()
  const real = fetch
  let media = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (`${input}`.includes('/v1/media/') && media++ === 3)
      await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(creator.userId) })
    return real(input, init)
  })
  await reach.runJobAfter(3 * dayMs)
  vi.mocked(fetch).mockRestore()
  expect(media).toBeGreaterThan(3)
  expect(await reach.listStoredDays(creator)).toEqual([])
  expect(await reach.listCachedItems(creator)).toEqual([])
})

test('connecting another channel deletes the days of the previous one', async () => {
  const creator = await reach.connectCreator()
  await reach.runJobAfter(3 * dayMs)
  await connect(backend, { token: backend.tokenFor(creator.userId) }, { account: '2' })
  expect(await reach.listStoredDays(creator)).toEqual([])
  expect(await reach.getAnalytics(creator)).toMatchObject({ reach: null })
})
