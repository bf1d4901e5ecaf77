import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'

/** The verdict on a title by the screen's yardstick, or why there is none. */
export type Judgment =
  | Judged
  /** The title is empty. */
  | { readonly state: 'empty' }
  | NotReady

/** A yardstick's result for a title. */
export type Judged =
  | {
      readonly state: 'judged'
      readonly verdict: Verdict
      /** Whether the title is ranked among titles in another language. */
      readonly isOtherLanguage?: boolean
    }
  /** No yardstick can judge this title. */
  | { readonly state: 'unknown'; readonly basis: 'other_language' | 'nothing_known' }

/**
 * Why titles have no rank. `loading`: the models are loading. `fetching`: the channel's videos are being fetched from YouTube.
 * `unavailable`: they cannot be fetched. `failed`: the models cannot be downloaded.
 */
export interface NotReady {
  readonly state: 'loading' | 'fetching' | 'unavailable' | 'failed'
}

/** Judges a nonempty title of a video. Takes less than a millisecond. */
export type Judge = (title: string, video: JudgedVideo) => Judged
