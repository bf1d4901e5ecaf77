/**
 * Stub server for the YouTube Reporting API: `jobs.list`, `jobs.create`, `jobs.reports.list` and file downloads, for
 * the channels of accounts that granted access. Quota is counted per Pacific day. Files come from `reporting-jobs.ts`.
 * A job's first files arrive after two days, as at YouTube, unless `firstFilesDelayMs` is set. In local mode they are
 * available immediately, and `onJobCreated` runs the job that reads them, so that impressions appear on the next reload
 * of the dashboard.
 * Leaves out: other report types (400), content owners, `jobs.delete`, `jobs.get`. Jobs do not survive a restart; the
 * next read creates them again.
 */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { pacificDate } from '#functions/lib/period.ts'
import { readBody } from '#infra/local/request.ts'
import type { Grants } from '#infra/local/stubs/google/grants.ts'
import { dayMs } from '#shared/duration.ts'
import type { JsonResponse } from '../json-response.ts'
import { demoChannel } from './catalog.ts'
import { createJobs, createReachFile, type Job, type JobOptions, notFound } from './reporting-jobs.ts'
import {
  analyticsScope,
  type Fault,
  faults,
  invalidCredentials,
  noSuchMethod,
  parseBearerToken,
  quotaExceeded,
  respond,
  scopeInsufficient,
} from './responses.ts'

/** Further ways that a download can fail: a zip bomb, or a file that is truncated, compressed or not. */
export type FileFault = Fault | 'bomb' | 'cutShort' | 'cutShortPacked'
const methods = ['jobs.list', 'jobs.create', 'reports.list', 'media'] as const
export type ReportingMethod = (typeof methods)[number]

export interface ReportingStub {
  readonly listener: RequestListener
  /** Every call so far: its method and query string. */
  readonly calls: readonly string[]
  /** Makes the next calls of one method fail, one after the other. Failed calls count toward the quota. */
  failNextOf(method: ReportingMethod, ...next: readonly FileFault[]): void
  /** Creates a day's files again with multiplied impressions. The old files stay listed. */
  reissueFiles(day: string, multiplier: number): void
  /** Sets the text of a day's files. */
  setFileText(day: string, text: string): void
  /** Deletes every job, as YouTube does when files are not read for a long time. */
  deleteJobs(): void
  /** The jobs of all accounts. */
  readonly jobs: readonly Job[]
}

interface ReportingOptions extends Partial<JobOptions> {
  readonly grants: Pick<Grants, 'readAccessToken'>
  /** Quota: calls per day. */
  readonly units?: number
  /** Called after a job was created. */
  readonly onJobCreated?: () => void
}

/** Creates the Reporting API for the accounts of `grants`. It refuses calls beyond `units` per day. */
export function createReportingStub(options: ReportingOptions): ReportingStub {
  const {
    grants,
    units = 100_000,
    firstFilesDelayMs = 2 * dayMs,
    backfillDays = 30,
    pageSize = 20,
    onJobCreated,
  } = options
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: { fault: FileFault; of: ReportingMethod }[] = []
  const jobs = createJobs({ firstFilesDelayMs, backfillDays, pageSize })
  const fileTexts = new Map<string, string>()

  function bearerOf({ headers }: IncomingMessage): { owner: string } | JsonResponse {
    const bearer = grants.readAccessToken(parseBearerToken(headers.authorization) ?? '')
    if (bearer === 'invalid') return invalidCredentials
    if (!bearer.scopes.includes(analyticsScope)) return scopeInsufficient
    return bearer.account.channelId ? { owner: bearer.account.channelId } : faults.forbidden
  }

  async function answer(request: IncomingMessage): Promise<JsonResponse | FileFault | { file: string }> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = findReportingMethod(request.method, url.pathname)
    if (!method) return noSuchMethod
    calls.push(`${method}${url.search}`)
    const caller = bearerOf(request)
    if ('status' in caller) return caller
    const today = pacificDate()
    spent.set(today, (spent.get(today) ?? 0) + 1)
    const index = queue.findIndex(({ of }) => of === method)
    const [fault] = index < 0 ? [] : queue.splice(index, 1)
    if (fault) return fault.fault
    if ((spent.get(today) ?? 0) > units) return quotaExceeded
    return handlers[method](caller.owner, url, request)
  }

  const handlers: Record<
    ReportingMethod,
    (owner: string, url: URL, request: IncomingMessage) => Promise<JsonResponse | { file: string }>
  > = {
    'jobs.list': async (owner) => ({ status: 200, body: jobs.list(owner) }),
    'jobs.create': async (owner, _, request) => {
      const body: unknown = JSON.parse((await readBody(request, 10_000)) || '{}')
      const job = jobs.create(owner, body)
      if (!('status' in job)) setImmediate(() => onJobCreated?.())
      return 'status' in job ? job : { status: 200, body: job }
    },
    'reports.list': async (owner, url, request) => {
      const files = jobs.files(
        owner,
        url.pathname.split('/')[3] ?? '',
        url.searchParams,
        `http://${request.headers.host}`,
      )
      return 'status' in files ? files : { status: 200, body: files }
    },
    media: async (owner, { pathname }) => {
      const file = jobs.file(owner, pathname.split('/').at(-1) ?? '')
      if (!file) return notFound
      return { file: fileTexts.get(file.day) ?? createReachFile(owner, file.day, file.multiplier) }
    },
  }

  return {
    listener: (request, response) =>
      void answer(request)
        .then((result) => sendAnswer(result, request, response))
        .catch(() => response.destroy()),
    calls,
    failNextOf: (of, ...next) => void queue.push(...next.map((fault) => ({ fault, of }))),
    reissueFiles: jobs.reissue,
    setFileText: (day, text) => void fileTexts.set(day, text),
    deleteJobs: jobs.deleteAll,
    get jobs() {
      return jobs.all()
    },
  }
}

function findReportingMethod(method: string | undefined, pathname: string): ReportingMethod | undefined {
  if (pathname === '/v1/jobs') return method === 'POST' ? 'jobs.create' : 'jobs.list'
  if (method !== 'GET') return undefined
  if (/^\/v1\/jobs\/[^/]+\/reports$/.test(pathname)) return 'reports.list'
  return /^\/v1\/media\/CHANNEL\/[\w-]+\/jobs\/[^/]+\/reports\/\d+$/.test(pathname) ? 'media' : undefined
}

function sendAnswer(
  answer: JsonResponse | FileFault | { file: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (typeof answer === 'object' && 'file' in answer) sendFile(answer.file, request, response)
  else if (!isFileFault(answer)) respond(answer, response)
  else sendBrokenFile(answer, response)
}

const isFileFault = (answer: JsonResponse | FileFault): answer is Exclude<FileFault, Fault> =>
  answer === 'bomb' || answer === 'cutShort' || answer === 'cutShortPacked'

function sendBrokenFile(fault: Exclude<FileFault, Fault>, response: ServerResponse): void {
  if (fault === 'bomb')
    return void csvHead(response, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60_000_000, 0x31)))
  if (fault === 'cutShort') {
    csvHead(response, { 'content-length': '5000' }).write('date,channel_id,video_id,')
    return void setImmediate(() => response.destroy())
  }
  const packed = gzipSync(createReachFile(demoChannel.id, '2026-11-01'))
  csvHead(response, { 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2))
}

function sendFile(text: string, { headers }: IncomingMessage, response: ServerResponse): void {
  if (!/gzip/.test(String(headers['accept-encoding']))) return void csvHead(response, {}).end(text)
  csvHead(response, { 'content-encoding': 'gzip' }).end(gzipSync(text))
}

const csvHead = (response: ServerResponse, headers: Readonly<Record<string, string>>) =>
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private', ...headers })
