import type { DemoCreator } from './creator.ts'

/** An action of the demo creator. Repeating it with `isRetry` has no effect. */
export type Step = (creator: DemoCreator) => Promise<void>

/** A step with its time, in milliseconds since 1970. */
export interface TimedStep {
  readonly at: number
  readonly run: Step
}
