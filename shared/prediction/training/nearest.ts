import { dayMs } from '#shared/duration.ts'
import { multiplesOf } from '#shared/outliers/multiples.ts'
import type { Upload } from './uploads.ts'

/**
 * The number of videos on either side to compare with. `multiplesOf` uses at most 20 videos of the same format, which such a window
 * nearly always contains.
 */
const windowSize = 40

/** The length of all videos if a file has no lengths, so that they have the same format. */
const unknownSeconds = 600

/**
 * Returns the natural logarithm of each video's multiple of its channel's usual, as the product shows it; undefined if too few videos are
 * comparable. `multiplesOf` takes quadratic time, so each video is compared with those nearest in age.
 */
export function compareWithNearest(uploads: readonly Upload[]): (number | undefined)[] {
  const byAge = uploads.map((upload, place) => ({ upload, place })).sort((a, b) => a.upload.ageDays - b.upload.ageDays)
  const results = new Array<number | undefined>(uploads.length)
  for (let start = 0; start < byAge.length; start += windowSize) {
    const from = Math.max(0, start - windowSize)
    const window = byAge.slice(from, start + 2 * windowSize)
    const multiples = multiplesOf(window.map(({ upload }) => toCounted(upload)))
    for (const [index, multiple] of multiples.entries()) {
      const place = byAge[from + index]?.place
      if (from + index >= start && from + index < start + windowSize && place !== undefined && multiple)
        results[place] = Math.log(multiple.multiple)
    }
  }
  return results
}

const toCounted = ({ id, publishedOn, observedOn, seconds = unknownSeconds, views }: Upload) => ({
  id,
  publishedAt: new Date(publishedOn * dayMs).toISOString(),
  seconds,
  views,
  viewsAt: new Date(observedOn * dayMs).toISOString(),
})
