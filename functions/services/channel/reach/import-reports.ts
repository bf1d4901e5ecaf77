import { downloadReport } from '#functions/clients/youtube/download-report.ts'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { listReportFiles, maxPages, type ReportFile } from '#functions/clients/youtube/reporting.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pacificDate } from '#functions/lib/period.ts'
import type { Store } from '#functions/services/channel/store.ts'
import { withReportingQuota } from '#functions/services/youtube-quota/charge.ts'
import { type DayReach, parseReachReport } from './report-file.ts'
import { ensureReportingJob, saveReportingJob } from './reporting-job.ts'

const dayMs = 86_400_000
/** Days before today that are read: the longest span that a screen shows of them, and those not counted yet. */
const daysBack = 32
/** Of more videos than this a day keeps only the sum. */
const mostVideos = 500
/** After so many files that could not be had, YouTube is left alone until the next run. */
const mostSpoilt = 3

/** When the file that is kept of each day was made, in milliseconds since 1970. */
export type KeptFiles = ReadonlyMap<string, number>

/** What reading needs of the stores. */
export interface ReachStore extends Store {
  readonly keptFiles: (owner: ChannelOwner) => Promise<KeptFiles>
  /** Keeps a day in place of one whose file is older; false where the kept one is as new. */
  readonly putDay: (owner: ChannelOwner, day: DayReach & Summed & { createdAt: number }) => Promise<boolean>
}

interface Summed {
  readonly impressions: number
  readonly clicks: number
}

export interface ReadCounts {
  readonly files: number
  /** Files that could not be had, or not be read: the next run tries them again. */
  readonly spoilt: number
}

/**
 * Reads the files that YouTube made of a channel's impressions and that are newer than what is kept, the latest days
 * first, and keeps each day's sums. What a failure leaves out is missing in what is kept, so that the next run reads it.
 * Throws what `metered` throws.
 */
export async function importReachReports(
  owner: ChannelOwner,
  accessToken: string,
  store: ReachStore,
  { signal, goOn }: { signal: AbortSignal; goOn: () => boolean },
): Promise<ReadCounts> {
  const { jobId, files } = await newFiles(owner, accessToken, store, signal)
  const counts = { files: 0, spoilt: 0 }
  for (const file of files) {
    if (!goOn() || counts.spoilt === mostSpoilt) return counts
    const read = await tryReading(file, () =>
      withReportingQuota(owner.userId, store.take, () => downloadReport(accessToken, file.url, signal)),
    )
    if (!read) counts.spoilt++
    else if (await store.putDay(owner, { ...bounded(read), createdAt: file.createdAt })) counts.files++
  }
  if (counts.spoilt === 0) await saveReportingJob(owner, { jobId, checkedAt: Date.now() }, store)
  return counts
}

/** What is wrong with one file, and not with who asks. */
const ofOneFile: ReadonlySet<YouTubeErrorKind> = new Set(['busy', 'bug'])

/** One file that cannot be had or read keeps nobody from the others. */
async function tryReading({ startsAt }: ReportFile, get: () => Promise<string>): Promise<DayReach | undefined> {
  try {
    return parseReachReport(await get(), pacificDate(startsAt))
  } catch (error) {
    if (error instanceof YouTubeError && ofOneFile.has(error.fault)) return undefined
    throw error
  }
}

/** Of each day the latest file, where it is later than the kept one's. */
async function newFiles(
  owner: ChannelOwner,
  accessToken: string,
  store: ReachStore,
  signal: AbortSignal,
): Promise<{ jobId: string; files: ReportFile[] }> {
  const kept = await store.keptFiles(owner)
  const { jobId } = await ensureReportingJob(owner, accessToken, store, signal)
  const startsFrom = Date.now() - daysBack * dayMs
  const latest = new Map<string, ReportFile>()
  let pageToken: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const asked = { jobId, startsFrom, pageToken }
    const list = await withReportingQuota(owner.userId, store.take, () => listReportFiles(accessToken, asked, signal))
    if (!list) return { jobId: await replacedJob(owner, accessToken, store, signal), files: [] }
    for (const file of list.files) {
      const day = pacificDate(file.startsAt)
      if (file.createdAt > (latest.get(day)?.createdAt ?? kept.get(day) ?? 0)) latest.set(day, file)
    }
    pageToken = list.next
    if (!pageToken) break
  }
  return { jobId, files: [...latest.values()].sort((one, other) => other.startsAt - one.startsAt) }
}

/** YouTube ends jobs whose files nobody reads for long; the creator may end them too. */
async function replacedJob(owner: ChannelOwner, accessToken: string, store: ReachStore, signal: AbortSignal) {
  const forgotten = { ...store, getCached: async () => undefined }
  return (await ensureReportingJob(owner, accessToken, forgotten, signal)).jobId
}

/** The videos that were shown most, and the sum of all. */
function bounded({ day, videos }: DayReach): DayReach & Summed {
  const sum = (of: 'impressions' | 'clicks') => videos.reduce((total, video) => total + video[of], 0)
  const most = videos.toSorted((one, other) => other.impressions - one.impressions).slice(0, mostVideos)
  return { day, videos: most, impressions: sum('impressions'), clicks: sum('clicks') }
}
