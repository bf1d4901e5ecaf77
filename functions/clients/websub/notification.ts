import { createHmac, timingSafeEqual } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'

/** The algorithms of `X-Hub-Signature` (WebSub, 7). YouTube's hub uses SHA-1, which is safe in an HMAC. */
const algorithms: ReadonlySet<string> = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** Returns whether `X-Hub-Signature` is a valid signature of a body. */
export function isSigned(body: string, signature: string | undefined, secret: string): boolean {
  const [algorithm = '', hex = ''] = signature?.split('=') ?? []
  if (!algorithms.has(algorithm)) return false
  const expected = createHmac(algorithm, secret).update(body).digest()
  const received = Buffer.from(hex, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** Values stay strings, because an id may look like a number. Entities are not expanded, because the values that we read contain none. */
const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'entry',
})

const Time = z.iso.datetime({ offset: true })
const Entry = z.object({
  'yt:videoId': z.string().check(z.regex(/^[\w-]{11}$/)),
  'yt:channelId': z.string(),
  published: Time,
  updated: Time,
})
const Notification = z.object({ feed: z.object({ entry: z._default(z.array(Entry), []) }) })

/** A video that was published or changed. */
export interface Notice {
  readonly videoId: string
  readonly channelId: string
  /** When the video was published and last changed, in milliseconds since 1970. */
  readonly publishedAt: number
  readonly updatedAt: number
}

/** Parses a notification from YouTube's hub. Returns undefined for other texts, and an empty list for a deletion. */
export function parseNotification(xml: string): Notice[] | undefined {
  const parsed = z.safeParse(Notification, parseXml(xml))
  return parsed.data?.feed.entry.map((entry) => ({
    videoId: entry['yt:videoId'],
    channelId: entry['yt:channelId'],
    publishedAt: Date.parse(entry.published),
    updatedAt: Date.parse(entry.updated),
  }))
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml, true)
  } catch {
    return undefined
  }
}
