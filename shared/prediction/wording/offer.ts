import type { RankTitle } from '../score.ts'
import { chanceOfBetterWording, scoreWording } from './compare.ts'

/** The smallest chance to be the better wording with which a title is offered instead of a draft. */
const minChance = 0.52

/** Whether a title ranks no lower than a draft. Where the draft has no rank, nothing can fall. */
export function keepsRank(title: string, draft: string, rank: RankTitle): boolean {
  const draftRank = rank(draft)
  return draftRank === undefined || (rank(title) ?? Number.NEGATIVE_INFINITY) >= draftRank
}

/**
 * Whether a title is offered instead of a draft: it ranks no lower, and its wording is probably better. The wording does not
 * count where the model cannot score the draft.
 */
export const isWorthOffering = (title: string, draft: string, rank: RankTitle): boolean =>
  keepsRank(title, draft, rank) &&
  (scoreWording(draft).basis !== 'model' || (chanceOfBetterWording(title, draft) ?? 0) >= minChance)
