import type { DraftContent } from '#shared/contract/drafts.ts'
import { isEqual } from './autosave.ts'

/** A difference between two contents. */
interface VersionChange {
  readonly kind:
    | 'titlesAdded'
    | 'titlesRemoved'
    | 'titlesChanged'
    | 'thumbnailsAdded'
    | 'thumbnailsRemoved'
    | 'order'
    | 'lead'
    | 'name'
    | 'notes'
  /** The number of changed titles or thumbnails; 1 for the other kinds. */
  readonly n: number
}

const emptyContent: DraftContent = { name: '', titles: [], thumbnails: [], lead: {}, notes: '' }

/** Returns what changed from an earlier content, by default from an empty draft. */
export function compareContents(content: DraftContent, earlier: DraftContent = emptyContent): readonly VersionChange[] {
  const earlierTitles = new Map(earlier.titles.map(({ id, text }) => [id, text]))
  const currentTitles = new Map(content.titles.map(({ id, text }) => [id, text]))
  const count = (kind: VersionChange['kind'], n: number) => (n > 0 ? [{ kind, n }] : [])
  const listCommon = (ids: Iterable<string>, others: { has: (id: string) => boolean }) =>
    [...ids].filter((id) => others.has(id))
  const isReordered =
    !isEqual(listCommon(earlierTitles.keys(), currentTitles), listCommon(currentTitles.keys(), earlierTitles)) ||
    !isEqual(
      listCommon(earlier.thumbnails, new Set(content.thumbnails)),
      listCommon(content.thumbnails, new Set(earlier.thumbnails)),
    )
  const isLeadChanged = !isEqual(earlier.lead, content.lead)
  return [
    ...count('titlesAdded', [...currentTitles.keys()].filter((id) => !earlierTitles.has(id)).length),
    ...count('titlesRemoved', [...earlierTitles.keys()].filter((id) => !currentTitles.has(id)).length),
    ...count(
      'titlesChanged',
      [...currentTitles].filter(([id, text]) => earlierTitles.has(id) && earlierTitles.get(id) !== text).length,
    ),
    ...count('thumbnailsAdded', content.thumbnails.filter((hash) => !earlier.thumbnails.includes(hash)).length),
    ...count('thumbnailsRemoved', earlier.thumbnails.filter((hash) => !content.thumbnails.includes(hash)).length),
    ...count('order', Number(isReordered)),
    ...count('lead', Number(isLeadChanged && (earlier.titles.length > 0 || earlier.thumbnails.length > 0))),
    ...count('name', Number(earlier.name !== content.name)),
    ...count('notes', Number(earlier.notes !== content.notes)),
  ]
}
