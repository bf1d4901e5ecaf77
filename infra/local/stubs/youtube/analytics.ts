/**
 * YouTube's Analytics API at the wire (`GET /v2/reports`), for the channels of accounts that allowed it, two days behind
 * as the real one is, counting its calls by the Pacific day.
 * Left out: content owners, groups, filters, sorting, most dimensions and metrics (400, as for every mix it does not support).
 */
import type { IncomingMessage, RequestListener } from 'node:http'
import { pacificDate } from '#functions/lib/period.ts'
import type { Grants } from '#infra/local/stubs/google/grants.ts'
import { faults, invalidCredentials, noSuchMethod, quotaExceeded, scopeInsufficient } from './errors.ts'
import { queryReport } from './reports.ts'
import { type Answer, type Fault, parseBearerToken, respond } from './wire.ts'

export interface AnalyticsStub {
  readonly listener: RequestListener
  /** The query of every call so far. */
  readonly calls: readonly string[]
  /** The next calls fail, one after the other; they count all the same. */
  failNext(...next: readonly Fault[]): void
}

interface AnalyticsOptions {
  readonly grants: Pick<Grants, 'readAccessToken'>
  /** Calls a day. */
  readonly units?: number
}

const readScope = 'https://www.googleapis.com/auth/yt-analytics.readonly'

/** The Analytics API for the accounts of `grants`, refusing once `units` calls are made on a day. */
export function createAnalyticsStub({ grants, units = 100_000 }: AnalyticsOptions): AnalyticsStub {
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: Fault[] = []

  function answer({ method, url = '/', headers }: IncomingMessage): Answer | Fault {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    if (method !== 'GET' || pathname !== '/v2/reports') return noSuchMethod
    calls.push(query.toString())
    const bearer = grants.readAccessToken(parseBearerToken(headers.authorization) ?? '')
    if (bearer === 'invalid') return invalidCredentials
    if (!bearer.scopes.includes(readScope)) return scopeInsufficient
    const today = pacificDate()
    const before = spent.get(today) ?? 0
    spent.set(today, before + 1)
    const fault = queue.shift()
    if (fault) return fault
    if (before >= units) return quotaExceeded
    if (!bearer.account.channelId) return faults.forbidden
    const result = queryReport(query, bearer.account.channelId, today)
    return 'status' in result ? result : { status: 200, body: result }
  }

  return {
    listener: (request, response) => respond(answer(request), response),
    calls,
    failNext: (...next) => void queue.push(...next),
  }
}
