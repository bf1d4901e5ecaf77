import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { readBody } from '#infra/local/request.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { createHubStub, type HubStub, signNotification } from '#infra/local/stubs/youtube/hub.ts'
import { dayMs } from '#shared/duration.ts'

const channelId = 'UCelBalconDeNuria-000009'
const topic = `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`
/** The channel publishes every six days; this is a minute after an upload. */
const start = (listChannelVideos(channelId, Date.UTC(2026, 10, 20))[0]?.publishedAt ?? 0) + 60_000

let directory: string
let hub: HubStub
let server: RunningServer
let subscriber: RunningServer
/** What the subscriber received, and how it responds. */
let received: { method: string; query: URLSearchParams; body: string; signature: unknown }[]
let respond: (query: URLSearchParams) => { status: number; body: string }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  directory = await mkdtemp(path.join(tmpdir(), 'hub-'))
  hub = createHubStub({ file: path.join(directory, 'hub.json') })
  server = await listen(hub.listener)
  received = []
  respond = (query) => ({ status: 200, body: query.get('hub.challenge') ?? '' })
  subscriber = await listen(async (request, response) => {
    const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const body = (await readBody(request, 100_000)) ?? ''
    received.push({ method: request.method ?? '', query, body, signature: request.headers['x-hub-signature'] })
    const { status, body: text } = respond(query)
    response.writeHead(status).end(text)
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([server.stop(), subscriber.stop()])
  await rm(directory, { recursive: true })
})

async function ask(mode: string, changes: Record<string, string> = {}) {
  const form = {
    'hub.mode': mode,
    'hub.topic': topic,
    'hub.callback': `${subscriber.origin}/push`,
    'hub.secret': 'ours',
  }
  const { status } = await fetch(`${server.origin}/subscribe`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...changes }),
  })
  await hub.settle()
  return status
}
const announced = () => received.filter(({ method }) => method === 'POST')

test('a request is verified at the callback, with the lease that the hub grants', async () => {
  expect(await ask('subscribe', { 'hub.lease_seconds': '99999999' })).toBe(202)
  expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({
    'hub.mode': 'subscribe',
    'hub.topic': topic,
    'hub.challenge': expect.any(String),
    'hub.lease_seconds': '864000',
  })
  expect(hub.subscribers()).toMatchObject([{ channelId, until: start + 10 * dayMs }])
  vi.setSystemTime(start + 10 * dayMs + 1)
  expect(hub.subscribers()).toEqual([])
})

test('a request that the callback does not confirm changes nothing, not even one to unsubscribe', async () => {
  respond = () => ({ status: 404, body: '' })
  await ask('subscribe')
  respond = () => ({ status: 200, body: 'another challenge' })
  await ask('subscribe')
  expect(hub.subscribers()).toEqual([])
  respond = (query) => ({ status: 200, body: query.get('hub.challenge') ?? '' })
  await ask('subscribe')
  respond = () => ({ status: 404, body: '' })
  await ask('unsubscribe')
  expect(hub.subscribers()).toHaveLength(1)
})

test.each([
  ['no known mode', { 'hub.mode': 'publish' }],
  ['a topic of another site', { 'hub.topic': 'https://example.com/feed' }],
  ['a callback without a protocol', { 'hub.callback': 'example' }],
  ['a secret that is too long', { 'hub.secret': 'x'.repeat(200) }],
])('a request with %s is refused', async (_, changes) => {
  expect(await ask('subscribe', changes)).toBe(400)
  expect(received).toEqual([])
})

test('an upload is announced once, signed, and again after a failure', async () => {
  await ask('subscribe', { 'hub.lease_seconds': '864000' })
  await hub.announce()
  expect(announced()).toEqual([])
  vi.setSystemTime(start + 6 * dayMs)
  const [upload] = listChannelVideos(channelId)
  respond = () => ({ status: 503, body: '' })
  await hub.announce()
  respond = () => ({ status: 204, body: '' })
  await hub.announce()
  await hub.announce()
  expect(announced()).toHaveLength(2)
  for (const { body, signature } of announced()) {
    expect(body).toContain(`<yt:videoId>${upload?.id}</yt:videoId>`)
    expect(signature).toBe(signNotification(body, 'ours'))
  }
})

test('subscriptions survive a restart', async () => {
  await ask('subscribe')
  expect(createHubStub({ file: path.join(directory, 'hub.json') }).subscribers()).toEqual(hub.subscribers())
})
