import type { DemoCreator } from './creator.ts'

/** Something that the demo creator does. Repeating it, with `isAgain`, changes nothing. */
export type Step = (creator: DemoCreator) => Promise<void>

/** A step with its time, in milliseconds since 1970. */
export interface TimedStep {
  readonly at: number
  readonly run: Step
}
