import { useEffect, useState } from 'react'
import type { Draft, DraftPicture } from '#shared/contract/drafts.ts'
import type { StoredThumbnails } from '../open-video.ts'
import type { Changes } from './autosave.ts'
import type { Autosaver } from './autosaver.ts'
import { getLeadThumbnail, removeThumbnail } from './content.ts'

/** How long a picture's URL is reused, although every response has a new one, to avoid downloading it again. */
const maxAgeMs = 2 * 60_000

interface KnownPicture extends DraftPicture {
  readonly at: number
}

/** Returns a draft's thumbnails for the workbench, and all pictures of the draft and its versions by their hash. */
export function usePictures(autosaver: Autosaver) {
  const { draft } = autosaver.view()
  const { pictures } = draft
  const [knownPictures, setKnownPictures] = useState<ReadonlyMap<string, KnownPicture>>(new Map())
  useEffect(() => {
    const now = Date.now()
    setKnownPictures((current) => {
      const fresh = pictures.filter(({ thumbnail }) => (current.get(thumbnail)?.at ?? 0) < now - maxAgeMs)
      if (fresh.length === 0) return current
      return new Map([...current, ...fresh.map((picture) => [picture.thumbnail, { ...picture, at: now }] as const)])
    })
  }, [pictures])
  const edit = (change: (draft: Draft) => Changes) => autosaver.edit(change(autosaver.view().draft))
  const stored: StoredThumbnails = {
    draftId: draft.id,
    pictures: draft.thumbnails.map((thumbnail) => knownPictures.get(thumbnail) ?? { thumbnail }),
    lead: getLeadThumbnail(draft),
    setLead: (thumbnail) => edit(({ lead }) => ({ lead: { ...lead, thumbnail } })),
    add: (picture) => {
      const { thumbnail } = picture
      setKnownPictures((current) => new Map(current).set(thumbnail, { ...picture, at: Date.now() }))
      edit(({ thumbnails, lead }) => ({
        thumbnails: [...thumbnails, thumbnail],
        lead: { ...lead, thumbnail },
      }))
    },
    remove: (thumbnail) => edit((draft) => removeThumbnail(draft, thumbnail)),
  }
  return { pictures: knownPictures, stored }
}

export type Pictures = ReadonlyMap<string, DraftPicture>
