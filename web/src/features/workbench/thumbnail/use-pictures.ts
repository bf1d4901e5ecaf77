import { useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { slotNames, type Thumbnails } from './use-thumbnails.ts'

/** Returns the address of an analysis's thumbnail: the local file while available, else the stored copy. */
export function usePictures(thumbnails: Thumbnails) {
  const [analyzedThumbnails, setAnalyzedThumbnails] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    /** Remembers which thumbnail an analysis used. */
    remember: ({ id }: Analysis, thumbnail: string | undefined) => {
      if (thumbnail) setAnalyzedThumbnails((known) => new Map(known).set(id, thumbnail))
    },
    getUrl: ({ id, thumbnailUrl }: Analysis): string | undefined => {
      const thumbnail = analyzedThumbnails.get(id)
      const slot = slotNames
        .map((name) => thumbnails[name])
        .find(({ checked }) => checked && checked.thumbnail === thumbnail)
      return slot?.url ?? thumbnailUrl
    },
  }
}
