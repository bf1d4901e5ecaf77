import * as z from 'zod/mini'
import { absent, below, present } from '#functions/lib/expression.ts'
import {
  createItem,
  cursorOf,
  defineTable,
  deleteItem,
  getItem,
  listPage,
  scanPage,
  updateItem,
} from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type AiAdvice, Analysis } from '#shared/contract/advice.ts'
import { analyses } from '#shared/tables.ts'

const pageSize = 20

const table = defineTable(analyses, Analysis)

/** Returns one of the user's analyses; undefined for any other id. */
export const getAnalysis = (userId: string, id: string): Promise<Analysis | undefined> => getItem(table, { userId, id })

/** Returns an analysis as it is stored. Data derived from the channel's videos expires, so `saveOwnHistory` stores it separately. */
function toStored({ ownHistory: _, verdict, ...analysis }: Analysis): Analysis {
  return { ...analysis, ...(verdict?.yardstick === 'general' ? { verdict } : {}) }
}

/** Saves a new analysis. Returns false, changing nothing, if the user already has one with its id. */
export const addAnalysis = (userId: string, analysis: Analysis): Promise<boolean> =>
  createItem(table, { userId, ...toStored(analysis) })

/** Saves the judgment of a stored analysis that could not be judged earlier. */
export async function saveJudgment(userId: string, analysis: Analysis): Promise<void> {
  const { id, yardstick, verdict, model } = toStored(analysis)
  await updateItem(
    table,
    { userId, id },
    { set: { yardstick, model, verdict } },
    { userId: present, yardstick: absent },
  )
}

/** Saves advice with one of the user's analyses. Does nothing if the analysis no longer exists. */
export async function saveAdvice(userId: string, id: string, advice: AiAdvice): Promise<void> {
  await updateItem(table, { userId, id }, { set: { advice } }, 'exists')
}

/**
 * Returns a page of the user's analyses, newest first, starting after the one with id `before`. `next` is the cursor of the
 * next page.
 */
export async function listAnalyses(userId: string, before?: string): Promise<{ analyses: Analysis[]; next?: string }> {
  const older = before ? { sort: below(before) } : {}
  const page = { ...older, newestFirst: true, limit: pageSize, eventual: true } as const
  const { items, last } = await listPage(table, userId, page)
  return { analyses: items, ...(last && { next: last.id }) }
}

/** Stores which draft and version an analysis belongs to. Does nothing if it was deleted or already has a draft. */
export async function saveDraftOfAnalysis(
  userId: string,
  id: string,
  { draft, version }: Required<Pick<Analysis, 'draft' | 'version'>>,
): Promise<void> {
  await updateItem(table, { userId, id }, { set: { draft, version } }, { userId: present, draft: absent })
}

const AnalysisKey = z.object({ userId: z.string(), id: z.string() })
/** An analysis without a draft. */
export type UnplacedAnalysis = Readonly<z.infer<typeof AnalysisKey>>

/** Returns the cursor of an analysis, for {@link listUnplacedAnalyses}. */
export const analysisCursor = (analysis: UnplacedAnalysis): string => cursorOf(analyses, analysis)

/** Returns a page of all users' analyses without a draft, each user's oldest first, starting after a cursor. */
export const listUnplacedAnalyses = (after?: string): Promise<Page<UnplacedAnalysis>> =>
  scanPage(table, after, { as: AnalysisKey, filter: { draft: absent }, limit: 500 })

/** Deletes one of the user's analyses. Does nothing if it does not exist. */
export async function deleteAnalysis(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
