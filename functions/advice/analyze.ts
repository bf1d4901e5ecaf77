import { createHash } from 'node:crypto'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { log } from '#functions/lib/log.ts'
import { type AccountItem, getAccount } from '#functions/store/accounts.ts'
import { addAnalysis, getAnalysis } from '#functions/store/analyses.ts'
import { claim, getCached, keep } from '#functions/store/cache.ts'
import { count, take } from '#functions/store/limits.ts'
import { keepOwnHistory, listOwnHistory } from '#functions/store/own-history.ts'
import { giveBack, meterState, spend } from '#functions/store/usage.ts'
import { ownHistoryOf } from '#functions/youtube/own-history.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { analyseTitle } from '#shared/prediction/score.ts'

/** For how long the same draft is the same analysis. */
const repeatSeconds = 5 * 60

export const handler = handle(
  advice.analyze,
  async ({ input: { title }, userId }) => {
    if (!title) throw new Failure('nothing_to_analyze')
    const account = await getAccount(userId)
    if (!account?.channel) throw new Failure('channel_missing')
    const answer = await analysed(title, account)
    return { ...answer, analysis: await withOwnHistory(answer.analysis, userId, account.channel.id) }
  },
  count,
)

/** An analysis is paid for where the model has something to say of the title. */
async function analysed(title: string, { userId, plan }: AccountItem): Promise<Output<typeof advice.analyze>> {
  const id = await claim(draftKey(userId, { title }), newId(), repeatSeconds)
  const known = await getAnalysis(userId, id)
  if (known) return { analysis: known, repeated: true, meter: await meterState(userId, 'analyses', plan) }
  const analysis = { id, createdAt: new Date().toISOString(), title, titleAnalysis: analyseTitle(title) }
  if (analysis.titleAnalysis.basis !== 'model') {
    return { ...(await store(userId, analysis)), meter: await meterState(userId, 'analyses', plan) }
  }
  const { state, receipt } = await spend(userId, 'analyses', plan, id)
  try {
    return { ...(await store(userId, analysis)), meter: state }
  } catch (error) {
    await giveBack(receipt)
    throw error
  }
}

/** Adds what the channel's own past says of the title. It is an extra: whatever fails in it, the analysis stands. */
async function withOwnHistory(analysis: Analysis, userId: string, channelId: string): Promise<Analysis> {
  const { id, title, titleAnalysis } = analysis
  if (env('DERIVED_METRICS') === 'off' || title === undefined || titleAnalysis?.basis !== 'model') return analysis
  try {
    const kept = (await listOwnHistory(userId, [id, id])).get(id)
    if (kept) return { ...analysis, ownHistory: kept }
    const ownHistory = await ownHistoryOf(title, channelId, userId, { getCached, keep, take })
    if (ownHistory.state !== 'unavailable') await keepOwnHistory(userId, id, ownHistory)
    return { ...analysis, ownHistory }
  } catch (error) {
    log('error', 'own history', { error })
    return { ...analysis, ownHistory: { state: 'unavailable' } }
  }
}

/** Names a draft by its content: 64 hex digits, whatever was typed. */
function draftKey(userId: string, draft: { title: string }): string {
  return `analysis#${userId}#${createHash('sha256').update(JSON.stringify(draft)).digest('hex')}`
}

/** Stores a new analysis, or answers the one that a call at the same time stored under the same id. */
async function store(userId: string, analysis: Analysis): Promise<{ analysis: Analysis; repeated: boolean }> {
  if (await addAnalysis(userId, analysis)) return { analysis, repeated: false }
  const first = await getAnalysis(userId, analysis.id)
  return first ? { analysis: first, repeated: true } : { analysis, repeated: false }
}
