import { median } from '#shared/median.ts'
import { factorize, solve } from './cholesky.ts'
import { computeSimilarities, indexTitles, type TitleIndex } from './similarity.ts'

/** A title as the Gaussian process compares it. */
export interface ProcessTitle {
  /** Its distinct runs of characters: see `extractCharacterNgrams`. */
  readonly characters: readonly string[]
  /** Its form: the standardized values of the title model's columns. */
  readonly form: ArrayLike<number>
  /** The natural logarithm of the video's length in seconds; undefined if unknown. */
  readonly length?: number | undefined
}

/**
 * A Gaussian process over a channel's titles: it predicts a title's result from the results of all past titles, weighted by similarity.
 * Past titles that are similar to each other share their weight.
 */
export interface GaussianProcess {
  readonly titles: TitleIndex
  /** The mean form of the past titles. */
  readonly center: Float64Array
  /** Each past title's form minus the mean, concatenated. */
  readonly forms: Float64Array
  /** The length of each past video, as in {@link ProcessTitle}. Empty if none is known. */
  readonly lengths: Float64Array
  /** The median of the known lengths, which replaces unknown ones; 0 if none is known. */
  readonly usualLength: number
  /** Each past video's result minus the mean result. */
  readonly residuals: Float64Array
  /** The lower triangle, row by row, of the Cholesky factor of the covariance of the past results. */
  readonly factor: Float64Array
}

/** The weight of the form in the similarity of two titles; characters weigh 1. */
const formShare = 0.3

/** The weight of video lengths in the similarity, chosen by cross-validation. */
const lengthShare = 0.5
const lengthSpread = 0.5

/** The variance of a result that its title does not explain. The variance of the explained part is about 1. */
const noise = 1

/** Fits the process to past titles and their results. Takes cubic time: about 10 milliseconds for 200 titles. */
export function fitGaussianProcess(past: readonly ProcessTitle[], results: readonly number[]): GaussianProcess {
  const size = past.length
  const columns = past[0]?.form.length ?? 0
  const center = new Float64Array(columns)
  for (const { form } of past)
    for (let column = 0; column < columns; column++) (center[column] as number) += (form[column] as number) / size
  const forms = new Float64Array(size * columns)
  for (const [title, { form }] of past.entries()) forms.set(subtract(form, center), title * columns)
  const known = past.flatMap(({ length }) => length ?? [])
  const usualLength = known.length > 0 ? median(known) : 0
  const mean = results.reduce((sum, result) => sum + result, 0) / Math.max(1, size)
  const process = {
    titles: indexTitles(past.map(({ characters }) => characters)),
    center,
    forms,
    lengths: Float64Array.from(known.length > 0 ? past : [], ({ length = usualLength }) => length),
    usualLength,
    residuals: Float64Array.from(results, (result) => result - mean),
  }
  const factor = new Float64Array(size * size)
  for (const [row, title] of past.entries()) {
    factor.set(computeCovariances(process, title, row + 1), row * size)
    ;(factor[row * size + row] as number) += noise
  }
  factorize(factor, size)
  return { ...process, factor }
}

function subtract(values: ArrayLike<number>, center: Float64Array): Float64Array {
  return center.map((mean, column) => (values[column] as number) - mean)
}

/** Returns the covariance of a title's result with that of each of the first `count` past titles. */
function computeCovariances(
  { titles, center, forms, lengths, usualLength, residuals }: Omit<GaussianProcess, 'factor'>,
  { characters, form, length = usualLength }: ProcessTitle,
  count = residuals.length,
): Float64Array {
  const covariances = computeSimilarities(titles, characters).subarray(0, count)
  const centered = subtract(form, center)
  const columns = centered.length
  for (let title = 0; title < count; title++) {
    let product = 0
    for (let column = 0; column < columns; column++)
      product += (centered[column] as number) * (forms[title * columns + column] as number)
    ;(covariances[title] as number) += (formShare * product) / columns
    if (lengths.length > 0) (covariances[title] as number) += compareLengths(length, lengths[title] as number)
  }
  return covariances
}

/** Returns the contribution of two videos' lengths to the covariance of their results. */
const compareLengths = (a: number, b: number): number =>
  lengthShare * Math.exp(-((a - b) ** 2) / (2 * lengthSpread ** 2))

/** Returns each past video's contribution to the predicted result of a title: its weight times its result minus the mean. */
export function computeProcessEffects(process: GaussianProcess, title: ProcessTitle): Float64Array {
  const effects = computeCovariances(process, title)
  solve(process.factor, effects)
  for (let index = 0; index < effects.length; index++) (effects[index] as number) *= process.residuals[index] as number
  return effects
}

/**
 * Returns the weights of the past results, row by row, in the prediction of each past title from the others alone, against
 * their mean, without fitting the process anew for each (Rasmussen and Williams 2006, equation 5.12). A title's own result
 * has the weight 0.
 */
export function computeWeightsOfOthers({ factor, residuals }: GaussianProcess): Float64Array {
  const size = residuals.length
  const weights = new Float64Array(size * size)
  for (let title = 0; title < size; title++) {
    // The title's column of the inverse covariance, which is also its row.
    const row = weights.subarray(title * size, (title + 1) * size)
    row[title] = 1
    solve(factor, row, title)
    const precision = row[title] as number
    const predictedFromOnes = 1 - row.reduce((sum, value) => sum + value, 0) / precision
    for (let other = 0; other < size; other++) row[other] = -(row[other] as number) / precision
    // Without this result, the mean is lower by a share of it, so the other residuals are higher.
    row[title] = predictedFromOnes / (size - 1)
    // From weights of residuals to weights of results.
    const mean = row.reduce((sum, value) => sum + value, 0) / size
    for (let other = 0; other < size; other++) (row[other] as number) -= mean
    row[title] = 0
  }
  return weights
}
