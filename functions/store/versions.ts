import * as z from 'zod/mini'
import { append, between, contains, not, present } from '#functions/lib/expression.ts'
import { createItem, defineTable, deleteItem, getItem, listPage, updateItem } from '#functions/lib/table.ts'
import { DraftContent } from '#shared/contract/drafts.ts'
import { versions } from '#shared/tables.ts'

const pageSize = 10

/** A version with this number of analyses is full, and the next analysis creates another version. */
const maxAnalyses = 50

/** A version of a draft: its content, and the ids of the analyses that were made of it. */
const Item = z.object({
  v: z.literal(1),
  userId: z.string(),
  /** The draft's id and the number of the version, so that versions sort by number. */
  id: z.string(),
  number: z.int(),
  createdAt: z.iso.datetime(),
  content: DraftContent,
  analyses: z.array(z.string()),
})
export type StoredVersion = z.infer<typeof Item>

const idOf = (draft: string, number: number) => `${draft}#${String(number).padStart(6, '0')}`

const table = defineTable(versions, Item)

/** Returns whether a version lists an analysis or has room for it. */
export const canListAnalysis = ({ analyses }: StoredVersion, analysis: string): boolean =>
  analyses.includes(analysis) || analyses.length < maxAnalyses

/** Returns a version of one of the user's drafts. */
export const getVersion = (userId: string, draft: string, number: number): Promise<StoredVersion | undefined> =>
  getItem(table, { userId, id: idOf(draft, number) })

/** Saves a version. Returns false, changing nothing, if the draft already has one with that number. */
export function addVersion(
  userId: string,
  draft: string,
  {
    number,
    content,
    createdAt = new Date().toISOString(),
  }: Pick<StoredVersion, 'number' | 'content'> & {
    readonly createdAt?: string | undefined
  },
): Promise<boolean> {
  return createItem(table, { v: 1, userId, id: idOf(draft, number), number, createdAt, content, analyses: [] })
}

/** Adds an analysis to a version, once. Does nothing if the version does not exist. */
export async function addAnalysisToVersion(
  userId: string,
  draft: string,
  number: number,
  analysis: string,
): Promise<void> {
  const isNew = { userId: present, analyses: not(contains(analysis)) }
  await updateItem(table, { userId, id: idOf(draft, number) }, { set: { analyses: append([analysis]) } }, isNew)
}

/** Returns a page of a draft's versions, newest first: those with a number below `before`. */
export async function listVersions(
  userId: string,
  draft: string,
  before = 1_000_000,
): Promise<{ versions: StoredVersion[]; next?: number }> {
  // From 0, which no version has, because DynamoDB refuses a range that ends before it begins.
  const sort = between(idOf(draft, 0), idOf(draft, before - 1))
  const { items, last } = await listPage(table, userId, { sort, newestFirst: true, limit: pageSize })
  return { versions: items, ...(last && { next: last.number }) }
}

/** Deletes a version. Does nothing if it does not exist. */
export async function deleteVersion(userId: string, draft: string, number: number): Promise<void> {
  await deleteItem(table, { userId, id: idOf(draft, number) })
}
