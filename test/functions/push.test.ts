import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextPacificDay, pacificDate } from '#functions/lib/period.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { signNotification, writeNotification } from '#infra/local/stubs/youtube/hub.ts'
import { following } from '#shared/contract/following.ts'
import { dayMs, hourMs, minuteMs } from '#shared/duration.ts'
import { setUpBackend, signingSecret } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'

const backend = setUpBackend()
/** A channel that publishes every six days. */
const nuria = 'UCelBalconDeNuria-000009'
const loom = 'UCslowLoomStudio-0000001'
const started = Date.now()

/** The user who follows channels in a test. */
let userId = 'nobody'
const follow = (channel: string) =>
  backend.request('POST', '/api/following', { as: backend.tokenFor(userId), body: { channel } })
const unfollow = (id: string) => backend.request('DELETE', `/api/following/${id}`, { as: backend.tokenFor(userId) })
const listVideos = async () => {
  const { body } = await backend.request('GET', '/api/following/videos?sort=newest', { as: backend.tokenFor(userId) })
  return following.videos.output.parse(body).videos
}
const refresh = async () => {
  await backend.invoke('jobs/refresh-channels', {})
  await backend.hub.settle()
}
const setTime = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

/** Returns what is stored about a channel. */
async function readStored(id = nuria) {
  const { scanChannels } = await import('#functions/store/channels.ts')
  for await (const page of scanChannels(0)) for (const one of page) if (one.channelId === id) return one
  return undefined
}
const listWaiting = async (id = nuria) => [...((await readStored(id))?.pushed ?? [])]

/** Returns the hub's subscription to a channel. */
function subscriberOf(id = nuria) {
  const found = backend.hub.subscribers().find(({ channelId }) => channelId === id)
  if (!found) throw new Error(`nobody subscribed to ${id}`)
  return found
}

/** Delivers a notification, signed as the hub signs it, to a channel's subscriber. */
function deliver(body: string, id = nuria) {
  const { callback, secret } = subscriberOf(id)
  return backend.hub.deliver(callback, body, signNotification(body, secret))
}

/** Moves the clock to a minute after the next upload of the channel, and returns it. */
function waitForUpload(): ChannelVideo {
  const [newest] = listChannelVideos(nuria, started)
  setTime((newest?.publishedAt ?? 0) + 6 * dayMs + minuteMs)
  const [uploaded] = listChannelVideos(nuria)
  if (!uploaded || uploaded.id === newest?.id) throw new Error('nothing was uploaded')
  return uploaded
}

const now = () => Date.now()
/** Writes a notification of a video that YouTube does not return. */
const notifyOfUnknown = (changes: Partial<ChannelVideo> = {}, updatedAt?: number) => {
  const [video] = listChannelVideos(nuria)
  return writeNotification({ ...(video as ChannelVideo), id: 'aNewVideo01', publishedAt: now(), ...changes }, updatedAt)
}

beforeEach(async () => {
  // Each test has a new user, because the number of follows per minute is limited.
  for (const id of [nuria, loom]) await unfollow(id)
  userId = (await makeCreator(backend)).userId
  await follow(nuria)
  await refresh()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a followed channel', () => {
  longTest('is subscribed to once, and again a day before the subscription ends', async () => {
    const until = Date.parse(`${(await readStored())?.pushUntil}`)
    expect(until).toBeGreaterThan(Date.now() + 8 * dayMs)
    const asked = backend.hub.requests.length
    await refresh()
    setTime(until - dayMs - minuteMs)
    await refresh()
    expect(backend.hub.requests).toHaveLength(asked)
    setTime(until - dayMs + minuteMs)
    await refresh()
    expect(backend.hub.requests).toHaveLength(asked + 1)
    expect(Date.parse(`${(await readStored())?.pushUntil}`)).toBeGreaterThan(until + 7 * dayMs)
  })

  longTest(
    'is subscribed to again six hours after the hub fails, which stops the other requests of the run',
    async () => {
      await unfollow(nuria)
      await follow(nuria)
      await follow(loom)
      const asked = backend.hub.requests.length
      backend.hub.failNext(503)
      await refresh()
      expect(backend.hub.requests).toHaveLength(asked + 1)
      await refresh()
      expect(backend.hub.requests).toHaveLength(asked + 2)
      await refresh()
      expect(backend.hub.requests).toHaveLength(asked + 2)
      setTime(Date.now() + 6 * hourMs + minuteMs)
      await refresh()
      expect(backend.hub.requests).toHaveLength(asked + 3)
      for (const id of [nuria, loom]) expect((await readStored(id))?.pushUntil, id).toBeDefined()
    },
  )
})

describe('a new upload', () => {
  longTest('is read from YouTube by the next run, for one unit, and then shown', async () => {
    const upload = waitForUpload()
    const [units, before] = [backend.youtube.unitsSpent(), backend.youtube.calls.length]
    await backend.hub.announce()
    expect(await listWaiting()).toEqual([upload.id])
    expect(backend.youtube.calls).toHaveLength(before)
    expect((await listVideos()).map(({ id }) => id)).not.toContain(upload.id)
    await refresh()
    expect(backend.youtube.unitsSpent() - units).toBe(1)
    expect((await listVideos())[0]).toMatchObject({
      id: upload.id,
      channelId: nuria,
      title: upload.title,
      publishedAt: new Date(upload.publishedAt).toISOString().replace('.000', ''),
      seconds: upload.seconds,
      views: upload.views ?? null,
      viewsAt: expect.any(String),
    })
    expect(await listWaiting()).toEqual([])
  })

  test('that is announced again costs nothing and changes nothing', async () => {
    const upload = waitForUpload()
    await deliver(writeNotification(upload))
    await refresh()
    const [shown, units] = [await listVideos(), backend.youtube.unitsSpent()]
    for (const changed of [0, hourMs]) expect(await deliver(writeNotification(upload, Date.now() - changed))).toBe(200)
    expect(await listWaiting()).toEqual([upload.id])
    await refresh()
    expect(await listWaiting()).toEqual([])
    expect(backend.youtube.unitsSpent()).toBe(units)
    expect(await listVideos()).toEqual(shown)
  })

  longTest('that YouTube does not return is requested once', async () => {
    await deliver(notifyOfUnknown())
    await refresh()
    const units = backend.youtube.unitsSpent()
    await refresh()
    expect(backend.youtube.unitsSpent()).toBe(units)
    expect((await listVideos()).map(({ id }) => id)).not.toContain('aNewVideo01')
  })

  longTest('waits while YouTube does not respond', async () => {
    await unfollow(nuria)
    await follow(loom)
    await refresh()
    const [video] = listChannelVideos(loom)
    await deliver(writeNotification({ ...(video as ChannelVideo), id: 'aNewVideo01', publishedAt: Date.now() }), loom)
    backend.youtube.failNextOf('videos', 'backendError')
    await refresh()
    expect(await listWaiting(loom)).toEqual(['aNewVideo01'])
    await refresh()
    expect(await listWaiting(loom)).toEqual([])
  })
})

describe('changes nothing:', () => {
  afterEach(async () => {
    const units = backend.youtube.unitsSpent()
    expect(await listWaiting()).toEqual([])
    await refresh()
    expect(backend.youtube.unitsSpent()).toBe(units)
  })

  longTest('a forged notification, which is refused', async () => {
    await follow(loom)
    await refresh()
    const { callback, secret } = subscriberOf()
    const other = subscriberOf(loom)
    const body = notifyOfUnknown()
    const forgeries = [
      [callback, body, undefined],
      [callback, body, 'sha1=0000000000000000000000000000000000000000'],
      [callback, body, signNotification(body, 'guessed')],
      [callback, body, signNotification(body, other.secret)],
      [callback, body.replace('aNewVideo01', 'another_one'), signNotification(body, secret)],
      [callback, body, signNotification(body, secret, 'md5')],
      [callback.replace(nuria, loom), body, signNotification(body, secret)],
      [callback.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), body, signNotification(body, secret)],
      [`${backend.origin}/s/push/${nuria}/${'A'.repeat(43)}`, body, signNotification(body, secret)],
    ] as const
    const statuses: number[] = []
    for (const [to, sent, signature] of forgeries) statuses.push(await backend.hub.deliver(to, sent, signature))
    expect(statuses).toEqual(forgeries.map(() => 401))
  })

  longTest('a notification that is expired, of something else or unreadable, which is accepted', async () => {
    const bodies = {
      'an expired notification': notifyOfUnknown({ publishedAt: now() - dayMs - minuteMs }),
      'an old video that was edited': notifyOfUnknown({ publishedAt: now() - 30 * dayMs }, now()),
      'a time in the future': notifyOfUnknown({}, now() + hourMs),
      'a video of another channel': notifyOfUnknown().replaceAll(nuria, loom),
      'broken XML': notifyOfUnknown().slice(0, -40),
      'a page': '<!doctype html><p>Hello',
      nothing: '',
      'bytes that are no text': '\u0000\uffff<',
    }
    for (const [name, body] of Object.entries(bodies)) {
      expect(await deliver(body), name).toBe(200)
      expect(await listWaiting(), name).toEqual([])
    }
  })

  longTest('an oversized notification, which is refused', async () => {
    expect(await deliver(notifyOfUnknown().replace('<entry>', `<!--${'x'.repeat(33_000)}--><entry>`))).toBe(413)
  })
})

test('a notification of a subscription from before the secret was rotated is accepted', async () => {
  const derive = (part: string) =>
    createHmac('sha256', signingSecret.previous).update(`websub-${part}:${nuria}`).digest('base64url')
  const body = notifyOfUnknown()
  const callback = `${backend.origin}/s/push/${nuria}/${derive('key')}`
  expect(await backend.hub.deliver(callback, body, signNotification(body, subscriberOf().secret))).toBe(401)
  expect(await backend.hub.deliver(callback, body, signNotification(body, derive('secret')))).toBe(200)
  expect(await listWaiting()).toEqual(['aNewVideo01'])
})

longTest('of many announced videos, at most twenty wait', async () => {
  for (let count = 10; count < 40; count += 1) await deliver(notifyOfUnknown({ id: `videoNumb${count}` }))
  expect(await listWaiting()).toHaveLength(20)
})

describe('a channel that nobody follows any more', () => {
  longTest('is unsubscribed from at its next notification, of which nothing is kept', async () => {
    await unfollow(nuria)
    const asked = backend.hub.requests.length
    expect(await deliver(notifyOfUnknown())).toBe(200)
    await backend.hub.settle()
    expect(backend.hub.requests.slice(asked)).toEqual([`unsubscribe ${nuria}`])
    expect(backend.hub.subscribers().map(({ channelId }) => channelId)).not.toContain(nuria)
    expect(await backend.items('channels')).toEqual([])
    expect(await backend.items('uploads')).toEqual([])
  })

  longTest('stays subscribed if it is followed again in the meantime', async () => {
    await unfollow(nuria)
    const { requestSubscription } = await import('#functions/clients/websub/hub.ts')
    await follow(nuria)
    await requestSubscription('unsubscribe', subscriberOf())
    await backend.hub.settle()
    expect(subscriberOf()).toBeDefined()
  })
})

describe('a verification', () => {
  /** Asks our callback as the hub does. */
  const verify = (changes: Record<string, string> = {}, where = new URL(subscriberOf().callback).pathname) =>
    backend.request(
      'GET',
      `${where}?${new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.topic': `https://www.youtube.com/feeds/videos.xml?channel_id=${nuria}`,
        'hub.challenge': '1234567890',
        'hub.lease_seconds': '432000',
        ...changes,
      })}`,
    )

  longTest('gets its challenge as plain text, and sets the end of the subscription', async () => {
    const { status, text, headers } = await verify({ 'hub.challenge': '<b>1</b>', 'hub.more': 'x' })
    expect([status, text, headers['content-type']]).toEqual([200, '<b>1</b>', 'text/plain; charset=utf-8'])
    const days = (Date.parse(`${(await readStored())?.pushUntil}`) - Date.now()) / dayMs
    expect(days).toBeCloseTo(5, 2)
  })

  longTest('cannot delay the next subscription by more than ten days', async () => {
    expect((await verify({ 'hub.lease_seconds': '999999999' })).status).toBe(200)
    expect(Date.parse(`${(await readStored())?.pushUntil}`)).toBeLessThanOrEqual(Date.now() + 10 * dayMs)
  })

  longTest('of something other than what we asked for is not confirmed', async () => {
    const before = await readStored()
    const others: Record<string, Record<string, string>> = {
      'another topic': { 'hub.topic': `https://www.youtube.com/feeds/videos.xml?channel_id=${loom}` },
      'another site': { 'hub.topic': 'https://example.com/feed' },
      'no lease': { 'hub.lease_seconds': '' },
      'another kind': { 'hub.mode': 'denied' },
      'an end that we do not want': { 'hub.mode': 'unsubscribe' },
      'a long challenge': { 'hub.challenge': 'x'.repeat(501) },
    }
    for (const [name, changes] of Object.entries(others)) {
      const { status, text } = await verify(changes)
      expect(status, name).toBe(404)
      expect(text, name).not.toContain('1234567890')
      expect(await readStored(), name).toEqual(before)
    }
  })

  test('at an address that we did not give to the hub is not confirmed', async () => {
    const { pathname } = new URL(subscriberOf().callback)
    expect(
      (
        await verify(
          {},
          pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(404)
    expect((await verify({}, `/s/push/${nuria}/key`)).status).toBe(404)
  })

  test('of a subscription that we never asked for, or more than a day ago, is not confirmed', async () => {
    setTime(Date.now() + dayMs + minuteMs)
    expect((await verify()).status).toBe(404)
    vi.useRealTimers()
    const { callback } = subscriberOf()
    await unfollow(nuria)
    expect((await verify({}, new URL(callback).pathname)).status).toBe(404)
    await follow(nuria)
    expect((await verify({}, new URL(callback).pathname)).status).toBe(404)
    expect((await readStored())?.pushUntil).toBeUndefined()
  })
})

// Last, because it spends a day's units.
longTest('lists of other channels leave a unit for new uploads', async () => {
  const { spendBudget } = await import('#functions/store/limits.ts')
  const { readFollowingUnitsLeft } = await import('#functions/services/youtube-quota/charge.ts')
  const upload = waitForUpload()
  // Two runs of the day are left, and three units: for a description of both channels, a list of one, and the video.
  setTime(nextPacificDay(Date.now()) - 25 * minuteMs)
  for (const channel of [loom, '@ledgerlanechess']) await follow(channel)
  const spent = (await readFollowingUnitsLeft()).all - 3
  await spendBudget(`youtube#${pacificDate()}#following`, spent, 660, Date.now() / 1000 + 3600)
  await refresh()
  expect(await backend.items('uploads')).toHaveLength(2)
  await deliver(writeNotification(upload, Date.now()))
  await refresh()
  expect((await listVideos()).map(({ id }) => id)).toContain(upload.id)
})
