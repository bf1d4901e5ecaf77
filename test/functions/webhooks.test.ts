import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { type WebhookEvent, webhookEvents, webhooks } from '#shared/contract/webhooks.ts'
import { dayMs, hourMs, minuteMs } from '#shared/duration.ts'
import { allowances } from '#shared/plans.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator, setPlan, tokenSignedInAgo } from '#test/support/creator.ts'
import { breadTitles, followOutlier, outlierChannel } from '#test/support/ideas.ts'
import { failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'

const backend = setUpBackend()

interface Received {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
let received: Received[]
let answer: RequestListener
let receiver: RunningServer
let ann: Creator

beforeEach(async () => {
  received = []
  answer = (_, response) => void response.writeHead(204).end()
  receiver = await listen(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await text(request) })
    answer(request, response)
  })
  ann = await makeCreator(backend, { userId: randomUUID() })
})
afterEach(async () => {
  vi.useRealTimers()
  await receiver.stop()
})

const session = ({ userId }: Creator) => backend.tokenFor(userId)
async function create(events: readonly WebhookEvent[] = webhookEvents, url = receiver.origin, user = ann) {
  const { status, body } = await backend.request('POST', '/api/webhooks', { as: session(user), body: { url, events } })
  expect(status, JSON.stringify(body)).toBe(200)
  const { webhook, secret } = webhooks.create.output.parse(body)
  return { ...webhook, secret }
}
const list = async (user = ann) =>
  webhooks.list.output.parse((await backend.request('GET', '/api/webhooks', { as: session(user) })).body)
const listDeliveries = async (id: string, user = ann) =>
  webhooks.deliveries.output.parse(
    (await backend.request('GET', `/api/webhooks/${id}/deliveries`, { as: session(user) })).body,
  ).deliveries
const deliver = () => backend.invoke('jobs/deliver-events', {})
const sendTest = (id: string) => backend.request('POST', `/api/webhooks/${id}/test`, { as: session(ann), body: {} })
const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
/** How long to wait for requests: a busy machine takes seconds for what takes milliseconds otherwise. */
const patient = { timeout: 30_000 }
/** Verifies a request with the library that receivers use. */
const verify = (secret: string, { headers, body }: Received) =>
  new Verifier(secret).verify(body, headers as Record<string, string>)

describe('events', () => {
  test('are sent once each, signed, to webhooks that want them', async () => {
    const { id, secret } = await create(['draft.ready'])
    const other = await create(
      ['review.ready'],
      `${receiver.origin}/other`,
      await makeCreator(backend, { userId: randomUUID() }),
    )
    const made = await backend.request('POST', '/api/drafts', {
      as: session(ann),
      body: { name: 'House', titles: [{ id: 'first', text: 'My house' }], lead: { title: 'first' }, state: 'working' },
    })
    const { draft } = made.body as { draft: { id: string; revision: number } }
    for (const state of ['ready', 'working', 'ready'])
      await backend.request('PATCH', `/api/drafts/${draft.id}`, {
        as: session(ann),
        body: { revision: 100, changes: { state } },
      })
    await deliver()
    await deliver()
    expect(received).toHaveLength(2)
    const [first] = received
    if (!first) throw new Error('nothing received')
    expect(verify(secret, first)).toEqual({
      type: 'draft.ready',
      timestamp: expect.any(String),
      data: { draft: draft.id, name: 'House', title: 'My house', planned: null },
    })
    expect(() => verify(other.secret, first)).toThrow()
    const logged = await listDeliveries(id)
    expect(logged).toMatchObject([
      { event: 'draft.ready', state: 'delivered', attempts: [{ status: 204, fault: null }], nextAt: null },
      { event: 'draft.ready', state: 'delivered' },
    ])
    expect(logged.map((one) => one.id).sort()).toEqual(received.map(({ headers }) => headers['webhook-id']).sort())
  })

  longTest('name the first title of a draft for which no other was chosen', async () => {
    const { secret } = await create(['draft.ready'])
    const titles = [
      { id: 'first', text: 'My house' },
      { id: 'second', text: 'Our house' },
    ]
    const body = { titles, state: 'ready' }
    await backend.request('POST', '/api/drafts', { as: session(ann), body })
    await deliver()
    const [event] = received
    if (!event) throw new Error('nothing received')
    expect(verify(secret, event)).toMatchObject({ data: { title: 'My house' } })
  })

  /** Lets ann follow a channel. Returns its videos, one of which stands out, and the same videos before it did. */
  const follow = async () => {
    const { getUploads } = await import('#functions/store/uploads.ts')
    await followOutlier(ann.userId)
    const { videos = [] } = (await getUploads(outlierChannel)) ?? {}
    return { videos, before: videos.map((video) => (video.views === 9000 ? { ...video, views: 900 } : video)) }
  }

  longTest('come from outliers of followed channels, with ids and our figures only', async () => {
    const { id } = await create()
    const { publishOutliers } = await import('#functions/services/following/publish-outliers.ts')
    const { videos, before } = await follow()
    for (let times = 0; times < 2; times++) await publishOutliers(outlierChannel, before, videos)
    await publishOutliers(outlierChannel, videos, videos)
    await deliver()
    expect(received).toHaveLength(1)
    const { type, data } = JSON.parse(received[0]?.body ?? '')
    expect({ type, data }).toMatchObject({
      type: 'outlier.found',
      data: { video: 'herbs000000', channel: outlierChannel, usual: { isOutlier: true } },
    })
    expect(received[0]?.body).not.toMatch(/Bread|Garden|Bright Herbs|9000/)
    expect(await listDeliveries(id)).toHaveLength(1)
  })

  longTest('do not come from muted channels, dismissed videos or the first count of a channel', async () => {
    const { id } = await create()
    const { publishOutliers } = await import('#functions/services/following/publish-outliers.ts')
    const { muteChannel, dismissVideo } = await import('#functions/services/following/change-follow.ts')
    const { videos, before } = await follow()
    const uncounted = videos.map(({ views: _, viewsAt: __, ...video }) => video)
    await publishOutliers(outlierChannel, uncounted, videos)
    await muteChannel(ann.userId, outlierChannel, true)
    await publishOutliers(outlierChannel, before, videos)
    await muteChannel(ann.userId, outlierChannel, false)
    await dismissVideo(ann.userId, outlierChannel, 'herbs000000', true)
    await publishOutliers(outlierChannel, before, videos)
    expect(await listDeliveries(id)).toEqual([])
    await dismissVideo(ann.userId, outlierChannel, 'herbs000000', false)
    await publishOutliers(outlierChannel, before, videos)
    expect(await listDeliveries(id)).toHaveLength(1)
  })

  longTest('do not come from the first count of a channel that has announced a video before', async () => {
    const { addAnnouncedToFollowed } = await import('#functions/store/channels.ts')
    const { noteAnnounced } = await import('#functions/store/followed-channels.ts')
    const { getUploads, replaceUploads } = await import('#functions/store/uploads.ts')
    const { id } = await create()
    const body = { channel: '@kettle-and-graph' }
    const followed = await backend.request('POST', '/api/following', { as: session(ann), body })
    const channel = (followed.body as { follow: { id: string } }).follow.id
    const count = () => backend.invoke('jobs/refresh-channels', {})
    const uploads = async () => (await getUploads(channel))?.videos ?? []
    // YouTube does not count the listed videos, and then announces one that is not listed.
    backend.youtube.failNextOf('videos:batchGetStats', 'backendError')
    await count()
    const listed = await getUploads(channel)
    const [newest, ...older] = listed?.videos ?? []
    if (!listed || !newest) throw new Error('not listed')
    await replaceUploads({ ...listed, videos: older })
    await addAnnouncedToFollowed(channel, [newest.id])
    await noteAnnounced(channel, Date.now())
    await count()
    expect(await uploads()).toHaveLength(older.length + 1)
    advanceClock(2 * hourMs)
    await count()
    expect((await uploads()).every(({ views }) => views !== undefined)).toBe(true)
    expect(await listDeliveries(id)).toEqual([])
  })

  longTest('are not sent to a webhook that was deleted', async () => {
    const { id } = await create()
    await sendTest(id)
    await backend.request('DELETE', `/api/webhooks/${id}`, { as: session(ann) })
    await deliver()
    expect(received).toEqual([])
  })

  longTest('that go to one slow receiver do not delay others', async () => {
    const slow = await listen(() => {})
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const { id: stuck } = await create(webhookEvents, slow.origin)
    await setPlan(ann, 'basic')
    const { id } = await create()
    for (const one of [stuck, stuck, id]) await sendTest(one)
    let isOver = false
    const running = deliver().then(() => {
      isOver = true
    })
    await vi.waitFor(async () => expect(await listDeliveries(id)).toMatchObject([{ state: 'delivered' }]), patient)
    expect(isOver).toBe(false)
    deadline.abort(new DOMException('No response', 'TimeoutError'))
    await running
    expect((await listDeliveries(stuck)).flatMap(({ attempts }) => attempts)).toMatchObject([
      { status: null, fault: 'timeout' },
    ])
    await slow.stop()
  })
})

describe('an event that cannot be stored fails the work that caused it, and is sent when that is repeated:', () => {
  const failDeliveries = async () => {
    expectErrors()
    return failAt(({ name, input }) => name === 'PutCommand' && input.TableName === process.env.TABLE_DELIVERIES)
  }
  const sentTypes = async () => {
    await deliver()
    return received.map(({ body }) => JSON.parse(body).type)
  }

  longTest('a draft is ready', async () => {
    await create()
    const as = session(ann)
    const made = await backend.request('POST', '/api/drafts', { as, body: { name: 'House' } })
    const { draft } = made.body as { draft: { id: string; revision: number } }
    const save = () =>
      backend.request('PATCH', `/api/drafts/${draft.id}`, { as, body: { revision: 1, changes: { state: 'ready' } } })
    const { restore } = await failDeliveries()
    expect(await save()).toMatchObject(errorResponse(500, 'internal'))
    restore()
    for (let times = 0; times < 2; times++) expect(await save()).toMatchObject({ status: 200 })
    expect(await sentTypes()).toEqual(['draft.ready'])
  })

  test('a draft is created as ready', async () => {
    await create()
    const as = session(ann)
    const make = () => backend.request('POST', '/api/drafts', { as, body: { name: 'House', state: 'ready' } })
    const { restore } = await failDeliveries()
    expect(await make()).toMatchObject(errorResponse(500, 'internal'))
    restore()
    expect(await make()).toMatchObject({ status: 200 })
    expect((await backend.request('GET', '/api/drafts', { as })).body).toMatchObject({ drafts: [{ name: 'House' }] })
    expect(await sentTypes()).toEqual(['draft.ready'])
  })

  longTest('a test is concluded', async () => {
    await create()
    const as = session(ann)
    const made = await backend.request('POST', '/api/drafts', { as, body: { titles: breadTitles } })
    const { draft } = made.body as { draft: { id: string } }
    const variants = breadTitles.map(({ id }) => ({ title: id }))
    const planned = await backend.request('POST', '/api/experiments', {
      as,
      body: { draft: draft.id, variants, difference: 'length' },
    })
    const { experiment } = planned.body as { experiment: { id: string } }
    const record = () =>
      backend.request('PATCH', `/api/experiments/${experiment.id}`, {
        as,
        body: { outcome: { label: 'winner', variant: 0 } },
      })
    const { restore } = await failDeliveries()
    expect(await record()).toMatchObject(errorResponse(500, 'internal'))
    restore()
    for (let times = 0; times < 2; times++) expect(await record()).toMatchObject({ status: 200 })
    expect(await sentTypes()).toEqual(['test.concluded'])
  })

  longTest('an outlier is found', async () => {
    const { getUploads, replaceUploads } = await import('#functions/store/uploads.ts')
    await create()
    const body = { channel: '@kettle-and-graph' }
    const followed = await backend.request('POST', '/api/following', { as: session(ann), body })
    const { id } = (followed.body as { follow: { id: string } }).follow
    const count = () => backend.invoke('jobs/refresh-channels', {})
    await count()
    const uploads = await getUploads(id)
    if (!uploads) throw new Error('not counted')
    const views = Math.min(...uploads.videos.flatMap((video) => video.views ?? []))
    await replaceUploads({ ...uploads, videos: uploads.videos.map((video) => ({ ...video, views })) })
    advanceClock(12 * hourMs)
    const { restore } = await failDeliveries()
    await expect(count()).rejects.toThrow('failed')
    restore()
    for (let times = 0; times < 2; times++) await count()
    expect(await sentTypes()).toEqual(['outlier.found'])
  })
})

const readyDraft = { draft: 'one', name: '', title: null, planned: null }

describe('a run', () => {
  longTest('begins with receivers that worked last time', async () => {
    const { deliverEvents } = await import('#functions/services/webhooks/deliver.ts')
    const { changeWebhook } = await import('#functions/store/webhooks.ts')
    const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
    const users = await Promise.all(Array.from({ length: 8 }, () => makeCreator(backend, { userId: randomUUID() })))
    for (const user of [...users, ann]) {
      const { id } = await create(['draft.ready'], `${receiver.origin}/${user === ann ? 'works' : 'fails'}`, user)
      if (user !== ann) await changeWebhook({ userId: user.userId, id }, { failingSince: new Date().toISOString() })
      await publishEvent(user.userId, { type: 'draft.ready', subject: 'one', data: readyDraft })
    }
    // Ends before the second receiver has its turn.
    let left = 1
    await deliverEvents(() => left-- > 0)
    expect(received.map(({ url }) => url)).toEqual(['/works'])
  })

  longTest('begins with receivers that answered fast last time', async () => {
    const { deliverEvents } = await import('#functions/services/webhooks/deliver.ts')
    const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
    const users = await Promise.all(Array.from({ length: 5 }, () => makeCreator(backend, { userId: randomUUID() })))
    let time = Date.now()
    const takes: Record<string, number> = { '/slow': 4000, '/fast': 20 }
    answer = ({ url = '' }, response) => {
      time += takes[url] ?? 0
      response.writeHead(204).end()
    }
    const publish = async (user: Creator, subject: string) =>
      publishEvent(user.userId, { type: 'draft.ready', subject, data: { ...readyDraft, draft: subject } })
    const clock = () => time + minuteMs
    for (const user of [...users, ann]) {
      await create(['draft.ready'], `${receiver.origin}/${user === ann ? 'fast' : 'slow'}`, user)
      await publish(user, 'one')
      await deliverEvents(() => true, clock)
    }
    received = []
    for (const user of [...users, ann]) await publish(user, 'two')
    // Ends before the second receiver has its turn.
    let left = 1
    await deliverEvents(() => left-- > 0, clock)
    expect(received.map(({ url }) => url)).toEqual(['/fast'])
  })

  longTest(
    'serves receivers that answered in time before new ones, so that adding a webhook again gains nothing',
    async () => {
      const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
      const users = await Promise.all(Array.from({ length: 12 }, () => makeCreator(backend, { userId: randomUUID() })))
      const publish = async (user: Creator, subject: string) =>
        publishEvent(user.userId, { type: 'draft.ready', subject, data: { ...readyDraft, draft: subject } })
      await create(['draft.ready'], `${receiver.origin}/known`)
      await publish(ann, 'one')
      await deliver()
      for (const user of users) {
        await create(['draft.ready'], `${receiver.origin}/new`, user)
        await publish(user, 'one')
      }
      await publish(ann, 'two')
      received = []
      await deliver()
      expect(received).toHaveLength(13)
      expect(received.findIndex(({ url }) => url === '/known')).toBeLessThan(5)
    },
  )

  test('sends at most five requests to one host at once', async () => {
    const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
    const users = await Promise.all(Array.from({ length: 9 }, () => makeCreator(backend, { userId: randomUUID() })))
    for (const user of users) {
      await create(['draft.ready'], receiver.origin, user)
      await publishEvent(user.userId, { type: 'draft.ready', subject: 'one', data: readyDraft })
    }
    let [open, most] = [0, 0]
    const waiting: (() => void)[] = []
    answer = (_, response) => {
      most = Math.max(most, ++open)
      waiting.push(() => {
        open--
        response.writeHead(204).end()
      })
    }
    const running = deliver()
    for (let sent = 0; sent < users.length; sent++) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), patient)
      if (sent === 0) await vi.waitFor(() => expect(waiting).toHaveLength(5), patient)
      waiting.shift()?.()
    }
    await running
    expect(most).toBe(5)
    expect(received).toHaveLength(users.length)
  })

  longTest(
    'counts an answer after five seconds as a failure of the webhook, although the event was delivered',
    async () => {
      const { deliverEvents } = await import('#functions/services/webhooks/deliver.ts')
      const { id } = await create()
      let [time, takes] = [Date.now(), 5001]
      answer = (_, response) => {
        time += takes
        response.writeHead(204).end()
      }
      const run = async () => {
        await sendTest(id)
        await deliverEvents(
          () => true,
          () => time + minuteMs,
        )
        return (await list()).webhooks[0]?.failingSince
      }
      expect(await run()).toEqual(expect.any(String))
      expect((await listDeliveries(id)).map(({ state }) => state)).toEqual(['delivered'])
      takes = 10
      expect(await run()).toBeNull()
    },
  )

  longTest('leaves a receiver that is slow for the next run', async () => {
    const { deliverEvents } = await import('#functions/services/webhooks/deliver.ts')
    const { id } = await create()
    for (let times = 0; times < 3; times++) await sendTest(id)
    let time = Date.now()
    answer = (_, response) => {
      time += 6000
      response.writeHead(200).end()
    }
    for (const count of [1, 2]) {
      await deliverEvents(
        () => true,
        () => time,
      )
      expect(received).toHaveLength(count)
    }
  })

  longTest('gives up at once on deliveries of a deleted webhook, and on those older than a day', async () => {
    const deleted = await create()
    for (let times = 0; times < 7; times++) await sendTest(deleted.id)
    await backend.request('DELETE', `/api/webhooks/${deleted.id}`, { as: session(ann) })
    const { id } = await create()
    for (let times = 0; times < 7; times++) await sendTest(id)
    advanceClock(26 * hourMs)
    await sendTest(id)
    await deliver()
    expect((await listDeliveries(deleted.id)).map(({ state }) => state)).toEqual(Array(7).fill('failed'))
    expect((await listDeliveries(id)).map(({ state }) => state)).toEqual(['delivered', ...Array(7).fill('failed')])
    expect(received).toHaveLength(1)
  })
})

describe('the log', () => {
  longTest('has the latest deliveries of a webhook with many', async () => {
    const { id } = await create()
    const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
    const data = { ...readyDraft, name: 'x'.repeat(15_000) }
    const start = Date.now()
    // More than a page of the database, one megabyte.
    for (let count = 0; count < 90; count++)
      await publishEvent(ann.userId, { type: 'draft.ready', subject: `${count}`, data }, start + count)
    const times = (await listDeliveries(id)).map(({ createdAt }) => Date.parse(createdAt) - start)
    expect(times).toEqual(Array.from({ length: 50 }, (_, place) => 89 - place))
  })
})

describe('a delivery', () => {
  longTest('is tried for a day with growing delays, with one id and body, and then given up', async () => {
    const { id } = await create()
    answer = (_, response) => void response.writeHead(500).end('internal details')
    await sendTest(id)
    const start = Date.now()
    const times: number[] = []
    for (let run = 0; run < 12; run++) {
      await deliver()
      const [delivery] = await listDeliveries(id)
      if (delivery?.nextAt === null || !delivery) break
      times.push(Math.round((Date.parse(delivery.nextAt) - start) / minuteMs))
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(delivery.nextAt) })
    }
    expect(times).toEqual([1, 6, 21, 81, 201, 441, 921, 1401])
    expect(received).toHaveLength(9)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(await listDeliveries(id)).toMatchObject([{ state: 'failed', nextAt: null }])
  })

  longTest('succeeds after an hour of 500, and the webhook is healthy again', async () => {
    const { id } = await create()
    answer = (_, response) => void response.writeHead(500).end()
    await sendTest(id)
    for (const minutes of [0, 1, 5, 15]) {
      advanceClock(minutes * minuteMs + 1000)
      await deliver()
    }
    expect((await list()).webhooks).toMatchObject([{ failingSince: expect.any(String), state: 'active' }])
    answer = (_, response) => void response.writeHead(200).end()
    advanceClock(hourMs)
    await deliver()
    expect((await list()).webhooks).toMatchObject([{ failingSince: null }])
    expect(await listDeliveries(id)).toMatchObject([
      { state: 'delivered', attempts: [...Array(4).fill({ status: 500 }), { status: 200 }] },
    ])
  })

  longTest('that could not be recorded is repeated with the same id', async () => {
    const { id } = await create()
    await sendTest(id)
    const { restore } = await failAt(
      ({ name, input }) => name === 'PutCommand' && input.TableName === process.env.TABLE_DELIVERIES,
    )
    expectErrors()
    await deliver()
    restore()
    expect(await listDeliveries(id)).toMatchObject([{ state: 'pending', attempts: [] }])
    await deliver()
    await deliver()
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await listDeliveries(id)).toMatchObject([{ state: 'delivered' }])
  })

  longTest('ends when its account is deleted while the receiver answers', async () => {
    const { id } = await create()
    await sendTest(id)
    const { deleteUserItems } = await import('#functions/store/user-data.ts')
    answer = (_, response) =>
      void Promise.all((['webhooks', 'deliveries'] as const).map((name) => deleteUserItems(name, ann.userId))).then(
        () => response.writeHead(500).end(),
      )
    await deliver()
    expect(received).toHaveLength(1)
    const stored = [...(await backend.items('webhooks')), ...(await backend.items('deliveries'))]
    expect(stored.filter(({ userId }) => userId === ann.userId)).toEqual([])
  })

  test('follows no redirect', async () => {
    const { id } = await create()
    answer = ({ url }, response) =>
      void response.writeHead(url === '/' ? 302 : 200, { location: `${receiver.origin}/elsewhere` }).end()
    await sendTest(id)
    await deliver()
    expect(received).toHaveLength(1)
    expect(await listDeliveries(id)).toMatchObject([{ state: 'pending', attempts: [{ status: 302 }] }])
  })

  longTest('disables its webhook after three days of failures, with a mail, and can be activated again', async () => {
    const { id } = await create()
    answer = (_, response) => void response.writeHead(503).end()
    await sendTest(id)
    await deliver()
    advanceClock(3 * dayMs)
    await sendTest(id)
    await deliver()
    expect((await list()).webhooks).toMatchObject([{ state: 'disabled' }])
    const [mail] = backend.mails(`${ann.userId}@example.com`)
    expect(mail?.subject).toBe(`Your webhook to ${new URL(receiver.origin).host} is off`)
    const calls = received.length
    advanceClock(dayMs)
    await sendTest(id)
    await deliver()
    expect(received).toHaveLength(calls)
    answer = (_, response) => void response.writeHead(200).end()
    await backend.request('PATCH', `/api/webhooks/${id}`, { as: session(ann), body: { state: 'active' } })
    await sendTest(id)
    await deliver()
    expect((await list()).webhooks).toMatchObject([{ state: 'active', failingSince: null }])
    expect(received).toHaveLength(calls + 1)
  })
})

longTest.each(['turned on again', 'deleted'])(
  'a webhook that is %s during a delivery is not disabled, and no mail is sent',
  async (what) => {
    const { id } = await create()
    answer = (_, response) => void response.writeHead(503).end()
    await sendTest(id)
    await deliver()
    advanceClock(3 * dayMs)
    await sendTest(id)
    answer = (_, response) => {
      const [method, body] =
        what === 'deleted' ? (['DELETE', undefined] as const) : (['PATCH', { state: 'active' }] as const)
      void backend
        .request(method, `/api/webhooks/${id}`, { as: session(ann), body })
        .then(() => response.writeHead(503).end())
    }
    await deliver()
    expect((await list()).webhooks.map(({ state }) => state)).toEqual(what === 'deleted' ? [] : ['active'])
    expect(backend.mails(`${ann.userId}@example.com`).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/was added$/),
    ])
  },
)

describe('a secret', () => {
  test('is replaced, and the old one also verifies for a day', async () => {
    const { id, secret } = await create()
    const replaced = await backend.request('POST', `/api/webhooks/${id}/secret`, { as: session(ann), body: {} })
    const { webhook, secret: next } = webhooks.rotate.output.parse(replaced.body)
    expect(next).not.toBe(secret)
    expect(webhook.previousEndsAt).not.toBeNull()
    await sendTest(id)
    await deliver()
    for (const one of [secret, next]) expect(verify(one, received[0] as Received)).toMatchObject({ type: 'test' })
    advanceClock(dayMs + minuteMs)
    await sendTest(id)
    await deliver()
    expect(verify(next, received[1] as Received)).toMatchObject({ type: 'test' })
    expect(() => verify(secret, received[1] as Received)).toThrow()
    expect((await list()).webhooks).toMatchObject([{ previousEndsAt: null }])
  })

  test('is stored nowhere, and shown only after a recent sign-in', async () => {
    const { id, secret } = await create()
    expect(JSON.stringify(await backend.everything())).not.toContain(secret.slice(6))
    const listed = await backend.request('GET', '/api/webhooks', { as: session(ann) })
    const given = { as: session(ann), body: { events: ['draft.ready'] } }
    const changed = await backend.request('PATCH', `/api/webhooks/${id}`, given)
    expect([listed.status, changed.status]).toEqual([200, 200])
    expect(JSON.stringify([listed.body, changed.body])).not.toContain('whsec_')
    const as = tokenSignedInAgo(backend, ann.userId, 601)
    const refused = await backend.request('POST', `/api/webhooks/${id}/secret`, { as, body: {} })
    expect(refused).toMatchObject(errorResponse(403, 'recent_sign_in_required'))
  })
})

describe('a webhook', () => {
  test('is created only after a recent sign-in, and no more often than the plan allows', async () => {
    const body = { url: receiver.origin, events: ['draft.ready'] }
    const stale = await backend.request('POST', '/api/webhooks', {
      as: tokenSignedInAgo(backend, ann.userId, 601),
      body,
    })
    expect(stale).toMatchObject(errorResponse(403, 'recent_sign_in_required'))
    await setPlan(ann, 'basic')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => backend.request('POST', '/api/webhooks', { as: session(ann), body })),
    )
    for (const { status, body: failed } of answers)
      if (status !== 200) expect({ status, body: failed }).toMatchObject(errorResponse(402, 'webhook_limit_reached'))
    const { webhooks: made, max } = await list()
    expect([made.length <= max, max]).toEqual([true, allowances.webhooks.basic])
  })

  test.each([
    'http://example.com/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://167772161/',
    'https://0x0a.1/',
    'https://intranet/',
    'https://intranet./',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'no address',
    `https://example.com/${'x'.repeat(500)}`,
  ])('cannot have the address %s', async (url) => {
    const { status } = await backend.request('POST', '/api/webhooks', {
      as: session(ann),
      body: { url, events: ['draft.ready'] },
    })
    expect(status).toBe(400)
  })

  test('belongs to its user', async () => {
    const { id } = await create()
    const ben = await makeCreator(backend, { userId: randomUUID() })
    for (const [method, path, body] of [
      ['PATCH', '', { events: ['draft.ready'] }],
      ['POST', '/secret', {}],
      ['POST', '/test', {}],
    ] as const) {
      const given = { as: session(ben), body }
      expect(await backend.request(method, `/api/webhooks/${id}${path}`, given)).toMatchObject({ status: 404 })
    }
    await backend.request('DELETE', `/api/webhooks/${id}`, { as: session(ben) })
    expect((await list()).webhooks).toHaveLength(1)
    await sendTest(id)
    expect(await listDeliveries(id, ben)).toEqual([])
  })
})
