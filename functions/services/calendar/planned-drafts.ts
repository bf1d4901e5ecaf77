import { listDraftItems, type StoredDraft } from '#functions/store/drafts.ts'
import type { PlannedDate } from '#shared/contract/drafts.ts'

/** A draft that has a planned date. */
export type PlannedDraft = StoredDraft & { readonly planned: PlannedDate }

/** The maximum number of drafts to read: twenty pages. */
const maxRead = 2_000

const isPlanned = (draft: StoredDraft): draft is PlannedDraft => draft.planned !== null

const orderOf = ({ planned: { date, time = '' } }: PlannedDraft) => `${date} ${time}`

/** Returns a user's drafts that are planned on the date `from` or later, earliest first. */
export async function listPlannedDrafts(userId: string, from: string): Promise<PlannedDraft[]> {
  const planned: PlannedDraft[] = []
  let before: string | undefined
  for (let read = 0; read < maxRead; ) {
    const { drafts, next } = await listDraftItems(userId, before)
    planned.push(...drafts.filter(isPlanned).filter(({ planned: { date } }) => date >= from))
    read += drafts.length
    if (next === undefined) break
    before = next
  }
  return planned.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

/** Returns the URL of a draft's screen. */
export const draftUrl = (site: string, id: string): string => `${site}/dashboard/drafts/${id}`
