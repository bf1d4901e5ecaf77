/** One of the creator's own titles, with its views as a multiple of the channel's usual if we may calculate it. */
export interface OwnTitle {
  readonly title: string
  readonly times?: number | undefined
}

/** What the AI provider gets about a title, in addition to what the creator said about the video. */
export interface TitleEvidence {
  /** The creator's most and least successful titles, the most extreme first. */
  readonly best: readonly OwnTitle[]
  readonly worst: readonly OwnTitle[]
  /** Structures of titles that did well, with names of blanks in square brackets. */
  readonly frames: readonly string[]
  /** What our measurements advise for the title. */
  readonly steps: readonly string[]
  /** The verdict on the title in words; empty if there is none. */
  readonly verdict: string
}
