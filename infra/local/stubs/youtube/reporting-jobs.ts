import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { pacificDate } from '#functions/lib/period.ts'
import { addDays } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import { listChannelVideos } from './channel-videos.ts'
import { randomOf } from './random.ts'
import { type ApiError, apiError } from './responses.ts'

/** The only supported report type; YouTube has dozens. */
const reachReport = 'channel_reach_basic_a1'

/** A reporting job in the API's format (developers.google.com/youtube/reporting/v1/reference/rest/v1/jobs). */
export interface Job {
  readonly id: string
  readonly reportTypeId: string
  readonly name: string
  readonly createTime: string
}

/** A report file: its day, when it was created, and the factor by which its impressions are multiplied. */
interface ReportFile {
  readonly id: string
  readonly day: string
  readonly createdAt: number
  readonly multiplier: number
}

/** How long after its day begins a file is created. */
const creationDelayMs = 2.4 * dayMs

const Wanted = z.object({ reportTypeId: z.string(), name: z.string().check(z.minLength(1), z.maxLength(100)) })

export interface JobOptions {
  /** How long after a job's creation its first files are available, in milliseconds. */
  readonly firstFilesDelayMs: number
  /** Number of days before its creation for which a job has files. */
  readonly backfillDays: number
  /** Maximum number of files per page, even if the request asks for more. */
  readonly pageSize: number
}

/** Creates the jobs of all channels and the files they produce over time. */
export function createJobs({ firstFilesDelayMs, backfillDays, pageSize }: JobOptions) {
  const ownedJobs: { owner: string; job: Job }[] = []
  const reissues: { day: string; multiplier: number; at: number }[] = []

  const filesOf = (job: Job, now: number): ReportFile[] => {
    const jobCreatedAt = Date.parse(job.createTime)
    const first = addDays(pacificDate(jobCreatedAt), -backfillDays)
    const days = Array.from({ length: Math.ceil((now - jobCreatedAt) / dayMs) + backfillDays + 1 }, (_, index) =>
      addDays(first, index),
    )
    const originalFiles = days.map((day) => {
      const createdAt = Math.max(startOfPacificDay(day) + creationDelayMs, jobCreatedAt + firstFilesDelayMs)
      return { id: `4${toDateNumber(day)}`, day, createdAt, multiplier: 1 }
    })
    const reissuedFiles = reissues.map(({ day, multiplier, at }, index) => ({
      id: `${5 + index}${toDateNumber(day)}`,
      day,
      createdAt: at,
      multiplier,
    }))
    return [...originalFiles, ...reissuedFiles].filter(({ createdAt }) => createdAt <= now)
  }

  const findJob = (owner: string, id: string) =>
    ownedJobs.find((ownedJob) => ownedJob.owner === owner && ownedJob.job.id === id)?.job

  return {
    list: (owner: string) => {
      const jobs = ownedJobs.filter((ownedJob) => ownedJob.owner === owner).map(({ job }) => job)
      // The API leaves out empty lists.
      return jobs.length > 0 ? { jobs } : {}
    },
    create: (owner: string, body: unknown): Job | ApiError => {
      const wanted = z.safeParse(Wanted, body)
      if (!wanted.success || wanted.data.reportTypeId !== reachReport) return badRequest
      if (ownedJobs.some((ownedJob) => ownedJob.owner === owner)) return alreadyExists
      const job = { id: randomUUID(), ...wanted.data, createTime: toApiTime(Date.now()) }
      ownedJobs.push({ owner, job })
      return job
    },
    files: (owner: string, jobId: string, query: URLSearchParams, origin: string): object | ApiError => {
      const job = findJob(owner, jobId)
      if (!job) return notFound
      const [after, from] = [query.get('createdAfter'), query.get('startTimeAtOrAfter')].map((text) =>
        Date.parse(text ?? ''),
      )
      const files = filesOf(job, Date.now())
        .filter(({ createdAt }) => !after || createdAt > after)
        .filter(({ day }) => !from || startOfPacificDay(day) >= from)
        // The API promises no order.
        .sort((a, b) => Number(b.id) - Number(a.id))
      const begin = Number(query.get('pageToken') ?? 0)
      const reports = files.slice(begin, begin + pageSize).map((file) => ({
        id: file.id,
        jobId,
        startTime: new Date(startOfPacificDay(file.day)).toISOString().replace('.000', ''),
        endTime: new Date(startOfPacificDay(addDays(file.day, 1))).toISOString().replace('.000', ''),
        createTime: toApiTime(file.createdAt),
        downloadUrl: `${origin}/v1/media/CHANNEL/${owner.slice(2)}/jobs/${jobId}/reports/${file.id}?alt=media`,
      }))
      const next = begin + pageSize < files.length ? { nextPageToken: `${begin + pageSize}` } : {}
      return reports.length > 0 ? { reports, ...next } : {}
    },
    file: (owner: string, id: string): ReportFile | undefined =>
      ownedJobs
        .filter((ownedJob) => ownedJob.owner === owner)
        .flatMap(({ job }) => filesOf(job, Date.now()))
        .find((file) => file.id === id),
    reissue: (day: string, multiplier: number) => void reissues.push({ day, multiplier, at: Date.now() }),
    deleteAll: () => void ownedJobs.splice(0),
    all: () => ownedJobs.map(({ job }) => job),
  }
}

const badRequest = apiError(400, 'global', 'badRequest', 'Request contains an invalid argument.', {
  status: 'INVALID_ARGUMENT',
})
const alreadyExists = apiError(409, 'global', 'alreadyExists', 'Requested entity already exists', {
  status: 'ALREADY_EXISTS',
})
export const notFound = apiError(404, 'global', 'notFound', 'Requested entity was not found.', { status: 'NOT_FOUND' })

const toDateNumber = (day: string) => day.replaceAll('-', '')
/** Formats a time as the API does: with microseconds. */
const toApiTime = (at: number) => new Date(at).toISOString().replace('Z', '123Z')

/** Returns when a Pacific day begins, in milliseconds since 1970. */
function startOfPacificDay(day: string): number {
  const [summer, winter] = [7, 8].map((hour) => Date.parse(`${day}T0${hour}:00:00Z`)) as [number, number]
  return pacificDate(summer) === day ? summer : winter
}

/** The share of views that start with a counted thumbnail click. */
const thumbnailShare = 0.4
/** The click-through rate of an average thumbnail. */
const averageClickRate = 0.046

/**
 * Creates a channel's file for one Pacific day: how often each thumbnail was shown and the share of clicks, the same on
 * every call. `multiplier` scales the impressions. The last row covers deleted videos and has no video id.
 */
export function createReachFile(channelId: string, day: string, multiplier = 1): string {
  const end = Date.parse(day) + 1.33 * dayMs
  const previousViews = new Map(listChannelVideos(channelId, end - dayMs).map(({ id, views }) => [id, views ?? 0]))
  const date = toDateNumber(day)
  const lines = listChannelVideos(channelId, end).flatMap(({ id, views, publishedAt, live }) => {
    if (views === undefined || live !== 'none' || publishedAt > end) return []
    const clicks = Math.round((views - (publishedAt > end - dayMs ? 0 : (previousViews.get(id) ?? 0))) * thumbnailShare)
    const impressions = Math.round((clicks / clickRateOf(id)) * noiseFactor(`${id} ${day}`, 0.2) * multiplier)
    return impressions > 0 ? [[date, channelId, id, impressions, Math.min(1, clicks / impressions)].join()] : []
  })
  const deletedVideosRow = [date, channelId, '', 240, 0.0125].join()
  return `${[header, ...lines, ...(lines.length > 0 ? [deletedVideosRow] : [])].join('\n')}\n`
}

const header = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr'

/** Returns a thumbnail's click-through rate, up to about three times the average or a third of it. */
const clickRateOf = (id: string) => averageClickRate * noiseFactor(id, 1.1)

/** Returns a deterministic random factor around 1 for a name. */
const noiseFactor = (name: string, spread: number) => 1 + spread * (randomOf(name) - 0.5)
