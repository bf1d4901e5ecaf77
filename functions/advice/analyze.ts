import { createHash } from 'node:crypto'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { newId } from '#functions/lib/id.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { addAnalysis, getAnalysis } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import { count } from '#functions/store/limits.ts'
import { giveBack, meterState, spend } from '#functions/store/usage.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'
import { analyseTitle } from '#shared/prediction/score.ts'

/** For how long the same draft is the same analysis. */
const repeatSeconds = 5 * 60

/** An analysis is paid for where the model has something to say of the title. */
export const handler = handle(
  advice.analyze,
  async ({ input: { title }, userId }) => {
    if (!title) throw new Failure('nothing_to_analyze')
    const account = await getAccount(userId)
    if (!account?.channel) throw new Failure('channel_missing')
    const id = await claim(draftKey(userId, { title }), newId(), repeatSeconds)
    const known = await getAnalysis(userId, id)
    if (known) return { analysis: known, repeated: true, meter: await meterState(userId, 'analyses', account.plan) }
    const analysis = { id, createdAt: new Date().toISOString(), title, titleAnalysis: analyseTitle(title) }
    if (analysis.titleAnalysis.basis !== 'model') {
      return { ...(await store(userId, analysis)), meter: await meterState(userId, 'analyses', account.plan) }
    }
    const { state, receipt } = await spend(userId, 'analyses', account.plan, id)
    try {
      return { ...(await store(userId, analysis)), meter: state }
    } catch (error) {
      await giveBack(receipt)
      throw error
    }
  },
  count,
)

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
