import type { DraftTitle } from '#shared/contract/drafts.ts'

/** The video that a creator tries in this tab without saving it. */
export interface TriedVideo {
  readonly title: string
  /** Absent if the creator wrote the title for a new video. */
  readonly taken?: TakenTitle | undefined
  /** The planned length, in seconds; null for none. Absent until the creator enters it here. */
  readonly seconds?: number | null | undefined
  /** What happens in the video. Absent until the creator enters it here. */
  readonly happens?: string | undefined
  /** Another title for the same video, which a visitor typed to compare with. */
  readonly other?: string | undefined
  /** The compared titles, once the creator has edited them. `open` is the id of the title in the field. */
  readonly compared?: { readonly titles: readonly DraftTitle[]; readonly open: string } | undefined
  /** The id of the analysis that the title comes from. */
  readonly analysis?: string | undefined
  /** The id of the stored draft of the video. */
  readonly draft?: string | undefined
  /** The id of the user. Absent for a visitor. */
  readonly user?: string | undefined
}

/** A title that the creator chose from a list of titles for a video. */
export interface TakenTitle {
  /** The title as it was chosen. */
  readonly text: string
  /** The creator's title at the time we suggested this one. Absent if this title is the creator's own. */
  readonly offeredFor?: string | undefined
  /** The titles that the creator had written for the video. */
  readonly base: readonly string[]
}

/** The session storage key. The name dates from an earlier version. */
export const triedVideoKey = 'viewcraft.draft'

/**
 * Stores the video, which `read-tried-video.ts` reads. Does nothing if the storage is full. It is in a separate module because prerendered
 * pages do not load zod.
 */
export function saveTriedVideo(storage: Storage, video: TriedVideo): void {
  try {
    storage.setItem(triedVideoKey, JSON.stringify(video))
  } catch {
    // The video stays on screen; only a reload would lose it.
  }
}
