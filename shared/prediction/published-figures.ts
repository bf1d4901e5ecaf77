/*
 * Every figure about the accuracy of our models that the product shows outside `/accuracy`. They are cross-validated: each channel, or
 * each headline test, was judged by a model that was trained without it. Training writes these figures.
 */
import { measuredOn as day, ownHistory, titleOnly, learnedFrom as trainingVideos } from './published.generated.json'
import { headlines, learnedFrom as trainingTests } from './wording/published.generated.json'

/** The videos and channels that the title model learned from. */
export const titleTraining = trainingVideos
/** The headline tests that the wording model learned from. */
export const headlineTraining = trainingTests
/** The date of the measurement, if `npm run train` was given one. */
export const measuredOn: string | null = day

/**
 * The accuracy of title scores on English channels: the share of pairs of videos of one channel in which the title that
 * scores higher had more views.
 */
export const titleAccuracy = titleOnly
/** The accuracy with the channel's own history, on pairs whose channel has at least five earlier videos. */
export const ownHistoryAccuracy = ownHistory
/**
 * The accuracy of comparisons of wordings, on randomized tests: the share of significant pairs of headlines in which the
 * better one got the higher chance, and how often the best headline of a test was named, by the model and by guessing.
 */
export const headlineAccuracy = headlines
