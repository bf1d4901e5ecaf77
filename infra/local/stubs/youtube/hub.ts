/**
 * Stub server for the hub of YouTube's push notifications (`POST /subscribe`, WebSub). Verifies each request at its callback and
 * announces new videos of the Data API stub's channels, signed with SHA-1, as the real hub does.
 * Leaves out: `denied`, changed and deleted videos, unsigned subscriptions, feeds of other sites. Retries a failed delivery with the
 * next announcement, and never retries a failed verification.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import { readBody } from '#infra/local/request.ts'
import { trackPending } from '#infra/local/track-pending.ts'
import { type ChannelVideo, listChannelVideos } from './channel-videos.ts'

const Request = z.object({
  'hub.mode': z.enum(['subscribe', 'unsubscribe']),
  'hub.topic': z.string().check(z.regex(/^https:\/\/www\.youtube\.com\/feeds\/videos\.xml\?channel_id=UC[\w-]{22}$/)),
  'hub.callback': z.url(),
  'hub.secret': z.string().check(z.minLength(1), z.maxLength(199)),
  'hub.lease_seconds': z._default(z.coerce.number(), 432_000),
})
type Request = z.infer<typeof Request>

const Subscriber = z.object({
  channelId: z.string(),
  callback: z.string(),
  secret: z.string(),
  /** When the subscription ends, in milliseconds since 1970. */
  until: z.number(),
  /** The subscriber knows the videos published up to this time, in milliseconds since 1970. */
  announcedUntil: z.number(),
})
export type Subscriber = z.infer<typeof Subscriber>

export interface HubStub {
  readonly listener: RequestListener
  /** Every request so far, such as `subscribe UC...`. */
  readonly requests: readonly string[]
  /** Returns the verified subscriptions that have not ended. */
  subscribers(): Subscriber[]
  /** Waits for the verifications that are under way. */
  settle(): Promise<void>
  /** Announces videos published since the last call. */
  announce(): Promise<void>
  /** Delivers a body to a callback. Returns the status of the response. */
  deliver(callback: string, body: string, signature: string | undefined): Promise<number>
  /** Makes the next requests fail with these statuses. */
  failNext(...statuses: readonly number[]): void
  stop(): void
}

export interface HubOptions {
  /** The file that stores subscriptions. If omitted, they end with the process. */
  readonly file?: string
  /** Milliseconds between automatic announcements of new videos. */
  readonly everyMs?: number
  /** Returns the address where a callback can be reached. */
  readonly reach?: (callback: string) => string
}

export function createHubStub({ file, everyMs, reach = (callback) => callback }: HubOptions = {}): HubStub {
  const stored = file === undefined ? [] : (readDataFile(file, z.array(Subscriber)) ?? [])
  const subscribers = new Map(stored.map((subscriber) => [subscriber.callback, subscriber]))
  const requests: string[] = []
  const faults: number[] = []
  const pending = trackPending()
  const save = () => file !== undefined && writeDataFile(file, [...subscribers.values()])
  const current = () => [...subscribers.values()].filter(({ until }) => until > Date.now())

  async function verify(request: Request): Promise<void> {
    const { 'hub.mode': mode, 'hub.topic': topic, 'hub.callback': callback, 'hub.secret': secret } = request
    const challenge = randomBytes(9).toString('base64url')
    const leaseSeconds = Math.min(864_000, request['hub.lease_seconds'])
    const query = new URLSearchParams({ 'hub.topic': topic, 'hub.challenge': challenge, 'hub.mode': mode })
    if (mode === 'subscribe') query.set('hub.lease_seconds', `${leaseSeconds}`)
    const response = await fetch(`${reach(callback)}?${query}`).catch(() => undefined)
    if (!response?.ok || (await response.text()) !== challenge) return
    if (mode === 'unsubscribe') subscribers.delete(callback)
    else {
      const now = Date.now()
      const until = now + leaseSeconds * 1000
      const announcedUntil = subscribers.get(callback)?.announcedUntil ?? now
      subscribers.set(callback, { channelId: topic.slice(-24), callback, secret, until, announcedUntil })
    }
    save()
  }

  const deliver: HubStub['deliver'] = async (callback, body, signature) => {
    const headers = { 'content-type': 'application/atom+xml', ...(signature ? { 'x-hub-signature': signature } : {}) }
    const response = await fetch(reach(callback), { method: 'POST', headers, body }).catch(() => undefined)
    await response?.arrayBuffer()
    return response?.status ?? 0
  }

  async function announce(): Promise<void> {
    for (const subscriber of current()) {
      const now = Date.now()
      const { channelId, callback, secret, announcedUntil } = subscriber
      const isNew = ({ publishedAt }: ChannelVideo) => publishedAt > announcedUntil && publishedAt <= now
      const bodies = listChannelVideos(channelId, now)
        .filter(isNew)
        .map((video) => writeNotification(video))
      const statuses = await Promise.all(bodies.map((body) => deliver(callback, body, signNotification(body, secret))))
      if (bodies.length === 0 || !statuses.every((status) => status >= 200 && status < 300)) continue
      subscribers.set(callback, { ...subscriber, announcedUntil: now })
      save()
    }
  }

  const timer = everyMs === undefined ? undefined : setInterval(() => void announce(), everyMs).unref()
  return {
    listener: async (message, response) => {
      const body = await readBody(message, 10_000)
      const parsed = z.safeParse(Request, Object.fromEntries(new URLSearchParams(body)))
      if (message.method !== 'POST' || message.url !== '/subscribe' || !parsed.success) return end(response, 400)
      requests.push(`${parsed.data['hub.mode']} ${parsed.data['hub.topic'].slice(-24)}`)
      const fault = faults.shift()
      if (fault !== undefined) return end(response, fault)
      end(response, 202)
      void pending.add(verify(parsed.data))
    },
    requests,
    subscribers: current,
    settle: pending.settle,
    announce,
    deliver,
    failNext: (...statuses) => void faults.push(...statuses),
    stop: () => clearInterval(timer),
  }
}

const end = (response: ServerResponse, status: number) => void response.writeHead(status).end()

/** Creates the `X-Hub-Signature` of a notification. */
export const signNotification = (body: string, secret: string, algorithm = 'sha1'): string =>
  `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}`

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Formats a time as the hub does: to the nanosecond, with an offset. */
const formatTime = (at: number) => new Date(at).toISOString().replace('Z', '000000+00:00')

/** The parts of a video that its notification contains. */
interface Announced extends Pick<ChannelVideo, 'id' | 'title' | 'publishedAt'> {
  readonly channel: Pick<ChannelVideo['channel'], 'id' | 'title'>
}

/** Writes the notification of a video (developers.google.com/youtube/v3/guides/push_notifications). */
export function writeNotification({ id, channel, title, publishedAt }: Announced, updatedAt = publishedAt): string {
  const feed = `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${channel.id}`
  return `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom"><link rel="hub" href="https://pubsubhubbub.appspot.com"/><link rel="self" href="${feed}"/><title>YouTube video feed</title><updated>${formatTime(updatedAt)}</updated><entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <yt:channelId>${channel.id}</yt:channelId>
  <title>${escapeXml(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author>
   <name>${escapeXml(channel.title)}</name>
   <uri>https://www.youtube.com/channel/${channel.id}</uri>
  </author>
  <published>${formatTime(publishedAt)}</published>
  <updated>${formatTime(updatedAt)}</updated>
 </entry></feed>
`
}
