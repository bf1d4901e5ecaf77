/** A title that could be offered. */
export interface Candidate {
  readonly text: string
  /** The same words as a sentence, where a title has other capitals. */
  readonly sentence?: string | undefined
  /** Whether it adds little to the original, and is offered only where there is nothing else. */
  readonly isPlain: boolean
  /** Whether it has to name what the original is about: `by_itself` if it does, `rather` if it tells enough without, else `always`. */
  readonly topic: 'by_itself' | 'rather' | 'always'
  /** What an editor would rather avoid in its form, in log-odds. */
  readonly cost?: number | undefined
}
