import evaluation from '#shared/prediction/evaluation.generated.json'

const { channels, titleOnly } = evaluation.heldOut

/** How often the title model was right on channels it never saw: shares from 0 to 1, as measured when it was trained. */
export const measured = { channels, all: titleOnly.all.accuracy, twice: titleOnly.x2.accuracy }
