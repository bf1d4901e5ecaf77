/**
 * YouTube's Data API at the wire (`GET /youtube/v3/...` of `channels`, `playlistItems`, `search` and `videos` with an API
 * key, or an access token, which `mine` needs), over a catalogue of invented channels and trending videos, metering quota
 * by the Pacific day as the real one does, searches apart. Pictures of channels and trending videos are `data:` URLs,
 * which the page's policy lets in; those of a channel's uploads are not there.
 * Left out: every other method, what owners alone may see, `If-None-Match`, localisation; the meters are forgotten at a restart.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { pacificDate } from '#functions/lib/period.ts'
import { createGate } from '#infra/local/stubs/gate.ts'
import type { Grants } from '#infra/local/stubs/google/grants.ts'
import { listChannels } from './channels.ts'
import { parseFields, selectFields } from './fields.ts'
import {
  type Answer,
  type ApiError,
  type Fault,
  invalidCredentials,
  invalidParameter,
  noKey,
  noSuchMethod,
  parseBearerToken,
  quotaExceeded,
  respond,
  scopeInsufficient,
  wrongKey,
} from './responses.ts'
import { listChart, listSearch } from './trending/methods.ts'
import { listPlaylistItems, listVideos } from './videos.ts'

export interface YouTubeStub {
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
  /** Answers wait from now on, until what this answers is called. */
  holdResponses(): () => void
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
  /** Whose access tokens are good; none without. */
  readonly grants?: Pick<Grants, 'readAccessToken'>
}

const readScope = 'https://www.googleapis.com/auth/youtube.readonly'

/** Who asks: anybody with our key, or a channel's owner; undefined for an account without a channel. */
type Caller = { readonly mine?: string | undefined } | ApiError

/** Answers a query; `removed` are videos that nobody can see, `mine` the channel of who asks. */
type ListMethod = (query: URLSearchParams, removed: ReadonlySet<string>, mine?: string) => object | ApiError

const methods = {
  channels: listChannels,
  playlistItems: listPlaylistItems,
  search: listSearch,
  videos: (query, removed) => (query.has('chart') ? listChart(query) : listVideos(query, removed)),
} as const satisfies Record<string, ListMethod>
type Method = keyof typeof methods
const lists: Readonly<Record<Method, ListMethod>> = methods
const findMethod = (path: string) => (Object.keys(methods) as Method[]).find((name) => path === `/youtube/v3/${name}`)

/** The Data API for one project. */
export function createYouTubeStub({ key, units = 10_000, searches = 100, grants }: YouTubeOptions): YouTubeStub {
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: { fault: Fault; of?: Method }[] = []
  const removed = new Set<string>()
  const gate = createGate()
  const bucketOf = (name: string) => `${name === 'search' ? 'searches' : 'units'} ${pacificDate()}`
  const spentOf = (name: string) => spent.get(bucketOf(name)) ?? 0

  function askerOf(headers: IncomingHttpHeaders, query: URLSearchParams): Caller {
    const token = parseBearerToken(headers.authorization)
    if (token) {
      const bearer = grants?.readAccessToken(token) ?? 'invalid'
      if (bearer === 'invalid') return invalidCredentials
      return bearer.scopes.includes(readScope) ? { mine: bearer.account.channelId } : scopeInsufficient
    }
    const given = headers['x-goog-api-key'] ?? query.get('key')
    if (!given) return noKey
    return given === key ? {} : wrongKey
  }

  function answer({ method, url = '/', headers }: IncomingMessage): Answer | Fault {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const name = findMethod(pathname)
    if (method !== 'GET' || !name) return noSuchMethod
    const asker = askerOf(headers, query)
    query.delete('key')
    calls.push(`${name}?${query}`)
    if ('status' in asker) return asker
    const isSpent = spentOf(name) >= (name === 'search' ? searches : units)
    spent.set(bucketOf(name), spentOf(name) + 1)
    const answered = () => runListMethod(query, (given) => lists[name](given, removed, asker.mine))
    return faultFor(name) ?? (isSpent ? quotaExceeded : answered())
  }

  function faultFor(name: Method): Fault | undefined {
    const place = queue.findIndex(({ of }) => of === undefined || of === name)
    return place < 0 ? undefined : queue.splice(place, 1)[0]?.fault
  }

  return {
    listener: (request, response) => {
      const given = answer(request)
      void gate.wait().then(() => respond(given, response))
    },
    unitsSpent: () => spentOf('videos'),
    searchesSpent: () => spentOf('search'),
    calls,
    failNext: (...next) => void queue.push(...next.map((fault) => ({ fault }))),
    failNextOf: (of, ...next) => void queue.push(...next.map((fault) => ({ fault, of }))),
    holdResponses: gate.close,
    removeVideo: (id) => void removed.add(id),
  }
}

function runListMethod(query: URLSearchParams, list: (query: URLSearchParams) => object | ApiError): Answer {
  const fields = query.get('fields') ?? '*'
  const selection = parseFields(fields)
  if (!selection) return invalidParameter('fields', fields)
  const result = list(query)
  return 'status' in result ? result : { status: 200, body: selectFields(result, selection) }
}
