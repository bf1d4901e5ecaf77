/**
 * YouTube's Data API at the wire (`GET /youtube/v3/...` of `channels`, `playlistItems`, `search` and `videos` with an API
 * key), over a catalogue of invented channels and trending videos, metering quota by the Pacific day as the real one
 * does, searches apart. Pictures of channels and trending videos are `data:` URLs, which the page's policy lets in; those
 * of a channel's uploads are not there.
 * Left out: every other method, OAuth, `If-None-Match`, localisation; the meters are forgotten at a restart.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pacificDate } from '#functions/lib/period.ts'
import { listChannels } from './channels.ts'
import { type ApiError, faults, invalidParameter, noKey, noSuchMethod, quotaExceeded, wrongKey } from './errors.ts'
import { parseFields, select } from './fields.ts'
import { listChart, listSearch } from './trending/lists.ts'
import { listPlaylistItems, listVideos } from './videos.ts'

/** What a call can be made to do: an error by its name, no answer at all, no JSON, JSON of no use, or a dropped line. */
export type Fault = keyof typeof faults | 'silence' | 'garbage' | 'nonsense' | 'hangUp'

export interface YouTubeStandIn {
  readonly listener: RequestListener
  /** Units of quota spent today, by the Pacific calendar. */
  unitsSpent(): number
  /** Searches made today: they have a bucket of their own. */
  searchesSpent(): number
  /** Every call so far, as `channels?forHandle=...`, the key left out. */
  readonly calls: readonly string[]
  /** The next calls fail, one after the other, each as its fault says; they cost their units all the same. */
  failNext(...next: readonly Fault[]): void
  /** The same for the next calls of one method. */
  failNextOf(method: Method, ...next: readonly Fault[]): void
  /** Nobody can see this video any more. */
  removeVideo(id: string): void
}

interface YouTubeOptions {
  /** The one API key that is valid. */
  readonly key: string
  /** Units a day; Google's own number without. */
  readonly units?: number
  /** Searches a day; Google's own number without. */
  readonly searches?: number
}

const methods = {
  channels: listChannels,
  playlistItems: listPlaylistItems,
  search: listSearch,
  videos: (query: URLSearchParams, removed: ReadonlySet<string>) =>
    query.has('chart') ? listChart(query) : listVideos(query, removed),
} as const
type Method = keyof typeof methods
const methodAt = (path: string) => (Object.keys(methods) as Method[]).find((name) => path === `/youtube/v3/${name}`)

type Answer = ApiError | { readonly status: 200; readonly body: unknown }

/** The Data API for one project. */
export function createYouTube({ key, units = 10_000, searches = 100 }: YouTubeOptions): YouTubeStandIn {
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: { fault: Fault; of?: Method }[] = []
  const removed = new Set<string>()
  const bucketOf = (name: string) => `${name === 'search' ? 'searches' : 'units'} ${pacificDate()}`
  const spentOf = (name: string) => spent.get(bucketOf(name)) ?? 0

  function answer({ method, url = '/', headers }: IncomingMessage): Answer | Fault {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const name = methodAt(pathname)
    if (method !== 'GET' || !name) return noSuchMethod
    const given = headers['x-goog-api-key'] ?? query.get('key')
    query.delete('key')
    calls.push(`${name}?${query}`)
    if (!given) return noKey
    if (given !== key) return wrongKey
    const isSpent = spentOf(name) >= (name === 'search' ? searches : units)
    spent.set(bucketOf(name), spentOf(name) + 1)
    return faultFor(name) ?? (isSpent ? quotaExceeded : found(query, (given) => methods[name](given, removed)))
  }

  function faultFor(name: Method): Fault | undefined {
    const place = queue.findIndex(({ of }) => of === undefined || of === name)
    return place < 0 ? undefined : queue.splice(place, 1)[0]?.fault
  }

  return {
    listener: (request, response) => respond(answer(request), response),
    unitsSpent: () => spentOf('videos'),
    searchesSpent: () => spentOf('search'),
    calls,
    failNext: (...next) => void queue.push(...next.map((fault) => ({ fault }))),
    failNextOf: (of, ...next) => void queue.push(...next.map((fault) => ({ fault, of }))),
    removeVideo: (id) => void removed.add(id),
  }
}

function found(query: URLSearchParams, list: (query: URLSearchParams) => object | ApiError): Answer {
  const fields = query.get('fields') ?? '*'
  const selection = parseFields(fields)
  if (!selection) return invalidParameter('fields', fields)
  const result = list(query)
  return 'status' in result ? result : { status: 200, body: select(result, selection) }
}

const failed = (fault: Exclude<Fault, 'silence' | 'hangUp' | 'garbage'>): Answer =>
  fault === 'nonsense' ? { status: 200, body: { items: [{ id: 7, snippet: null }] } } : faults[fault]

function respond(answer: Answer | Fault, response: ServerResponse): void {
  if (answer === 'silence') return
  if (answer === 'hangUp') return void response.destroy()
  if (answer === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  const { status, body } = typeof answer === 'string' ? failed(answer) : answer
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'private' })
    .end(JSON.stringify(body, null, 2))
}
