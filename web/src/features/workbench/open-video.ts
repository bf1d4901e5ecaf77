import type { Analysis } from '#shared/contract/advice.ts'
import type { DraftPicture, DraftTitle } from '#shared/contract/drafts.ts'
import type { OfferedTitle } from '#shared/prediction/offered.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'

/** The video that the workbench is open on, and what the creator can change about it. Typed in this tab, or a stored draft. */
export interface OpenVideo {
  readonly title: string
  readonly setTitle: (title: string) => void
  readonly happens: string
  readonly setHappens: (happens: string) => void
  /** The planned length, in seconds. */
  readonly seconds: number | undefined
  readonly setSeconds: (seconds: number | undefined) => void
  /** What the title is judged with; undefined until the video's draft is read. */
  readonly judged: JudgedVideo | undefined
  /** The titles of its stored draft, none without one; undefined until it is read. */
  readonly titles: readonly DraftTitle[] | undefined
  /** Those that are compared: all of the video's, the open one among them. */
  readonly compared: ComparedTitles
  /** Opens a title that was offered with the analysis that is shown, or the analyzed one. */
  readonly takeOffered: (title: string) => void
  /** Opens one of the video's titles, or one that was compared with them. `base` are those that the creator wrote. */
  readonly takeOneOf: (title: OfferedTitle, base: readonly string[]) => void
}

export interface ComparedTitles {
  /** In their order, in which the first is the one that the numbers start from. */
  readonly titles: readonly DraftTitle[]
  readonly lead: DraftTitle | undefined
  /** Replaces them. */
  readonly set: (titles: readonly DraftTitle[]) => void
}

/** The checked thumbnails of the open video, and how they change. Stored in this tab, or with a draft. */
export interface StoredThumbnails {
  /** The id of the draft that they are stored with; undefined for a video that is not kept. */
  readonly video: string | undefined
  /** In order. One whose checks are not read yet has only its hash. */
  readonly pictures: readonly (Pick<DraftPicture, 'thumbnail'> & Partial<DraftPicture>)[]
  /** The hash of the one that the video leads with. */
  readonly lead: string | undefined
  readonly setLead: (thumbnail: string) => void
  /** Adds the picture of a file whose upload and checks are done. The video leads with it. */
  readonly add: (picture: DraftPicture, file: File) => void
  readonly remove: (thumbnail: string) => void
}

/** The analysis that the workbench shows. */
export interface ShownAnalysis {
  readonly analysis: Analysis | undefined
  readonly isLoading: boolean
  /** Whether the one that was asked for no longer exists. */
  readonly isGone: boolean
}
