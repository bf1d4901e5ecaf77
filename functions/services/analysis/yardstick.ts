import { readOwnUploads } from '#functions/services/channel/own-uploads.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { ScoreYardstick } from '#shared/contract/advice.ts'
import { modelVersion } from '#shared/prediction/outcomes.ts'
import { computeResults, prepareResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, type JudgedVideo, judgeTitle } from '#shared/prediction/verdict.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { selectPast } from './own-history.ts'

type Judge = (title: string, video?: JudgedVideo) => Verdict | undefined

/** What the titles of an account are judged by now, and a function that judges one. */
export interface AccountYardstick {
  readonly yardstick: ScoreYardstick
  readonly judge: Judge
}

const model = modelVersion
const judgeNone: Judge = () => undefined
export const judgeInGeneral: Judge = (title, video) => judgeTitle(generalYardstick, title, video)

/**
 * Returns what the titles of an account are judged by: the cached uploads of the channel, else titles in general. Never calls
 * YouTube: while the uploads are unknown, no title has a verdict, and a job fetches them. Verdicts by the channel rest on
 * YouTube's data, which only callers with `canReadChannel` get.
 */
export async function findYardstick(account: Account, canReadChannel: boolean): Promise<AccountYardstick> {
  const own = await readOwnUploads(account)
  if (own.state === 'none') return { yardstick: { state: 'general', model }, judge: judgeInGeneral }
  if (!canReadChannel) return { yardstick: { state: 'not_allowed', model }, judge: judgeNone }
  if (own.state !== 'cached') return { yardstick: { state: own.state, model }, judge: judgeNone }
  const { uploads } = own
  const history = prepareResults(computeResults(selectPast(uploads)) ?? [])
  return {
    yardstick: { state: 'channel', fetchedAt: uploads.fetchedAt, model },
    judge: (title, video) => judgeTitle({ name: 'channel', history }, title, video) ?? judgeInGeneral(title, video),
  }
}
