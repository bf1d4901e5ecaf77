/*
 * The rules for which videos of a channel are compared, in training, evaluation, own history and the track record.
 */

/** Videos must be at least this many days old, because the views of younger ones still change too much. */
export const minAgeDays = 3

/** Videos are of similar age if neither is more than this many times as old as the other. */
export const maxAgeRatio = 1.5
