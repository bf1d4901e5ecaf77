import { queuedJob } from '#functions/lib/queued-job.ts'
import { createReachReader } from '#functions/services/channel/reach/read-reach.ts'
import { TokensKey } from '#functions/store/tokens.ts'

/** Imports YouTube's daily reports of impressions for connected channels. */
export const handler = queuedJob('jobs/read-reach', TokensKey, (_, timeLeft) => createReachReader(timeLeft))
