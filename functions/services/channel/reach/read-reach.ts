import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { Work } from '#functions/lib/queued-job.ts'
import { getTokens, type TokensItem, type TokensKey } from '#functions/store/tokens.ts'
import { hourMs } from '#shared/duration.ts'
import { withAccessToken } from '../access-token.ts'
import { deleteYouTubeData } from '../channel-data.ts'
import { importReachReports } from './import-reports.ts'
import { getReportingJob } from './reporting-job.ts'

/** Milliseconds reserved for ending the run. */
const reserveMs = 15_000
/** The timeout for one channel, in milliseconds: less than that of a run. */
const timeoutMs = 45_000
/** How long until a channel's files are listed again, in milliseconds. YouTube creates one file a day, at no fixed hour. */
const intervalMs = 6 * hourMs
/** How long until they are listed again after an error of YouTube or Google, in milliseconds. */
const againMs = hourMs / 2

/** Returns a function that imports the new reach reports of a connected channel, if its files were not listed in the last six hours. */
export const createReachReader =
  (timeLeft: () => number): Work<TokensKey> =>
  async ({ user_id }) => {
    const tokens = await getTokens(user_id)
    if (!tokens) return { outcome: 'over', next: undefined }
    const owner = { userId: tokens.user_id, channelId: tokens.channel_id }
    const nextAt = async () => ((await getReportingJob(owner))?.checkedAt ?? 0) + intervalMs
    const listedUntil = await nextAt()
    if (listedUntil > Date.now()) return { outcome: 'early', next: listedUntil }
    let isUnfinished = false
    const shouldContinue = () => {
      isUnfinished ||= timeLeft() <= reserveMs
      return !isUnfinished
    }
    try {
      const counts = await importReach(tokens, owner, shouldContinue)
      const next = isUnfinished ? Date.now() : Math.max(await nextAt(), Date.now() + againMs)
      return { outcome: isUnfinished ? 'unfinished' : 'channels', next, counts: { ...counts } }
    } catch (error) {
      // The clients have already logged it.
      if (error instanceof Failure) return { outcome: 'refused', next: Date.now() + againMs }
      throw error
    }
  }

async function importReach(tokens: TokensItem, owner: ChannelOwner, shouldContinue: () => boolean) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await withAccessToken(tokens, signal, (accessToken) =>
      importReachReports(owner, accessToken, { signal, shouldContinue }),
    )
  } finally {
    // If the user disconnected during the import, delete what it stored.
    if ((await getTokens(owner.userId))?.channel_id !== owner.channelId) await deleteYouTubeData(owner)
  }
}
