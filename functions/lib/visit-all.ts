/** A page of what a job goes through, and where the next one begins; undefined after the last. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | undefined
}

/** Where a round was broken off, kept for the next run. */
export interface Bookmark {
  readonly read: () => Promise<string | undefined>
  readonly write: (after: string) => Promise<void>
  readonly delete: () => Promise<unknown>
}

/**
 * Visits everything there is, page by page, for as long as `goOn` says. A run that is broken off leaves a bookmark: the
 * next one goes on there and, having reached the end, with the beginning. So somebody may be visited twice, which must
 * do no harm, and nobody is left out. `pageAfter` takes where a page ended, or the `keyOf` an item.
 */
export async function visitAll<T>(
  pageAfter: (after?: string) => Promise<Page<T>>,
  keyOf: (item: T) => string,
  visit: (item: T) => Promise<void>,
  { bookmark, goOn }: { readonly bookmark: Bookmark; readonly goOn: () => boolean },
): Promise<void> {
  const left = await bookmark.read()
  for (const start of left === undefined ? [undefined] : [left, undefined]) {
    let after: string | undefined = start
    do {
      const page: Page<T> = await pageAfter(after)
      for (const item of page.items) {
        if (!goOn()) return after === undefined ? undefined : bookmark.write(after)
        await visit(item)
        after = keyOf(item)
      }
      after = page.next
    } while (after !== undefined)
    if (left !== undefined) await bookmark.delete()
  }
}
