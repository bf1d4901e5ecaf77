import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays, pacificDate } from '#functions/lib/period.ts'
import { listChannelVideos } from './channel-videos.ts'
import { type ApiError, apiError } from './responses.ts'

/** The one report type here; YouTube has dozens. */
const reachReport = 'channel_reach_basic_a1'

/** A reporting job as the API writes it (developers.google.com/youtube/reporting/v1/reference/rest/v1/jobs). */
export interface Job {
  readonly id: string
  readonly reportTypeId: string
  readonly name: string
  readonly createTime: string
}

/** A file of a job, as we keep it: a day, when it was made, and how many times the day's impressions it has. */
interface ReportFile {
  readonly id: string
  readonly day: string
  readonly createdAt: number
  readonly times: number
}

const dayMs = 86_400_000
/** A day's file is made so long after the day began. */
const makingMs = 2.4 * dayMs

const Wanted = z.object({ reportTypeId: z.string(), name: z.string().check(z.minLength(1), z.maxLength(100)) })

export interface JobOptions {
  /** After which a job's first files are there, in milliseconds. */
  readonly firstFilesDelayMs: number
  /** Days before a job was made that it has files of. */
  readonly backfillDays: number
  /** Whatever is asked for, a page of files has no more. */
  readonly pageSize: number
}

/** The jobs of all channels, and the files that time brings them. */
export function createJobs({ firstFilesDelayMs: waitMs, backfillDays: daysBefore, pageSize }: JobOptions) {
  const owned: { owner: string; job: Job }[] = []
  const reissues: { day: string; times: number; at: number }[] = []

  const filesOf = (job: Job, now: number): ReportFile[] => {
    const made = Date.parse(job.createTime)
    const first = addDays(pacificDate(made), -daysBefore)
    const days = Array.from({ length: Math.ceil((now - made) / dayMs) + daysBefore + 1 }, (_, at) => addDays(first, at))
    const originals = days.map((day) => {
      const createdAt = Math.max(startOfPacificDay(day) + makingMs, made + waitMs)
      return { id: `4${toDateNumber(day)}`, day, createdAt, times: 1 }
    })
    const again = reissues.map(({ day, times, at }, place) => ({
      id: `${5 + place}${toDateNumber(day)}`,
      day,
      createdAt: at,
      times,
    }))
    return [...originals, ...again].filter(({ createdAt }) => createdAt <= now)
  }

  const jobOf = (owner: string, id: string) => owned.find((one) => one.owner === owner && one.job.id === id)?.job

  return {
    list: (owner: string) => {
      const jobs = owned.filter((one) => one.owner === owner).map(({ job }) => job)
      // As the API does with empty lists.
      return jobs.length > 0 ? { jobs } : {}
    },
    create: (owner: string, body: unknown): Job | ApiError => {
      const wanted = z.safeParse(Wanted, body)
      if (!wanted.success || wanted.data.reportTypeId !== reachReport) return badRequest
      if (owned.some((one) => one.owner === owner)) return alreadyExists
      const job = { id: randomUUID(), ...wanted.data, createTime: toApiTime(Date.now()) }
      owned.push({ owner, job })
      return job
    },
    files: (owner: string, jobId: string, query: URLSearchParams, origin: string): object | ApiError => {
      const job = jobOf(owner, jobId)
      if (!job) return notFound
      const [after, from] = [query.get('createdAfter'), query.get('startTimeAtOrAfter')].map((text) =>
        Date.parse(text ?? ''),
      )
      const files = filesOf(job, Date.now())
        .filter(({ createdAt }) => !after || createdAt > after)
        .filter(({ day }) => !from || startOfPacificDay(day) >= from)
        // In no order that anybody promised.
        .sort((one, other) => Number(other.id) - Number(one.id))
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
      owned
        .filter((one) => one.owner === owner)
        .flatMap(({ job }) => filesOf(job, Date.now()))
        .find((file) => file.id === id),
    reissue: (day: string, times: number) => void reissues.push({ day, times, at: Date.now() }),
    end: () => void owned.splice(0),
    all: () => owned.map(({ job }) => job),
  }
}

const badRequest = apiError(400, 'global', 'badRequest', 'Request contains an invalid argument.', {
  status: 'INVALID_ARGUMENT',
})
const alreadyExists = apiError(409, 'global', 'alreadyExists', 'Requested entity already exists', {
  status: 'ALREADY_EXISTS',
})
const notFound = apiError(404, 'global', 'notFound', 'Requested entity was not found.', { status: 'NOT_FOUND' })

const toDateNumber = (day: string) => day.replaceAll('-', '')
/** Accurate to microseconds, as the API writes them. */
const toApiTime = (at: number) => new Date(at).toISOString().replace('Z', '123Z')

/** When a Pacific day begins, in milliseconds since 1970. */
function startOfPacificDay(day: string): number {
  const [summer, winter] = [7, 8].map((hour) => Date.parse(`${day}T0${hour}:00:00Z`)) as [number, number]
  return pacificDate(summer) === day ? summer : winter
}

/** What share of views begins with a click on a thumbnail that was counted. */
const fromThumbnails = 0.4
/** The click-through rate of an ordinary thumbnail. */
const usualRate = 0.046

/**
 * The file of a channel's Pacific day: how often each thumbnail was shown, and what share was clicked, the same at every
 * call. `times` multiplies what was shown. The last line is of videos that are gone, which have no id.
 */
export function createReachFile(channelId: string, day: string, times: number): string {
  const end = Date.parse(day) + 1.33 * dayMs
  const before = new Map(listChannelVideos(channelId, end - dayMs).map(({ id, views }) => [id, views ?? 0]))
  const date = day.replaceAll('-', '')
  const lines = listChannelVideos(channelId, end).flatMap(({ id, views, publishedAt, live }) => {
    if (views === undefined || live !== 'none' || publishedAt > end) return []
    const clicks = Math.round((views - (publishedAt > end - dayMs ? 0 : (before.get(id) ?? 0))) * fromThumbnails)
    const impressions = Math.round((clicks / clickRateOf(id)) * noiseFactor(`${id} ${day}`, 0.2) * times)
    return impressions > 0 ? [[date, channelId, id, impressions, Math.min(1, clicks / impressions)].join()] : []
  })
  const gone = [date, channelId, '', 240, 0.0125].join()
  return `${[header, ...lines, ...(lines.length > 0 ? [gone] : [])].join('\n')}\n`
}

const header = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr'

/** Some thumbnails draw twice as well as others. */
const clickRateOf = (id: string) => usualRate * noiseFactor(id, 1.1)

/** Around 1, by its name. */
const noiseFactor = (name: string, spread: number) =>
  1 + spread * (createHash('sha256').update(name).digest().readUInt32BE(0) / 0xffff_ffff - 0.5)
