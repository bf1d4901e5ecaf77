/*
 * Which videos of a channel are compared: in training, in every measurement, in own history and in the track record.
 */

/** Younger videos, in days, are still finding their viewers. */
export const minAgeDays = 3

/** Videos are of similar age when neither is more than so many times as old as the other. */
export const maxAgeRatio = 1.5
