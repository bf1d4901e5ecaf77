import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { createReportingJob, findReportingJob } from '#functions/clients/youtube/reporting.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { Store } from '#functions/services/channel/store.ts'
import { withReportingQuota } from '#functions/services/youtube-quota/charge.ts'

/** A channel's job at YouTube, and when its files were last looked through, in milliseconds since 1970; 0 for never. */
const Kept = z.object({ jobId: z.string(), checkedAt: z.int() })
export type ReachJob = z.infer<typeof Kept>

/** YouTube lets us keep what its API told for 30 days (its developer policies, III.E.4). Each look keeps it anew. */
const keepSeconds = 27 * 86_400

/** Where it is kept. */
export const reportingJobKey = (userId: string, channelId: string): string =>
  `own#${pseudonymize(userId)}#${channelId}#reach-job`

/** The channel's job as we know it; undefined where none is known. */
export const getReportingJob = ({ userId, channelId }: ChannelOwner, { getCached }: Pick<Store, 'getCached'>) =>
  getCached(reportingJobKey(userId, channelId), Kept)

/** Keeps it for 27 days from now, in place of what was known. */
export const saveReportingJob = (
  { userId, channelId }: ChannelOwner,
  job: ReachJob,
  { keep }: Pick<Store, 'keep'>,
): Promise<void> => keep(reportingJobKey(userId, channelId), job, keepSeconds)

/**
 * The job that makes a channel's files of impressions: the one that is known, else the one that YouTube has, else a new
 * one, so that however often this runs there is one. Throws what `metered` throws.
 */
export async function ensureReportingJob(owner: ChannelOwner, accessToken: string, store: Store, signal: AbortSignal) {
  const known = await getReportingJob(owner, store)
  if (known) return known
  const asked = <T>(call: () => Promise<T>) => withReportingQuota(owner.userId, store.take, call)
  const jobId =
    (await asked(() => findReportingJob(accessToken, signal))) ??
    (await asked(() => createReportingJob(accessToken, signal))) ??
    // Made by somebody else since it was looked for.
    (await asked(() => findReportingJob(accessToken, signal)))
  if (!jobId) throw new YouTubeError('busy', 'a reporting job that is neither there nor to be made')
  const job = { jobId, checkedAt: 0 }
  await saveReportingJob(owner, job, store)
  return job
}
