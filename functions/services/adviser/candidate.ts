/** A title that could be offered. */
export interface Candidate {
  readonly text: string
  /** The same words in sentence case, if the title's capitals differ. */
  readonly sentence?: string | undefined
  /** Whether it adds little to the original, so that it is offered only if there is nothing else. */
  readonly isPlain: boolean
  /**
   * Whether it has to name the topic of the original: `by_itself` if it already does, `rather` if it makes sense without it, else
   * `always`.
   */
  readonly topic: 'by_itself' | 'rather' | 'always'
  /** The penalty for an awkward form, in log-odds. */
  readonly cost?: number | undefined
}
