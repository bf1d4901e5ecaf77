import * as z from 'zod/mini'
import { callReportingApi } from './client.ts'

/** Thumbnail impressions and click-through rate by day and video (developers.google.com/youtube/reporting/v1/reports/channel_reports). */
export const reachReportType = 'channel_reach_basic_a1'
/** The job's name in the creator's list of jobs. */
const jobName = 'Viewcraft: impressions'

/** All properties are optional. Jobs and files without the ones that we need are skipped. */
const ReportingJob = z.object({
  id: z.optional(z.string()),
  reportTypeId: z.optional(z.string()),
  expireTime: z.optional(z.string()),
})
const JobList = listSchema(
  z.object({ jobs: z._default(z.array(ReportingJob), []), nextPageToken: z.optional(z.string()) }),
)

const ReportResource = z.object({
  id: z.optional(z.string()),
  startTime: z.optional(z.string()),
  createTime: z.optional(z.string()),
  downloadUrl: z.optional(z.string()),
})
const FileList = listSchema(
  z.object({ reports: z._default(z.array(ReportResource), []), nextPageToken: z.optional(z.string()) }),
)

/** An empty list is sent as `{}`. Other objects without the list are rejected, because they would look like a channel without jobs. */
function listSchema<S extends z.ZodMiniObject>(schema: S) {
  const isList = (response: object) => {
    const names = Object.keys(response)
    return names.length === 0 || names.some((name) => name in schema.shape)
  }
  return z.pipe(z.looseObject({}).check(z.refine(isList)), schema)
}

/** A downloadable file with the figures of one day. Times are milliseconds since 1970. */
export interface ReportFile {
  /** When its day began, in Pacific time. */
  readonly startsAt: number
  /** If there are two files for a day, the later one replaces the earlier one. */
  readonly createdAt: number
  readonly url: string
}

/** The maximum number of pages to read. Real lists are shorter, because a channel has few jobs, and YouTube stores files for 60 days. */
export const maxPages = 10

/** Finds the channel's job that creates reach reports and has not expired. Throws YouTubeError. */
export async function findReportingJob(accessToken: string, signal?: AbortSignal): Promise<string | undefined> {
  let pageToken = ''
  for (let page = 0; page < maxPages; page++) {
    const request = { path: 'jobs', query: pageToken ? { pageToken } : {} }
    const list = await callReportingApi(accessToken, request, JobList, signal)
    const job = list?.jobs.find((job) => job.reportTypeId === reachReportType && !isExpired(job.expireTime))
    if (job?.id) return job.id
    if (!list?.nextPageToken) return undefined
    pageToken = list.nextPageToken
  }
  return undefined
}

const isExpired = (expireTime: string | undefined) => expireTime !== undefined && Date.parse(expireTime) <= Date.now()

/** Creates the job that creates reach reports. Returns undefined if it already exists. Throws YouTubeError. */
export async function createReportingJob(accessToken: string, signal?: AbortSignal): Promise<string | undefined> {
  const body = { reportTypeId: reachReportType, name: jobName }
  const request = { path: 'jobs', body, absent: [409] }
  return (await callReportingApi(accessToken, request, ReportingJob, signal))?.id
}

/** A page of a job's files, in no particular order, and the token of the next page. */
export interface FilePage {
  readonly files: readonly ReportFile[]
  readonly next: string | undefined
}

/** Lists a page of files for the days from `startsFrom` on. Returns undefined when the job is gone. Throws YouTubeError. */
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
  return list && { files: list.reports.flatMap(toReportFiles), next: list.nextPageToken }
}

interface FileQuery {
  readonly jobId: string
  /** In milliseconds since 1970. */
  readonly startsFrom: number
  readonly pageToken?: string | undefined
}

function toReportFiles({
  startTime = '',
  createTime = '',
  downloadUrl,
}: z.output<typeof ReportResource>): ReportFile[] {
  const [startsAt, createdAt] = [Date.parse(startTime), Date.parse(createTime)]
  return downloadUrl && !Number.isNaN(startsAt + createdAt) ? [{ startsAt, createdAt, url: downloadUrl }] : []
}
