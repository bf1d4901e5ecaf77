import { chanceOfBetterWording, scoreWording } from './compare.ts'

/** The smallest chance to be the better wording with which a title is offered instead of a draft. */
const minChance = 0.52

/**
 * Whether a title is offered instead of a draft: its wording is probably better. Any title is where the model cannot score the
 * draft.
 */
export const isWorthOffering = (title: string, draft: string): boolean =>
  scoreWording(draft).basis !== 'model' || (chanceOfBetterWording(title, draft) ?? 0) >= minChance
