import type { RankTitle } from './score.ts'

/** Whether a title ranks no lower than a draft. Where the draft has no rank, nothing can fall. */
export function keepsRank(title: string, draft: string, rank: RankTitle): boolean {
  const draftRank = rank(draft)
  return draftRank === undefined || (rank(title) ?? Number.NEGATIVE_INFINITY) >= draftRank
}
