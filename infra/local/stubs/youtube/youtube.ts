/**
 * Stub server for the YouTube Data API (`GET /youtube/v3/...` of `channels`, `playlistItems`, `search`, `videos` and `videos:batchGetStats`,
 * with an API key, or an access token, which `mine` requires), over invented channels and trending videos. Counts quota
 * per Pacific day, searches separately, as YouTube does. Pictures are `data:` URLs, which the content security policy
 * allows.
 * Leaves out: every other method, fields that only owners see, `If-None-Match`, localization. Quota counters do not
 * survive a restart.
 */

import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { pacificDate } from '#functions/lib/period.ts'
import { createGate } from '#infra/local/stubs/gate.ts'
import type { Grants } from '#infra/local/stubs/google/grants.ts'
import type { JsonResponse } from '../json-response.ts'
import { listChannels } from './channels.ts'
import { parseFields, selectFields } from './fields.ts'
import {
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
import { listPlaylistItems, listVideoStats, listVideos } from './videos.ts'

export interface YouTubeStub {
  readonly listener: RequestListener
  /** Returns the quota units spent on this Pacific day. */
  unitsSpent(): number
  /** Returns the searches made on this Pacific day. They have a separate quota. */
  searchesSpent(): number
  /** Returns the calls of `videos.batchGetStats` made on this Pacific day. They have a separate quota. */
  statsCallsSpent(): number
  /** Every call so far, such as `channels?forHandle=...`, without the key. */
  readonly calls: readonly string[]
  /** Makes the next calls fail, one after the other. Failed calls cost their units. */
  failNext(...next: readonly Fault[]): void
  /** Makes the next calls of one method fail, one after the other. */
  failNextOf(method: Method, ...next: readonly Fault[]): void
  /** Holds back responses from now on until the returned function is called. */
  holdResponses(): () => void
  /** Makes a video unavailable to everyone. */
  removeVideo(id: string): void
  /** Makes a channel and its list of uploads unavailable to everyone. */
  removeChannel(id: string): void
}

interface YouTubeOptions {
  /** The only valid API key. */
  readonly key: string
  /** Quota units per day. Defaults to Google's limit. */
  readonly units?: number
  /** Searches per day. Defaults to Google's limit. */
  readonly searches?: number
  /** Calls of `videos.batchGetStats` per day. Defaults to Google's limit. */
  readonly statsCalls?: number
  /** Validates access tokens. No token is valid if omitted. */
  readonly grants?: Pick<Grants, 'readAccessToken'>
  /** Returns the time that determines videos and views, in milliseconds since 1970. */
  readonly clock?: () => number
}

const readScope = 'https://www.googleapis.com/auth/youtube.readonly'

/** A caller with our key, or a channel's owner. `mine` is undefined for an account without a channel. */
type Caller = { readonly mine?: string | undefined } | ApiError

/** Runs a query as of `now`. `removed` holds ids of unavailable videos and channels; `mine` is the caller's channel. */
type ListMethod = (
  query: URLSearchParams,
  removed: ReadonlySet<string>,
  now: number,
  mine: string | undefined,
) => object | ApiError

const methodNames = ['channels', 'playlistItems', 'search', 'videos:batchGetStats', 'videos'] as const
type Method = (typeof methodNames)[number]

const methods: Readonly<Record<Method, ListMethod>> = {
  channels: (query, removed, _, mine) => listChannels(query, removed, mine),
  playlistItems: listPlaylistItems,
  search: (query) => listSearch(query),
  'videos:batchGetStats': listVideoStats,
  videos: (query, removed, now) => (query.has('chart') ? listChart(query) : listVideos(query, removed, now)),
}
const findMethod = (path: string) => methodNames.find((name) => path === `/youtube/v3/${name}`)

/** Creates the Data API of one Google Cloud project. */
export function createYouTubeStub({
  key,
  units = 10_000,
  searches = 100,
  statsCalls = 10_000,
  grants,
  clock = () => Date.now(),
}: YouTubeOptions): YouTubeStub {
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: { fault: Fault; of?: Method }[] = []
  const removed = new Set<string>()
  const gate = createGate()
  const limits: Readonly<Record<string, number>> = { search: searches, 'videos:batchGetStats': statsCalls }
  const bucketOf = (name: string) => `${name in limits ? name : 'units'} ${pacificDate()}`
  const spentOf = (name: string) => spent.get(bucketOf(name)) ?? 0

  function identifyCaller(headers: IncomingHttpHeaders, query: URLSearchParams): Caller {
    const token = parseBearerToken(headers.authorization)
    if (token) {
      const bearer = grants?.readAccessToken(token) ?? 'invalid'
      if (bearer === 'invalid') return invalidCredentials
      return bearer.scopes.includes(readScope) ? { mine: bearer.account.channelId } : scopeInsufficient
    }
    const givenKey = headers['x-goog-api-key'] ?? query.get('key')
    if (!givenKey) return noKey
    return givenKey === key ? {} : wrongKey
  }

  function answer({ method, url = '/', headers }: IncomingMessage): JsonResponse | Fault {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const name = findMethod(pathname)
    if (method !== 'GET' || !name) return noSuchMethod
    const caller = identifyCaller(headers, query)
    query.delete('key')
    calls.push(`${name}?${query}`)
    if ('status' in caller) return caller
    const isSpent = spentOf(name) >= (limits[name] ?? units)
    spent.set(bucketOf(name), spentOf(name) + 1)
    const list = () => runListMethod(query, (listQuery) => methods[name](listQuery, removed, clock(), caller.mine))
    return takeFault(name) ?? (isSpent ? quotaExceeded : list())
  }

  function takeFault(name: Method): Fault | undefined {
    const index = queue.findIndex(({ of }) => of === undefined || of === name)
    return index < 0 ? undefined : queue.splice(index, 1)[0]?.fault
  }

  return {
    listener: (request, response) => {
      const result = answer(request)
      void gate.wait().then(() => respond(result, response))
    },
    unitsSpent: () => spentOf('videos'),
    searchesSpent: () => spentOf('search'),
    statsCallsSpent: () => spentOf('videos:batchGetStats'),
    calls,
    failNext: (...next) => void queue.push(...next.map((fault) => ({ fault }))),
    failNextOf: (of, ...next) => void queue.push(...next.map((fault) => ({ fault, of }))),
    holdResponses: gate.close,
    removeVideo: (id) => void removed.add(id),
    removeChannel: (id) => void removed.add(id),
  }
}

function runListMethod(query: URLSearchParams, list: (query: URLSearchParams) => object | ApiError): JsonResponse {
  const fields = query.get('fields') ?? '*'
  const selection = parseFields(fields)
  if (!selection) return invalidParameter('fields', fields)
  const result = list(query)
  return 'status' in result ? result : { status: 200, body: selectFields(result, selection) }
}
