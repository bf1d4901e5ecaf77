import type { Analysis } from '#shared/contract/advice.ts'
import type { DraftPicture, DraftTitle } from '#shared/contract/drafts.ts'
import type { OfferedTitle } from '#shared/prediction/offered.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'

/** The video that is open in the workbench, and functions to change it. It is either typed in this tab or a stored draft. */
export interface OpenVideo {
  readonly title: string
  readonly setTitle: (title: string) => void
  readonly happens: string
  readonly setHappens: (happens: string) => void
  /** The planned length, in seconds. */
  readonly seconds: number | undefined
  readonly setSeconds: (seconds: number | undefined) => void
  /** What the title is judged with: the titles that the creator wrote, and the length. Undefined until the draft is read. */
  readonly judged: JudgedVideo | undefined
  /** The titles of its stored draft. Empty without a draft; undefined until the draft is read. */
  readonly titles: readonly DraftTitle[] | undefined
  /** The compared titles: all titles of the video, including the open one. */
  readonly compared: ComparedTitles
  /** Opens a title that the shown analysis suggested, or the analyzed title. */
  readonly takeOffered: (title: string) => void
  /** Opens one of the video's titles, or one that was compared with them. `base` holds the titles that the creator wrote. */
  readonly takeOneOf: (title: OfferedTitle, base: readonly string[]) => void
}

interface ComparedTitles {
  /** The titles in order. Ranks are relative to the first one. */
  readonly titles: readonly DraftTitle[]
  readonly lead: DraftTitle | undefined
  /** Replaces the compared titles. */
  readonly set: (titles: readonly DraftTitle[]) => void
}

/** The checked thumbnails of the open video, and functions to change them. Stored in this tab or with a draft. */
export interface StoredThumbnails {
  /** The id of the draft that they are stored with. Undefined for an unsaved video. */
  readonly draftId: string | undefined
  /** The thumbnails in order. A thumbnail whose checks are not loaded yet has only its hash. */
  readonly pictures: readonly (Pick<DraftPicture, 'thumbnail'> & Partial<DraftPicture>)[]
  /** The hash of the lead. */
  readonly lead: string | undefined
  readonly setLead: (thumbnail: string) => void
  /** Adds the picture of an uploaded and checked file, and makes it the lead. */
  readonly add: (picture: DraftPicture, file: File) => void
  readonly remove: (thumbnail: string) => void
}

/** The analysis that the workbench shows. */
export interface ShownAnalysis {
  readonly analysis: Analysis | undefined
  readonly isLoading: boolean
  /** Set if the requested analysis could not be read. */
  readonly unread: { readonly isReading: boolean; readonly readAgain: () => void } | undefined
  /** Whether the requested analysis no longer exists. */
  readonly isGone: boolean
}
