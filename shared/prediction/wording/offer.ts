import type { RankTitle } from '../score.ts'
import { chanceOfBetterWording, scoreWording } from './compare.ts'

/** The smallest chance to be the better wording with which a title is offered instead of a draft. */
const minChance = 0.52

/**
 * Whether a title is offered instead of a draft: it ranks no lower, and its wording is probably better. The wording does not
 * count where the model cannot score the draft, and the rank where the draft has none.
 */
export function isWorthOffering(title: string, draft: string, rank: RankTitle): boolean {
  const draftRank = rank(draft)
  if (draftRank !== undefined && (rank(title) ?? Number.NEGATIVE_INFINITY) < draftRank) return false
  return scoreWording(draft).basis !== 'model' || (chanceOfBetterWording(title, draft) ?? 0) >= minChance
}
