/**
 * The resolution at which levels are compared. Levels are below 3, so even with the positions of a million results the keys are below
 * 2 ** 53.
 */
const levelSteps = 2 ** 30

/** The normal quantile for the one-sided 95% bound of the correlation, and the maximum correlation. */
const boundQuantile = 1.645
const maxCorrelation = 0.9

/**
 * Returns an upper bound of the correlation between the results of consecutive videos, at least 0. The estimate is corrected for its
 * bias, (1 + 3r) / n (F. H. C. Marriott and J. A. Pope, "Bias in the estimation of autocorrelations", Biometrika 41, 1954); its variance
 * is (1 - r²) / n.
 */
function boundCorrelation(results: readonly number[]): number {
  const size = results.length
  const mean = results.reduce((sum, result) => sum + result, 0) / size
  const deviations = results.map((result) => result - mean)
  const variance = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0)
  if (variance === 0) return 0
  const lagged = deviations.reduce((sum, deviation, at) => sum + deviation * (deviations[at + 1] ?? 0), 0) / variance
  const estimate = lagged + (1 + 3 * Math.max(0, lagged)) / size
  const bound = estimate + boundQuantile * Math.sqrt((1 - Math.min(maxCorrelation, estimate) ** 2) / size)
  return Math.min(maxCorrelation, Math.max(0, bound))
}

/**
 * Returns a function that reassigns the results to videos at random, as if titles had no influence, and returns positions in `results`,
 * which are in the order of publication. The results are ordered like the ranks of a random series whose neighbors correlate like theirs.
 * So the results keep their values, and good and bad months persist regardless of titles. Swapping single videos or whole runs would
 * break these months up and credit a series of videos with a good month (surrogate data: J. Theiler et al., "Testing for nonlinearity in
 * time series", Physica D 58, 1992).
 */
export function createRedraw(results: readonly number[]): (random: () => number) => readonly number[] {
  const correlation = boundCorrelation(results)
  const ofOwn = Math.sqrt(1 - correlation ** 2)
  const byResult = results.map((_, index) => index).sort((a, b) => (results[a] ?? 0) - (results[b] ?? 0))
  const size = results.length
  const keys = new Float64Array(size)
  return (random) => {
    // Only ranks count, so uniform numbers suffice. They are several times faster to draw than normal ones.
    let level = random() - 0.5
    for (let index = 0; index < size; index++) {
      level = correlation * level + ofOwn * (random() - 0.5)
      // Combines the level and the position in one number, because sorting numbers is several times faster than sorting with a comparison
      // function.
      keys[index] = Math.floor(level * levelSteps) * size + index
    }
    keys.sort()
    const order = new Array<number>(size)
    for (let rank = 0; rank < size; rank++) {
      const key = keys[rank] ?? 0
      order[key - Math.floor(key / size) * size] = byResult[rank] ?? 0
    }
    return order
  }
}
