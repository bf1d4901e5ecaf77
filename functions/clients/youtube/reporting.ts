import * as z from 'zod/mini'
import { callReportingApi } from './client.ts'

/** Impressions of thumbnails and their click-through rate, by day and video (developers.google.com/youtube/reporting/v1/reports/channel_reports). */
export const reachReportType = 'channel_reach_basic_a1'
/** As the creator finds it among their jobs. */
const jobName = 'Viewcraft: impressions'

/** A job or a file without an id, or a file without its times, cannot be used, and is passed over. */
const ReportingJob = z.object({
  id: z.optional(z.string()),
  reportTypeId: z.optional(z.string()),
  expireTime: z.optional(z.string()),
})
const JobList = listOf(z.object({ jobs: z._default(z.array(ReportingJob), []), nextPageToken: z.optional(z.string()) }))

const FileResource = z.object({
  id: z.optional(z.string()),
  startTime: z.optional(z.string()),
  createTime: z.optional(z.string()),
  downloadUrl: z.optional(z.string()),
})
const FileList = listOf(
  z.object({ reports: z._default(z.array(FileResource), []), nextPageToken: z.optional(z.string()) }),
)

/** Where a list is empty so is the answer; any other one without a list is none, or a channel would pass for new. */
function listOf<S extends z.ZodMiniObject>(schema: S) {
  const isList = (answer: object) => {
    const names = Object.keys(answer)
    return names.length === 0 || names.some((name) => name in schema.shape)
  }
  return z.pipe(z.looseObject({}).check(z.refine(isList)), schema)
}

/** One day's figures, ready to be downloaded. Times are milliseconds since 1970. */
export interface ReportFile {
  /** When its day began in Pacific time. */
  readonly startsAt: number
  /** Of two files of one day the one made later counts. */
  readonly createdAt: number
  readonly url: string
}

/** No list has more pages than this: a channel has few jobs, and files are kept for 60 days. */
export const maxPages = 10

/** The channel's job that makes these files and has not expired; undefined where there is none. Throws YouTubeError. */
export async function findReportingJob(accessToken: string, signal?: AbortSignal): Promise<string | undefined> {
  let pageToken = ''
  for (let page = 0; page < maxPages; page++) {
    const asked = { path: 'jobs', query: pageToken ? { pageToken } : {} }
    const list = await callReportingApi(accessToken, asked, JobList, signal)
    const job = list?.jobs.find((one) => one.reportTypeId === reachReportType && !isExpired(one.expireTime))
    if (job?.id) return job.id
    if (!list?.nextPageToken) return undefined
    pageToken = list.nextPageToken
  }
  return undefined
}

const isExpired = (expireTime: string | undefined) => expireTime !== undefined && Date.parse(expireTime) <= Date.now()

/** Has YouTube make these files from now on; undefined where it makes them already. Throws YouTubeError. */
export async function createReportingJob(accessToken: string, signal?: AbortSignal): Promise<string | undefined> {
  const body = { reportTypeId: reachReportType, name: jobName }
  const asked = { path: 'jobs', body, absent: [409] }
  return (await callReportingApi(accessToken, asked, ReportingJob, signal))?.id
}

/** One page of a job's files, in whatever order. */
export interface FilePage {
  readonly files: readonly ReportFile[]
  readonly next: string | undefined
}

/** Files of days from `startsFrom` on; undefined where there is no such job any more. Throws YouTubeError. */
export async function listReportFiles(
  accessToken: string,
  { jobId, startsFrom, pageToken }: FileQuery,
  signal?: AbortSignal,
): Promise<FilePage | undefined> {
  const query = {
    startTimeAtOrAfter: new Date(startsFrom).toISOString(),
    ...(pageToken === undefined ? {} : { pageToken }),
  }
  const path = `jobs/${encodeURIComponent(jobId)}/reports`
  const list = await callReportingApi(accessToken, { path, query, absent: [404] }, FileList, signal)
  return list && { files: list.reports.flatMap(toFile), next: list.nextPageToken }
}

interface FileQuery {
  readonly jobId: string
  /** In milliseconds since 1970. */
  readonly startsFrom: number
  readonly pageToken?: string | undefined
}

function toFile({ startTime = '', createTime = '', downloadUrl }: z.output<typeof FileResource>): ReportFile[] {
  const [startsAt, createdAt] = [Date.parse(startTime), Date.parse(createTime)]
  return downloadUrl && !Number.isNaN(startsAt + createdAt) ? [{ startsAt, createdAt, url: downloadUrl }] : []
}
