import evaluation from '#shared/prediction/evaluation.generated.json'
import wording from '#shared/prediction/wording/evaluation.generated.json'

const { heldOut, crossValidated } = evaluation

/** The accuracy of scores: the share of pairs of videos whose higher-scored title had more views. */
export const listAccuracy = [
  { name: 'all', figure: heldOut.titleOnly.all, channels: heldOut.channels },
  { name: 'twice', figure: heldOut.titleOnly.x2, channels: heldOut.channels },
  { name: 'cross', figure: crossValidated.titleOnly.all, channels: crossValidated.channels },
] as const
/** The accuracy of comparisons, which responses carry too. */
export const wordingAccuracy = wording.heldOut.significant
/** The training data of the model. */
export const { learnedFrom, measuredOn } = evaluation
