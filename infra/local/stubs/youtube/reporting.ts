/**
 * YouTube's Reporting API at the wire: `jobs.list`, `jobs.create`, `jobs.reports.list` and the download of a file, for
 * the channels of accounts that allowed it, counting its calls by the Pacific day. Files are those of `reach.ts`.
 * A job's files arrive two days after it was made, as YouTube's do, unless `waitMs` says otherwise: on one machine they
 * are there at once, and `onJob` has the job that reads them run then, so that the first reload of the dashboard shows
 * impressions. Left out: other report types (400), content owners, `jobs.delete`, `get`; jobs are forgotten at a restart,
 * after which the next reading makes them anew.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { pacificDate } from '#functions/lib/period.ts'
import { readBody } from '#infra/local/request.ts'
import type { Grants } from '#infra/local/stubs/google/grants.ts'
import { demoChannel } from './catalog.ts'
import { createJobs, createReachFile, type Job, type JobOptions } from './reporting-jobs.ts'
import {
  type Answer,
  apiError,
  type Fault,
  faults,
  invalidCredentials,
  noSuchMethod,
  parseBearerToken,
  quotaExceeded,
  respond,
  scopeInsufficient,
} from './responses.ts'

/** What a download can be made to do besides: a file that unpacks to gigabytes, or that ends too early, packed or not. */
export type FileFault = Fault | 'bomb' | 'cutShort' | 'cutShortPacked'
const methods = ['jobs.list', 'jobs.create', 'reports.list', 'media'] as const
export type ReportingMethod = (typeof methods)[number]

export interface ReportingStub {
  readonly listener: RequestListener
  /** Every call so far: its method, and what was asked of files. */
  readonly calls: readonly string[]
  /** The next calls of one method fail, one after the other; they count all the same. */
  failNextOf(method: ReportingMethod, ...next: readonly FileFault[]): void
  /** The files of a day are made anew, with so many times the impressions; the older ones stay listed. */
  reissueFiles(day: string, times: number): void
  /** The text of a day's files from now on, whatever it was. */
  setFileText(day: string, text: string): void
  /** Every job is over, as after a long time in which nobody read its files. */
  deleteJobs(): void
  /** Of all accounts. */
  readonly jobs: readonly Job[]
}

interface ReportingOptions extends Partial<JobOptions> {
  readonly grants: Pick<Grants, 'readAccessToken'>
  /** Calls a day. */
  readonly units?: number
  /** Called when a job was made. */
  readonly onJobCreated?: () => void
}

const readScope = 'https://www.googleapis.com/auth/yt-analytics.readonly'
const twoDays = 2 * 86_400_000

/** The Reporting API for the accounts of `grants`, refusing once `units` calls are made on a day. */
export function createReportingStub(options: ReportingOptions): ReportingStub {
  const {
    grants,
    units = 100_000,
    firstFilesDelayMs: waitMs = twoDays,
    backfillDays: daysBefore = 30,
    pageSize = 20,
    onJobCreated: onJob,
  } = options
  const spent = new Map<string, number>()
  const calls: string[] = []
  const queue: { fault: FileFault; of: ReportingMethod }[] = []
  const jobs = createJobs({ firstFilesDelayMs: waitMs, backfillDays: daysBefore, pageSize })
  const texts = new Map<string, string>()

  function bearerOf({ headers }: IncomingMessage): { owner: string } | Answer {
    const bearer = grants.readAccessToken(parseBearerToken(headers.authorization) ?? '')
    if (bearer === 'invalid') return invalidCredentials
    if (!bearer.scopes.includes(readScope)) return scopeInsufficient
    return bearer.account.channelId ? { owner: bearer.account.channelId } : faults.forbidden
  }

  async function answer(request: IncomingMessage): Promise<Answer | FileFault | { file: string }> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = findReportingMethod(request.method, url.pathname)
    if (!method) return noSuchMethod
    calls.push(`${method}${url.search}`)
    const asker = bearerOf(request)
    if ('status' in asker) return asker
    const today = pacificDate()
    spent.set(today, (spent.get(today) ?? 0) + 1)
    const place = queue.findIndex(({ of }) => of === method)
    const [fault] = place < 0 ? [] : queue.splice(place, 1)
    if (fault) return fault.fault
    if ((spent.get(today) ?? 0) > units) return quotaExceeded
    return answers[method](asker.owner, url, request)
  }

  const answers: Record<
    ReportingMethod,
    (owner: string, url: URL, request: IncomingMessage) => Promise<Answer | { file: string }>
  > = {
    'jobs.list': async (owner) => ({ status: 200, body: jobs.list(owner) }),
    'jobs.create': async (owner, _, request) => {
      const body: unknown = JSON.parse((await readBody(request, 10_000)) || '{}')
      const made = jobs.create(owner, body)
      if (!('status' in made)) setImmediate(() => onJob?.())
      return 'status' in made ? made : { status: 200, body: made }
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
      if (!file) return apiError(404, 'global', 'notFound', 'Requested entity was not found.', { status: 'NOT_FOUND' })
      return { file: texts.get(file.day) ?? createReachFile(owner, file.day, file.times) }
    },
  }

  return {
    listener: (request, response) =>
      void answer(request)
        .then((given) => sendAnswer(given, request, response))
        .catch(() => response.destroy()),
    calls,
    failNextOf: (of, ...next) => void queue.push(...next.map((fault) => ({ fault, of }))),
    reissueFiles: jobs.reissue,
    setFileText: (day, text) => void texts.set(day, text),
    deleteJobs: jobs.end,
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
  answer: Answer | FileFault | { file: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (typeof answer === 'object' && 'file' in answer) sendFile(answer.file, request, response)
  else if (!isFileFault(answer)) respond(answer, response)
  else sendBrokenFile(answer, response)
}

const isFileFault = (answer: Answer | FileFault): answer is Exclude<FileFault, Fault> =>
  answer === 'bomb' || answer === 'cutShort' || answer === 'cutShortPacked'

function sendBrokenFile(fault: Exclude<FileFault, Fault>, response: ServerResponse): void {
  if (fault === 'bomb')
    return void csvHead(response, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60_000_000, 0x31)))
  if (fault === 'cutShort') {
    csvHead(response, { 'content-length': '5000' }).write('date,channel_id,video_id,')
    return void setImmediate(() => response.destroy())
  }
  const packed = gzipSync(createReachFile(demoChannel.id, '2026-11-01', 1))
  csvHead(response, { 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2))
}

function sendFile(text: string, { headers }: IncomingMessage, response: ServerResponse): void {
  if (!/gzip/.test(String(headers['accept-encoding']))) return void csvHead(response, {}).end(text)
  csvHead(response, { 'content-encoding': 'gzip' }).end(gzipSync(text))
}

const csvHead = (response: ServerResponse, headers: Readonly<Record<string, string>>) =>
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private', ...headers })
