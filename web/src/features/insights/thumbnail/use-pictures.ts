import { useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { slotNames, type Thumbnails } from './use-thumbnails.ts'

/** Where an analysis' thumbnail is to be seen: the file itself while it is on this page, else the small copy that is kept. */
export function usePictures(thumbnails: Thumbnails) {
  const [analysed, setAnalysed] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    /** Keeps in mind which thumbnail an analysis was made of. */
    remember: ({ id }: Analysis, thumbnail: string | undefined) => {
      if (thumbnail) setAnalysed((known) => new Map(known).set(id, thumbnail))
    },
    of: ({ id, thumbnailUrl }: Analysis): string | undefined => {
      const thumbnail = analysed.get(id)
      const slot = slotNames
        .map((name) => thumbnails[name])
        .find(({ checked }) => checked && checked.thumbnail === thumbnail)
      return slot?.url ?? thumbnailUrl
    },
  }
}
