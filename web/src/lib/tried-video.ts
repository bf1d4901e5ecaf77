import type { DraftTitle } from '#shared/contract/drafts.ts'

/** The video that a creator tries in this tab, and does not keep. */
export interface TriedVideo {
  readonly title: string
  /** Absent for a title that the creator wrote for a video of its own. */
  readonly taken?: TakenTitle | undefined
  /** The planned length, in seconds. */
  readonly seconds?: number | undefined
  /** What happens in the video; absent until the creator says it here. */
  readonly happens?: string | undefined
  /** Another title for the same video, which a visitor typed to compare with. */
  readonly other?: string | undefined
  /** The titles that are compared, once the creator has edited them; `open` is the id of the one in the field. */
  readonly compared?: { readonly titles: readonly DraftTitle[]; readonly open: string } | undefined
  /** The id of the analysis that the title comes from. */
  readonly analysis?: string | undefined
  /** The id of the stored draft of the video. */
  readonly draft?: string | undefined
  /** The id of the user; absent for a visitor's. */
  readonly user?: string | undefined
}

/** A title that the creator took from a list of titles for one video. */
export interface TakenTitle {
  /** As it was taken. */
  readonly text: string
  /** The title that the creator had written when we offered this one; absent if it is their own. */
  readonly offeredFor?: string | undefined
  /** The titles that the creator had written for the video. */
  readonly base: readonly string[]
}

/** The key in the storage of the tab, by an earlier name. */
export const triedVideoKey = 'viewcraft.draft'

/**
 * Stores the video, which `read-tried-video.ts` reads. Does nothing where the storage is full. Separate, because the prerendered pages
 * load no schema library.
 */
export function saveTriedVideo(storage: Storage, video: TriedVideo): void {
  try {
    storage.setItem(triedVideoKey, JSON.stringify(video))
  } catch {
    // The video stays on screen; only a reload would lose it.
  }
}
