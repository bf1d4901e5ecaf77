/** A title that could be offered. */
export interface Candidate {
  readonly text: string
  /** Whether it adds little to the draft, and is offered only where there is nothing else. */
  readonly isPlain: boolean
  /** Whether it may lack the topic, and is then offered only where no title with the topic is. */
  readonly needsTopic: boolean
  /** What an editor would rather avoid in its form, in log-odds. */
  readonly cost?: number | undefined
}
