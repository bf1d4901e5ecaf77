import type { Draft, DraftContent, DraftTitle } from '#shared/contract/drafts.ts'
import type { Changes } from './autosave.ts'

/** Returns only the fields that versions contain. */
export const toContent = ({ name, titles, thumbnails, lead, notes }: DraftContent): DraftContent => ({
  name,
  titles,
  thumbnails,
  lead,
  notes,
})

/** Returns the lead title of a draft: the chosen one, or else the first one. */
export const getLeadTitle = ({ titles, lead }: Pick<Draft, 'titles' | 'lead'>): DraftTitle | undefined =>
  titles.find(({ id }) => id === lead.title) ?? titles[0]

/** Returns the lead thumbnail of a draft: the chosen one, or else the first one. */
export const getLeadThumbnail = ({ thumbnails, lead }: Pick<Draft, 'thumbnails' | 'lead'>): string | undefined =>
  thumbnails.find((hash) => hash === lead.thumbnail) ?? thumbnails[0]

const getText = (title: DraftTitle | undefined): string => title?.text.trim() ?? ''

/**
 * Returns the display name of a draft: its working name, or else its lead title or, if that is empty, its
 * first nonempty title. Empty if it has none of these.
 */
export const getDraftName = (draft: Pick<Draft, 'name' | 'titles' | 'lead'>): string =>
  draft.name.trim() || getText(getLeadTitle(draft)) || getText(draft.titles.find((title) => getText(title)))

/** Returns the changes that remove a title. If it was the lead, the next one becomes the lead. */
export function removeTitle({ titles, lead }: Pick<Draft, 'titles' | 'lead'>, id: string): Changes {
  const index = titles.findIndex((title) => title.id === id)
  const remaining = titles.filter((title) => title.id !== id)
  if (lead.title !== id) return { titles: remaining }
  const { title: _, ...others } = lead
  const next = remaining[Math.min(index, remaining.length - 1)]
  return { titles: remaining, lead: next ? { ...others, title: next.id } : others }
}

/** Returns the changes that remove a thumbnail. If it was the lead, the next one becomes the lead. */
export function removeThumbnail({ thumbnails, lead }: Pick<Draft, 'thumbnails' | 'lead'>, hash: string): Changes {
  const index = thumbnails.indexOf(hash)
  const remaining = thumbnails.filter((thumbnail) => thumbnail !== hash)
  if (lead.thumbnail !== hash) return { thumbnails: remaining }
  const { thumbnail: _, ...others } = lead
  const next = remaining[Math.min(index, remaining.length - 1)]
  return { thumbnails: remaining, lead: next ? { ...others, thumbnail: next } : others }
}
