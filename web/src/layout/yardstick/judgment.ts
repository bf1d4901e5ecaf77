import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'

/** How a title stands by the yardstick of the screen, or why it has no number. */
export type Judgment =
  | Judged
  /** The title is empty. */
  | { readonly state: 'empty' }
  | NotReady

/** What a yardstick says about a title. */
export type Judged =
  | {
      readonly state: 'judged'
      readonly verdict: Verdict
      /** Whether it ranks a title among titles of another language. */
      readonly isOtherLanguage?: boolean
    }
  /** Nothing can judge this title. */
  | { readonly state: 'unknown'; readonly basis: 'other_language' | 'nothing_known' }

/**
 * Why no title has a number. `loading`: for a moment. `fetching`: the channel's videos are being fetched from YouTube.
 * `unavailable`: they cannot be. `failed`: the models cannot be downloaded.
 */
export interface NotReady {
  readonly state: 'loading' | 'fetching' | 'unavailable' | 'failed'
}

/** Judges a title, which is not empty, as one of a video. Takes less than a millisecond. */
export type Judge = (title: string, video: JudgedVideo) => Judged
