import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { Failure } from '#functions/lib/failure.ts'
import { job } from '#functions/lib/job.ts'
import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { withAccessToken } from '#functions/services/channel/access-token.ts'
import { deleteConnection, deleteYouTubeData } from '#functions/services/channel/channel-data.ts'
import { channelStore, grantStore, tokenStore } from '#functions/services/channel/channel-stores.ts'
import { importReachReports } from '#functions/services/channel/reach/import-reports.ts'
import { getReportingJob } from '#functions/services/channel/reach/reporting-job.ts'
import { getCached, jobBookmark, putCached } from '#functions/store/cache.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { listReachDays, putReachDay } from '#functions/store/reach.ts'
import { getTokens, listTokens, type TokensItem } from '#functions/store/tokens.ts'

/** Milliseconds kept back to end well; who is left then comes first at the next run. */
const reserve = 20_000
/** For one channel, in milliseconds: who answers slowly keeps nobody else waiting for longer. */
const patienceMs = 60_000
/** A channel's files are looked for again after so long: YouTube makes one a day, at no fixed hour. In milliseconds. */
const restMs = 6 * 3_600_000

/** Reads YouTube's daily files of impressions for every connected channel that has not been looked at for a while. */
export const handler = job('jobs/read-reach', async ({ timeLeft }) => {
  const counts = { channels: 0, files: 0, spoilt: 0, failed: 0, left: 0 }
  const goOn = () => {
    const isTime = timeLeft() > reserve
    if (!isTime) counts.left = 1
    return isTime
  }
  const visit = async (tokens: TokensItem) => {
    const owner = ownerOf(tokens)
    if (Date.now() - ((await getReportingJob(owner, store))?.checkedAt ?? 0) < restMs) return
    counts.channels++
    try {
      const read = await readFor(tokens, owner, goOn)
      counts.files += read.files
      counts.spoilt += read.spoilt
    } catch (error) {
      counts.failed++
      // What YouTube and Google said is in the log already; anything else is ours, and keeps nobody from the others.
      if (!(error instanceof Failure)) log('error', 'jobs/read-reach', { userId: owner.userId, error })
    }
  }
  await visitAll(listTokens, ({ user_id }) => user_id, visit, { bookmark, goOn })
  return counts
})

const bookmark = jobBookmark('read-reach')
const ownerOf = ({ user_id, channel_id }: TokensItem): ChannelOwner => ({ userId: user_id, channelId: channel_id })

async function readFor(tokens: TokensItem, owner: ChannelOwner, goOn: () => boolean) {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await withAccessToken(tokens, { ...store, signal }, (accessToken) =>
      importReachReports(owner, accessToken, store, { signal, goOn }),
    )
  } finally {
    // Whoever disconnected meanwhile wants nothing kept.
    if ((await getTokens(owner.userId))?.channel_id !== owner.channelId) await deleteYouTubeData(owner, store)
  }
}

const store = {
  ...tokenStore,
  ...channelStore,
  getCached,
  keep: putCached,
  take: spendBudget,
  keptFiles: async (owner: ChannelOwner) =>
    new Map((await listReachDays(owner)).map(({ day, createdAt }) => [day, createdAt])),
  putDay: putReachDay,
  forgetConnection: (tokens: TokensItem) => deleteConnection(tokens, grantStore),
}
