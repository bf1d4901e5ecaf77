import { downloadReport } from '#functions/clients/youtube/download-report.ts'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { listReportFiles, maxPages, type ReportFile } from '#functions/clients/youtube/reporting.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pacificDate } from '#functions/lib/period.ts'
import { withReportingQuota } from '#functions/services/youtube-quota/charge.ts'
import { listReachDays, putReachDay } from '#functions/store/reach.ts'
import { dayMs } from '#shared/duration.ts'
import { type DayReach, parseReachReport } from './report-file.ts'
import { ensureReportingJob, findOrCreateReportingJob, saveReportingJob } from './reporting-job.ts'

/** How far back files are read, in days: 28, plus the days not counted yet. In longer periods, the first days have no reach. */
const daysBack = 32
/** The number of videos that a day stores individually. Others count only in its sums. */
const maxVideos = 500
/** An import ends after this many failed files. The next run tries again. */
const maxFailedFiles = 3

export interface ImportCounts {
  readonly files: number
  /** Files that could not be downloaded or read. The next run tries them again. */
  readonly failedFiles: number
  /** Invalid rows, which were left out. */
  readonly skippedRows: number
}

/** The limits of an import: `signal` aborts its requests; `shouldContinue` is checked before each file. */
interface ImportLimits {
  readonly signal: AbortSignal
  readonly shouldContinue: () => boolean
}

/**
 * Imports a channel's reach reports that are newer than the stored days, latest days first. A day that fails stays as it was, so that the
 * next run imports it. Throws what `withReportingQuota` throws.
 */
export async function importReachReports(
  owner: ChannelOwner,
  accessToken: string,
  { signal, shouldContinue }: ImportLimits,
): Promise<ImportCounts> {
  const { jobId, files } = await listNewFiles(owner, accessToken, signal)
  const counts = { files: 0, failedFiles: 0, skippedRows: 0 }
  for (const file of files) {
    if (!shouldContinue() || counts.failedFiles === maxFailedFiles) return counts
    const day = await readFile(file, () =>
      withReportingQuota(owner.userId, () => downloadReport(accessToken, file.url, signal)),
    )
    if (!day) counts.failedFiles++
    else if (await putReachDay(owner, { ...summarize(day), createdAt: file.createdAt })) {
      counts.files++
      counts.skippedRows += day.skippedRows
    }
  }
  if (counts.failedFiles === 0) await saveReportingJob(owner, { jobId, checkedAt: Date.now() })
  return counts
}

/** Errors that concern one file, not the whole channel. */
const fileErrors: ReadonlySet<YouTubeErrorKind> = new Set(['busy', 'bug'])

/**
 * Reads a file. Returns undefined if it cannot be downloaded or read, so that the import continues with the other
 * files.
 */
async function readFile({ startsAt }: ReportFile, download: () => Promise<string>): Promise<DayReach | undefined> {
  try {
    return parseReachReport(await download(), pacificDate(startsAt))
  } catch (error) {
    if (error instanceof YouTubeError && fileErrors.has(error.kind)) return undefined
    throw error
  }
}

/** Lists the latest file of each day, latest day first, without those that are already stored. */
async function listNewFiles(
  owner: ChannelOwner,
  accessToken: string,
  signal: AbortSignal,
): Promise<{ jobId: string; files: ReportFile[] }> {
  const stored = new Map((await listReachDays(owner)).map(({ day, createdAt }) => [day, createdAt]))
  const { jobId } = await ensureReportingJob(owner, accessToken, signal)
  const startsFrom = Date.now() - daysBack * dayMs
  const latest = new Map<string, ReportFile>()
  let pageToken: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const query = { jobId, startsFrom, pageToken }
    const list = await withReportingQuota(owner.userId, () => listReportFiles(accessToken, query, signal))
    // YouTube deletes jobs whose files are not read for a long time, and creators can delete them too.
    if (!list) return { jobId: (await findOrCreateReportingJob(owner, accessToken, signal)).jobId, files: [] }
    for (const file of list.files) {
      const day = pacificDate(file.startsAt)
      if (file.createdAt > (latest.get(day)?.createdAt ?? stored.get(day) ?? 0)) latest.set(day, file)
    }
    pageToken = list.next
    if (!pageToken) break
  }
  return { jobId, files: [...latest.values()].sort((a, b) => b.startsAt - a.startsAt) }
}

/** Sums all videos of a day, and lists only those with the most impressions. */
function summarize({ day, videos }: DayReach) {
  const sum = (count: 'impressions' | 'clicks') => videos.reduce((total, video) => total + video[count], 0)
  const largest = videos.toSorted((a, b) => b.impressions - a.impressions).slice(0, maxVideos)
  return { day, videos: largest, impressions: sum('impressions'), clicks: sum('clicks') }
}
