import { createHash } from 'node:crypto'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { log } from '#functions/lib/log.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { scoreWithOwnHistory } from '#functions/services/analysis/own-history.ts'
import { checkPair } from '#functions/services/analysis/pair-checks.ts'
import { saveThumbnailCopy, withThumbnailUrl } from '#functions/services/analysis/thumbnail-copy.ts'
import { isNotificationWanted } from '#functions/services/mail/notification-settings.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { addAnalysis, getAnalysis } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { listOwnHistory, saveOwnHistory } from '#functions/store/own-history.ts'
import { getThumbnailResult } from '#functions/store/results.ts'
import { readMeter, refundUnit, spendUnit } from '#functions/store/usage.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'

/** For how long the same draft is the same analysis. */
const repeatSeconds = 5 * 60

/** So many mails about analyses a user gets a day: who tries thirty titles wants no thirty mails. */
const mailsADay = 10
/** Nobody waits longer for a mail to be sent, in milliseconds. */
const mailMs = 3_000

/** What is analysed: a title, a checked thumbnail (its hash) or both. */
interface Draft {
  readonly title?: string | undefined
  readonly thumbnail?: string | undefined
}

export const handler = handle(advice.analyze, async ({ input, userId }) => {
  const draft: Draft = { title: input.title || undefined, thumbnail: input.thumbnail }
  if (!draft.title && !draft.thumbnail) throw new Failure('nothing_to_analyze')
  const account = await getAccount(userId)
  if (!account?.channel) throw new Failure('channel_missing')
  const answer = await analysed(draft, account)
  if (!answer.repeated) await tell(answer.analysis, account)
  const analysis = await withOwnHistory(answer.analysis, account.channel.id, account)
  return { ...answer, analysis: await withThumbnailUrl(userId, analysis) }
})

/** An analysis is paid for where there is something to say. */
async function analysed(draft: Draft, { userId, plan }: Account): Promise<Output<typeof advice.analyze>> {
  const id = await claim(draftKey(userId, draft), newId(), repeatSeconds)
  const known = await getAnalysis(userId, id)
  if (known) return { analysis: known, repeated: true, meter: await readMeter(userId, 'analyses', plan) }
  const analysis = { id, createdAt: new Date().toISOString(), ...look(draft, await checked(userId, draft)) }
  if (!isScored(analysis)) {
    return { ...(await store(userId, analysis)), meter: await readMeter(userId, 'analyses', plan) }
  }
  const { state, receipt } = await spendUnit(userId, 'analyses', plan, id)
  try {
    // The copy first: an analysis that is stored has its picture.
    if (draft.thumbnail) await saveThumbnailCopy(userId, draft.thumbnail, id)
    return { ...(await store(userId, analysis)), meter: state }
  } catch (error) {
    await refundUnit(receipt)
    throw error
  }
}

/** Whether there is anything to say of a draft: of a thumbnail always, of a title if the model knows it. */
const isScored = ({ titleAnalysis, thumbnailAnalysis }: Analysis): boolean =>
  thumbnailAnalysis !== undefined || titleAnalysis?.basis === 'model'

/** Mails the scores to who asked for that. It is an extra: whatever fails in it, the analysis stands. */
async function tell(analysis: Analysis, account: Account): Promise<void> {
  const { userId } = account
  if (!isScored(analysis) || !isNotificationWanted(account, 'analyses') || optionalEnv('MAIL_FROM') === undefined)
    return
  try {
    const { name, endsAt } = periodAt('day', Date.now())
    if (!(await spendBudget(`analysis-mails#${pseudonymize(userId)}#${name}`, 1, mailsADay, Math.ceil(endsAt / 1000))))
      return
    const { analysisNotification, sendNotification } = await mails()
    await sendNotification({ ...analysisNotification(userId, analysis), signal: AbortSignal.timeout(mailMs) })
  } catch (error) {
    log('error', 'mail about an analysis', { error })
  }
}

/** SES's client is loaded for who wants mails: the others need not wait for it. */
const mails = async () => ({
  ...(await import('#functions/services/mail/notify.ts')),
  ...(await import('#functions/services/analysis/analysis-notification.ts')),
})

/** Adds what the channel's own past says of the title. It is an extra: whatever fails in it, the analysis stands. */
async function withOwnHistory(analysis: Analysis, channelId: string, { userId, plan }: Account): Promise<Analysis> {
  const { id, title, titleAnalysis } = analysis
  if (!isDerivedMetricAllowed('own_history_score') || title === undefined || titleAnalysis?.basis !== 'model')
    return analysis
  if (!planIncludes(plan, 'own_history')) return { ...analysis, ownHistory: { state: 'not_in_plan' } }
  try {
    const kept = (await listOwnHistory(userId, [id, id])).get(id)
    if (kept) return { ...analysis, ownHistory: kept }
    const ownHistory = await scoreWithOwnHistory(title, channelId, userId)
    if (ownHistory.state !== 'unavailable') await saveOwnHistory(userId, id, ownHistory)
    return { ...analysis, ownHistory }
  } catch (error) {
    log('error', 'own history', { error })
    return { ...analysis, ownHistory: { state: 'unavailable' } }
  }
}

/** Names a draft by its content: 64 hex digits, whatever was typed. */
function draftKey(userId: string, draft: Draft): string {
  return `analysis#${pseudonymize(userId)}#${createHash('sha256').update(JSON.stringify(draft)).digest('hex')}`
}

/** What was found on the draft's thumbnail, if it has one. Throws Failure `thumbnail_unknown`. */
async function checked(userId: string, { thumbnail }: Draft): Promise<ThumbnailAnalysis | undefined> {
  if (!thumbnail) return undefined
  const result = await getThumbnailResult(userId, thumbnail)
  if (!result) throw new Failure('thumbnail_unknown')
  return result
}

/** What there is to say of a draft, before anything of its channel. */
function look({ title }: Draft, thumbnailAnalysis: ThumbnailAnalysis | undefined) {
  const texts = thumbnailAnalysis?.vision.text.textBlocks
  return {
    ...(title ? { title, titleAnalysis: analyzeTitle(title) } : {}),
    ...(thumbnailAnalysis ? { thumbnailAnalysis } : {}),
    ...(title && texts ? { pairChecks: checkPair(title, texts) } : {}),
  }
}

/** Stores a new analysis, or answers the one that a call at the same time stored under the same id. */
async function store(userId: string, analysis: Analysis): Promise<{ analysis: Analysis; repeated: boolean }> {
  if (await addAnalysis(userId, analysis)) return { analysis, repeated: false }
  const first = await getAnalysis(userId, analysis.id)
  return first ? { analysis: first, repeated: true } : { analysis, repeated: false }
}
