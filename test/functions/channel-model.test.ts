import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { type ChannelModel, youtube } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { computeResults } from '#shared/prediction/own-history/history.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import type { SignedUp } from '#test/support/pool.ts'

const backend = setUpBackend()

/** Each test has its own time, so that it shares neither cache nor quota with another. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 60 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

const makeUser = (channel: string | false = demoChannel.id) => makeCreator(backend, { channel, userId: randomUUID() })

async function readModel({ userId, tokens }: Pick<Creator, 'userId'> & Partial<SignedUp>): Promise<ChannelModel> {
  const as = tokens?.accessToken ?? backend.tokenFor(userId)
  const { status, body, headers } = await backend.request('GET', '/api/youtube/model', { as })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return youtube.model.output.parse(body).model
}

function assertReady(model: ChannelModel) {
  if (model.state !== 'ready') throw new Error(`not ready: ${model.state}`)
  return model
}

/** Returns the methods of YouTube's API that `work` and the jobs that it starts use, in order. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = backend.youtube.calls.length
  await work()
  await backend.settle()
  return backend.youtube.calls.slice(before).map((call) => `${call.split('?')[0]}`)
}

const oneFetch = ['playlistItems', 'videos', 'playlistItems', 'videos']

describe('the model of a channel', () => {
  test('is pending until a job, which one request starts, has fetched the uploads', async () => {
    const ann = await makeUser()
    const calls = await callsOf(async () => expect(await readModel(ann)).toEqual({ state: 'pending' }))
    expect(calls).toEqual(oneFetch)
    const { videos, ...model } = assertReady(await readModel(ann))
    expect(model).toEqual({
      state: 'ready',
      channelId: demoChannel.id,
      fetchedAt: new Date(day).toISOString(),
      expiresAt: new Date(day + dayMs).toISOString(),
    })
    expect(videos.length).toBeGreaterThan(50)
    const titles = listChannelVideos(demoChannel.id).map(({ title }) => title)
    for (const { title, seconds = 0 } of videos) expect([titles.includes(title), seconds > 180]).toEqual([true, true])
  })

  test('has the results by which the analysis judges titles, without views', async () => {
    const ann = await makeUser()
    await readModel(ann)
    await backend.settle()
    const { getCachedUploads } = await import('#functions/services/channel/recent-uploads.ts')
    const { selectPast } = await import('#functions/services/analysis/own-history.ts')
    const uploads = await getCachedUploads(demoChannel.id)
    const results = computeResults(uploads ? selectPast(uploads) : []) ?? []
    expect(assertReady(await readModel(ann)).videos).toEqual(
      results.map(({ title, result, seconds }) => ({ title, result, seconds })),
    )
  })

  test('costs no unit of quota while a title is typed', async () => {
    const ann = await makeUser()
    await readModel(ann)
    await backend.settle()
    const units = backend.youtube.unitsSpent()
    for (let request = 0; request < 10; request++) assertReady(await readModel(ann))
    await backend.settle()
    expect(backend.youtube.unitsSpent()).toBe(units)
  })

  test('is returned while it is older than a day, and a job refreshes it', async () => {
    const ann = await makeUser()
    await readModel(ann)
    await backend.settle()
    vi.setSystemTime(day + 26.5 * dayMs)
    const calls = await callsOf(async () => {
      expect(assertReady(await readModel(ann))).toMatchObject({
        fetchedAt: new Date(day).toISOString(),
        // No later than 27 days after it was fetched.
        expiresAt: new Date(day + 27 * dayMs).toISOString(),
      })
    })
    expect(calls).toEqual(oneFetch)
    expect(assertReady(await readModel(ann)).fetchedAt).toBe(new Date(day + 26.5 * dayMs).toISOString())
  })

  test('is unavailable after YouTube failed, and tried again after ten minutes', async () => {
    const ann = await makeUser()
    backend.youtube.failNext('backendError')
    const calls = await callsOf(async () => {
      expect(await readModel(ann)).toEqual({ state: 'pending' })
      await backend.settle()
      for (let request = 0; request < 3; request++) expect(await readModel(ann)).toEqual({ state: 'unavailable' })
    })
    expect(calls).toEqual(['playlistItems'])
    vi.setSystemTime(day + 600_000)
    expect(await callsOf(async () => expect(await readModel(ann)).toEqual({ state: 'pending' }))).toEqual(oneFetch)
    assertReady(await readModel(ann))
  })

  test('is fetched once for all requests within ten minutes', async () => {
    const ann = await makeUser()
    const { lambdaClient } = await import('#functions/clients/lambda/client.ts')
    const invoked = vi.spyOn(lambdaClient, 'send')
    const release = backend.youtube.holdResponses()
    const calls = await callsOf(async () => {
      for (const model of await Promise.all(Array.from({ length: 8 }, () => readModel(ann))))
        expect(model).toEqual({ state: 'pending' })
      release()
    })
    expect(calls).toEqual(oneFetch)
    expect(invoked).toHaveBeenCalledOnce()
    invoked.mockRestore()
  })

  test('has no videos for a channel that never published', async () => {
    const ann = await makeUser('UCtiltedFiddle-000000006')
    await readModel(ann)
    await backend.settle()
    expect(assertReady(await readModel(ann)).videos).toEqual([])
  })

  longTest('is fetched by the next request if the job could not be started', async () => {
    expectErrors()
    const ann = await makeUser()
    const { lambdaClient } = await import('#functions/clients/lambda/client.ts')
    const send = vi.spyOn(lambdaClient, 'send').mockImplementation(() => Promise.reject(new Error('busy')))
    expect(await callsOf(async () => expect(await readModel(ann)).toEqual({ state: 'pending' }))).toEqual([])
    send.mockRestore()
    expect(await callsOf(() => readModel(ann))).toEqual(oneFetch)
  })
})

describe('there is no model', () => {
  test('without a channel', async () => {
    expect(
      await callsOf(async () => expect(await readModel(await makeUser(false))).toEqual({ state: 'none' })),
    ).toEqual([])
  })

  test('while derived metrics are off', async () => {
    const ann = await makeUser()
    vi.stubEnv('DERIVED_METRICS', 'off')
    // The environment is read once per module load.
    vi.resetModules()
    const calls = await callsOf(async () => expect(await readModel(ann)).toEqual({ state: 'none' }))
    vi.unstubAllEnvs()
    vi.resetModules()
    expect(calls).toEqual([])
  })

  longTest('of a channel that YouTube does not have', async () => {
    const ann = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@nobody.has.this' })
    expect(await readModel(ann)).toEqual({ state: 'none' })
  })

  test('after the channel is disconnected', async () => {
    const ann = await makeUser(false)
    await connect(backend, ann)
    assertReady(await readModel(ann))
    await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(ann.userId) })
    expect(await callsOf(async () => expect(await readModel(ann)).toEqual({ state: 'none' }))).toEqual([])
  })

  test('of a channel that was disconnected while its uploads were fetched', async () => {
    const ann = await makeUser(false)
    await connect(backend, ann)
    vi.setSystemTime(day + 2 * dayMs)
    const release = backend.youtube.holdResponses()
    await readModel(ann)
    await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(ann.userId) })
    release()
    await backend.settle()
    const keys = (await backend.items('cache')).map(({ key }) => key)
    expect(keys).not.toContain(`recent-uploads#${demoChannel.id}`)
  })
})

describe('the model is ready when the creator starts to type', () => {
  test('after a channel is connected', async () => {
    const ann = await makeUser(false)
    await connect(backend, ann)
    expect(assertReady(await readModel(ann)).channelId).toBe(demoChannel.id)
  })

  longTest('after a channel is disconnected and connected again', async () => {
    const ann = await makeUser(false)
    await connect(backend, ann)
    await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(ann.userId) })
    await connect(backend, ann)
    assertReady(await readModel(ann))
  })

  longTest('after a channel is named in the settings', async () => {
    const ann = await makeUser(false)
    const body = { channelUrl: `youtube.com/${demoChannel.handle}` }
    await backend.request('PATCH', '/api/account', { as: backend.tokenFor(ann.userId), body })
    await backend.settle()
    expect(assertReady(await readModel(ann)).channelId).toBe(demoChannel.id)
  })

  test('after a sign-up that names a channel, which the job looks up', async () => {
    const ann = await backend.signUpUser({ 'custom:youtube_channel': `youtube.com/${demoChannel.handle}` })
    expect(assertReady(await readModel(ann)).channelId).toBe(demoChannel.id)
  })

  longTest(
    'but not after a sign-up while YouTube fails: the channel is looked up again after ten minutes',
    async () => {
      backend.youtube.failNext('backendError')
      const ann = await backend.signUpUser({ 'custom:youtube_channel': `youtube.com/${demoChannel.handle}` })
      expect(await readModel(ann)).toEqual({ state: 'unavailable' })
      vi.setSystemTime(day + 600_000)
      expect(await readModel(ann)).toEqual({ state: 'pending' })
      await backend.settle()
      expect(assertReady(await readModel(ann)).channelId).toBe(demoChannel.id)
    },
  )
})
