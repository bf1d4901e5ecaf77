import evaluation from '#shared/prediction/evaluation.generated.json'

const { channels, titleOnly } = evaluation.heldOut

/** The title model's accuracy on held-out channels, as shares from 0 to 1. */
export const measured = { channels, all: titleOnly.all.accuracy, twice: titleOnly.x2.accuracy }
