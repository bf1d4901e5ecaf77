import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { createReportingJob, findReportingJob } from '#functions/clients/youtube/reporting.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { withReportingQuota } from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { youtubeSeconds } from '#shared/retention.ts'

/** A channel's reporting job, and when all its new files were last read, in milliseconds since 1970; 0 for never. */
const CachedJob = z.object({ jobId: z.string(), checkedAt: z.int() })
export type CachedJob = z.infer<typeof CachedJob>

/** The cache key of a channel's reporting job. */
export const reportingJobKey = (userId: string, channelId: string): string =>
  `own#${pseudonymize(userId)}#${channelId}#reach-job`

/** Returns the cached reporting job of a channel, if there is one. Never calls YouTube. */
export const getReportingJob = ({ userId, channelId }: ChannelOwner): Promise<CachedJob | undefined> =>
  getCached(reportingJobKey(userId, channelId), CachedJob)

export const saveReportingJob = ({ userId, channelId }: ChannelOwner, job: CachedJob): Promise<void> =>
  putCached(reportingJobKey(userId, channelId), job, youtubeSeconds)

/** Returns the job that creates a channel's reach reports, from the cache or {@link findOrCreateReportingJob}. */
export const ensureReportingJob = async (owner: ChannelOwner, accessToken: string, signal: AbortSignal) =>
  (await getReportingJob(owner)) ?? findOrCreateReportingJob(owner, accessToken, signal)

/** Finds a channel's job at YouTube, or creates it, and caches it. Throws what `withReportingQuota` throws. */
export async function findOrCreateReportingJob(
  owner: ChannelOwner,
  accessToken: string,
  signal: AbortSignal,
): Promise<CachedJob> {
  const call = <T>(request: () => Promise<T>) => withReportingQuota(owner.userId, request)
  const jobId =
    (await call(() => findReportingJob(accessToken, signal))) ??
    (await call(() => createReportingJob(accessToken, signal))) ??
    // Another request has created it since the first check.
    (await call(() => findReportingJob(accessToken, signal)))
  if (!jobId) throw new YouTubeError('busy', 'a reporting job can be neither found nor created')
  const job = { jobId, checkedAt: 0 }
  await saveReportingJob(owner, job)
  return job
}
