/**
 * Removes the items of a list after a head that `announces` matches: in "3 mistakes: cream, a hot pan", "cream" alone would mean the
 * opposite. Keeps items for which `isTold` returns true: those that tell what somebody did are true by themselves.
 */
export const removeListItems = (line: string, announces: RegExp, isTold: (item: string) => boolean): string =>
  line.replace(/([^.!?;:\n]+?)\s?:\s+([^.!?;:\n]+)/g, (whole, head: string, list: string) => {
    const items = list.split(/,\s+/)
    return announces.test(head) ? [head, ...items.filter((item) => isTold(item.trim()))].join('; ') : whole
  })
