/** A page of items. `next` is the cursor of the next page, undefined on the last one. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | undefined
}

/** The stored cursor from which an interrupted round continues. */
export interface Bookmark {
  readonly read: () => Promise<string | undefined>
  readonly write: (after: string) => Promise<void>
  readonly delete: () => Promise<unknown>
}

interface Round {
  readonly bookmark: Bookmark
  readonly canContinue: () => boolean
  /** How many items of a page are visited concurrently. Defaults to 1. */
  readonly concurrency?: number
}

/**
 * Visits every item, page by page, while `canContinue` returns true. An interrupted run stores a bookmark: the next run continues there
 * and then starts again from the beginning. So no item is skipped, but some may be visited twice: visits must be idempotent. A visit that
 * runs out of time itself returns false: the next run repeats it. `pageAfter` takes the `next` of a page or the `cursorOf` an item.
 * Returns whether every item was visited.
 */
export async function visitAll<T>(
  pageAfter: (after?: string) => Promise<Page<T>>,
  cursorOf: (item: T) => string,
  visit: (item: T) => Promise<unknown>,
  { bookmark, canContinue, concurrency = 1 }: Round,
): Promise<boolean> {
  const stored = await bookmark.read()
  const stopAt = async (after: string | undefined): Promise<false> => {
    if (after !== undefined) await bookmark.write(after)
    return false
  }
  for (const start of stored === undefined ? [undefined] : [stored, undefined]) {
    let after: string | undefined = start
    do {
      const page: Page<T> = await pageAfter(after)
      for (let from = 0; from < page.items.length; from += concurrency) {
        const items = page.items.slice(from, from + concurrency)
        const isDone = canContinue() && !(await Promise.all(items.map(visit))).includes(false)
        if (!isDone) return stopAt(after)
        after = items.map(cursorOf).at(-1)
      }
      after = page.next
      // Pages of a filtered scan may be empty, one after the other.
      if (after !== undefined && page.items.length === 0 && !canContinue()) return stopAt(after)
    } while (after !== undefined)
    if (start !== undefined) await bookmark.delete()
  }
  return true
}
