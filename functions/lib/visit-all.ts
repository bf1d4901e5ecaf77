/** A page of items, and the cursor of the next page; undefined on the last page. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | undefined
}

/** The stored cursor at which an interrupted round continues. */
export interface Bookmark {
  readonly read: () => Promise<string | undefined>
  readonly write: (after: string) => Promise<void>
  readonly delete: () => Promise<unknown>
}

/**
 * Visits every item, page by page, while `canContinue` returns true. An interrupted run stores a bookmark: the next run
 * continues there and then starts again from the beginning. So no item is skipped, but some are visited twice, which must
 * do no harm. `pageAfter` takes the `next` of a page or the `cursorOf` an item.
 */
export async function visitAll<T>(
  pageAfter: (after?: string) => Promise<Page<T>>,
  cursorOf: (item: T) => string,
  visit: (item: T) => Promise<void>,
  { bookmark, canContinue }: { readonly bookmark: Bookmark; readonly canContinue: () => boolean },
): Promise<void> {
  const stored = await bookmark.read()
  for (const start of stored === undefined ? [undefined] : [stored, undefined]) {
    let after: string | undefined = start
    do {
      const page: Page<T> = await pageAfter(after)
      for (const item of page.items) {
        if (!canContinue()) return after === undefined ? undefined : bookmark.write(after)
        await visit(item)
        after = cursorOf(item)
      }
      after = page.next
    } while (after !== undefined)
    if (stored !== undefined) await bookmark.delete()
  }
}
