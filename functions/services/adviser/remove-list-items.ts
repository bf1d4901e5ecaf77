/**
 * Removes the items of an announced list: in "3 mistakes: cream, a hot pan", "cream" alone would mean the opposite. Keeps items that tell
 * what somebody did, since they are true by themselves.
 */
export const withoutItems = (line: string, announces: RegExp, isTold: (item: string) => boolean): string =>
  line.replace(/([^.!?;:\n]+?)\s?:\s+([^.!?;:\n]+)/g, (whole, head: string, list: string) => {
    const items = list.split(/,\s+/)
    return announces.test(head) ? [head, ...items.filter((item) => isTold(item.trim()))].join('; ') : whole
  })
