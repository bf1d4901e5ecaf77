import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { doOnce } from '#functions/services/due-work/do-once.ts'
import {
  getTokens,
  indexTokens,
  listDueReach,
  listUnindexedTokens,
  moveReach,
  type TokensItem,
} from '#functions/store/tokens.ts'
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
/** After an error, they are listed again by the next run. In milliseconds. */
const againMs = hourMs / 2

/** Imports the new reach reports of the connected channels whose files were not listed in the last six hours. Returns counts. */
export async function importAllReach(timeLeft: () => number) {
  const counts = { channels: 0, files: 0, failedFiles: 0, skippedRows: 0, failed: 0, unfinished: 0 }
  const shouldContinue = () => {
    const isTimeLeft = timeLeft() > reserveMs
    if (!isTimeLeft) counts.unfinished = 1
    return isTimeLeft
  }
  const importFor = async (tokens: TokensItem, owner: ChannelOwner) => {
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
  /** Returns when the files are listed next, in milliseconds since 1970. */
  const visit = async (tokens: TokensItem): Promise<number> => {
    const owner = { userId: tokens.user_id, channelId: tokens.channel_id }
    const nextAt = async () => ((await getReportingJob(owner))?.checkedAt ?? 0) + intervalMs
    // Another run has listed them in the meantime.
    if ((await nextAt()) <= Date.now()) await importFor(tokens, owner)
    return Math.max(await nextAt(), Date.now() + againMs)
  }
  const once = {
    pageAfter: listUnindexedTokens,
    cursorOf: (key: { user_id: string }) => key.user_id,
    visit: indexTokens,
  }
  await doOnce('index-tokens', once, shouldContinue)
  for await (const page of listDueReach())
    for (const { userId, due } of page) {
      if (!shouldContinue()) return counts
      const tokens = await getTokens(userId)
      const next = tokens && (await visit(tokens))
      // What a run has not finished stays due.
      if (next && !counts.unfinished) await moveReach(due, next)
    }
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
