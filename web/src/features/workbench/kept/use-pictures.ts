import { useEffect, useState } from 'react'
import type { DraftPicture } from '#shared/contract/drafts.ts'

/** A picture's URL is used this long, although every response has a new one, so that it is not downloaded again. */
const maxAgeMs = 2 * 60_000

interface KnownPicture extends DraftPicture {
  readonly at: number
}

/** Returns the pictures of a draft by their hash, and a function that adds one that was just uploaded. */
export function usePictures(pictures: readonly DraftPicture[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownPicture>>(new Map())
  useEffect(() => {
    const at = Date.now()
    setKnown((current) => {
      const fresh = pictures.filter(({ thumbnail }) => (current.get(thumbnail)?.at ?? 0) < at - maxAgeMs)
      if (fresh.length === 0) return current
      return new Map([...current, ...fresh.map((picture) => [picture.thumbnail, { ...picture, at }] as const)])
    })
  }, [pictures])
  const add = (picture: DraftPicture) =>
    setKnown((current) => new Map(current).set(picture.thumbnail, { ...picture, at: Date.now() }))
  return { pictures: known, add }
}
export type Pictures = ReadonlyMap<string, DraftPicture>
