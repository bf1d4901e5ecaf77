import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { getTokens, listTokens, type TokensItem } from '#functions/store/tokens.ts'
import { hourMs } from '#shared/duration.ts'
import { withAccessToken } from '../access-token.ts'
import { deleteYouTubeData } from '../channel-data.ts'
import { importReachReports } from './import-reports.ts'
import { getReportingJob } from './reporting-job.ts'

/** Milliseconds reserved for ending the run. The next run begins with the channels that were not reached. */
const reserveMs = 20_000
/** For one channel, in milliseconds, so that a slow one does not use up the run. */
const timeoutMs = 60_000
/** How long until a channel's files are listed again, in milliseconds: YouTube makes one a day, at no fixed hour. */
const intervalMs = 6 * hourMs

/** Imports the new reach reports of every connected channel that was not checked in the last six hours. Returns counts. */
export async function importAllReach(timeLeft: () => number) {
  const counts = { channels: 0, files: 0, failedFiles: 0, skippedRows: 0, failed: 0, unfinished: 0 }
  const shouldContinue = () => {
    const isTimeLeft = timeLeft() > reserveMs
    if (!isTimeLeft) counts.unfinished = 1
    return isTimeLeft
  }
  const visit = async (tokens: TokensItem) => {
    const owner = { userId: tokens.user_id, channelId: tokens.channel_id }
    if (Date.now() - ((await getReportingJob(owner))?.checkedAt ?? 0) < intervalMs) return
    counts.channels++
    try {
      const { files, failedFiles, skippedRows } = await importReach(tokens, owner, shouldContinue)
      counts.files += files
      counts.failedFiles += failedFiles
      counts.skippedRows += skippedRows
    } catch (error) {
      counts.failed++
      // The clients have logged errors of YouTube and Google already. A bug of ours must not stop the other channels.
      if (!(error instanceof Failure)) log('error', 'jobs/read-reach', { userId: owner.userId, error })
    }
  }
  const bookmark = jobBookmark('read-reach')
  await visitAll(listTokens, ({ user_id }) => user_id, visit, { bookmark, canContinue: shouldContinue })
  return counts
}

async function importReach(tokens: TokensItem, owner: ChannelOwner, shouldContinue: () => boolean) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await withAccessToken(tokens, signal, (accessToken) =>
      importReachReports(owner, accessToken, { signal, shouldContinue }),
    )
  } finally {
    // The user may have disconnected during the import: nothing of the channel may stay then.
    if ((await getTokens(owner.userId))?.channel_id !== owner.channelId) await deleteYouTubeData(owner)
  }
}
