/**
 * Leaves out the items of a list that a number of things or mistakes announces: "3 mistakes: cream, a hot pan" says that cream is wrong,
 * and "cream" alone would say the contrary. Items that tell what somebody did are kept, since they are true by themselves.
 */
export const withoutItems = (line: string, announces: RegExp, isTold: (item: string) => boolean): string =>
  line.replace(/([^.!?;:\n]+?)\s?:\s+([^.!?;:\n]+)/g, (whole, head: string, list: string) => {
    const items = list.split(/,\s+/)
    return announces.test(head) ? [head, ...items.filter((item) => isTold(item.trim()))].join('; ') : whole
  })
