import { readOwnUploads } from '#functions/services/channel/own-uploads.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { ScoreYardstick } from '#shared/contract/advice.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { findMainLanguage } from '#shared/prediction/main-language.ts'
import { modelVersion as model } from '#shared/prediction/outcomes.ts'
import { computeResults, prepareResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, type JudgedVideo, judgeTitle } from '#shared/prediction/verdict.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { selectPast } from './own-history.ts'

type Judge = (title: string, video?: JudgedVideo) => Verdict | undefined

/** The current yardstick for an account's titles, their expected language, and a function that judges a title. */
export interface AccountYardstick {
  readonly yardstick: ScoreYardstick
  readonly language: TitleLanguage | undefined
  readonly judge: Judge
}

const judgeNone: Judge = () => undefined
/** Judges a title as one in general, without a channel. */
export const judgeInGeneral: Judge = (title, video) => judgeTitle(generalYardstick, title, video)

/**
 * Returns the yardstick for an account's titles: the cached uploads of the channel, else titles in general. Never calls YouTube: while
 * the uploads are unknown, titles have no verdict and a job fetches the uploads. Verdicts by the channel contain YouTube's data, so only
 * callers with `canReadChannel` get them.
 */
export async function findYardstick(account: Account, canReadChannel: boolean): Promise<AccountYardstick> {
  const own = await readOwnUploads(account)
  const unread = { language: expectLanguage(account), judge: judgeNone }
  if (own.state === 'none') return { ...unread, yardstick: { state: 'general', model }, judge: judgeWith(unread) }
  if (!canReadChannel) return { ...unread, yardstick: { state: 'not_allowed', model } }
  if (own.state !== 'cached') return { ...unread, yardstick: { state: own.state, model } }
  const { uploads } = own
  return { yardstick: { state: 'channel', fetchedAt: uploads.fetchedAt, model }, ...judgeWithUploads(account, uploads) }
}

/** Returns the language of an account's titles, and a function that judges a title by the channel's uploads. */
export function judgeWithUploads(account: Account, uploads: Uploads): Pick<AccountYardstick, 'language' | 'judge'> {
  const language = expectLanguageOf(account, uploads)
  const history = prepareResults(computeResults(selectPast(uploads)) ?? [])
  const judge: Judge = (title, video) =>
    judgeTitle({ name: 'channel', history }, title, { ...video, language }) ??
    judgeInGeneral(title, { ...video, language })
  return { language, judge }
}

const judgeWith =
  ({ language }: Pick<AccountYardstick, 'language'>): Judge =>
  (title, video) =>
    judgeInGeneral(title, { ...video, language })

/** Returns the language of an account's titles, like {@link expectLanguage}, taking the channel's uploads into account. */
export const expectLanguageOf = (account: Account, uploads: Uploads): TitleLanguage | undefined =>
  expectLanguage(account, findMainLanguage((computeResults(selectPast(uploads)) ?? []).map(({ title }) => title)))
