import { type Page, visitAll } from '#functions/lib/visit-all.ts'
import { jobBookmark, jobMark } from '#functions/store/cache.ts'

interface Once<T> {
  readonly pageAfter: (after?: string) => Promise<Page<T>>
  readonly cursorOf: (item: T) => string
  readonly visit: (item: T) => Promise<unknown>
}

/** How many items are visited at once. */
const atOnce = 10

/**
 * Visits every item once, for as long as `canContinue` returns true; the next run continues where this one stops. Once all were visited,
 * it does nothing for 90 days. It adds what an earlier release wrote to a new index.
 */
export async function doOnce<T>(
  name: string,
  { pageAfter, cursorOf, visit }: Once<T>,
  canContinue: () => boolean,
): Promise<void> {
  const mark = jobMark(name)
  if (await mark.isSet()) return
  const visitOne = async (item: T) => {
    await visit(item)
  }
  const round = { bookmark: jobBookmark(name), canContinue, atOnce }
  if (await visitAll(pageAfter, cursorOf, visitOne, round)) await mark.set()
}
