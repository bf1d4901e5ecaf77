import { keepsRank } from '../keeps-rank.ts'
import type { RankTitle } from '../score.ts'
import { chanceOfBetterWording, scoreWording } from './compare.ts'

/** The smallest chance to be the better wording with which a title is offered instead of a draft. */
const minChance = 0.52

/**
 * Whether a title is offered instead of a draft: it ranks no lower, and its wording is probably better. The wording does not
 * count where the model cannot score the draft.
 */
export const isWorthOffering = (title: string, draft: string, rank: RankTitle): boolean =>
  keepsRank(title, draft, rank) &&
  (scoreWording(draft).basis !== 'model' || (chanceOfBetterWording(title, draft) ?? 0) >= minChance)
