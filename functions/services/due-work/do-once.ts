import { type Page, visitAll } from '#functions/lib/visit-all.ts'
import { jobBookmark, jobMark } from '#functions/store/cache.ts'

interface Once<T> {
  readonly pageAfter: (after?: string) => Promise<Page<T>>
  readonly cursorOf: (item: T) => string
  readonly visit: (item: T) => Promise<unknown>
}

/** The number of items that are visited concurrently. */
const concurrency = 10

/**
 * Backfills a new index from items that an earlier release wrote: visits every item while `canContinue` returns true. The next run
 * continues where this one stopped. Once all items have been visited, it does nothing for 90 days.
 */
export async function doOnce<T>(
  name: string,
  { pageAfter, cursorOf, visit }: Once<T>,
  canContinue: () => boolean,
): Promise<void> {
  const mark = jobMark(name)
  if (await mark.isSet()) return
  // Returns nothing, because `visitAll` would repeat a visit that returns false.
  const visitOne = async (item: T) => {
    await visit(item)
  }
  const round = { bookmark: jobBookmark(name), canContinue, concurrency }
  if (await visitAll(pageAfter, cursorOf, visitOne, round)) await mark.set()
}
