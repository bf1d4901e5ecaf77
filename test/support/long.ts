import { test } from 'vitest'

/** A test that only `npm run test:all` runs: it is slow, and a quick test in its file covers what matters most. */
export const longTest: ReturnType<typeof test.runIf> = test.runIf(process.env.LONG)

/** Returns how often a property is checked: `quick` times, or `all` times in `npm run test:all`. */
export const runsOf = (quick: number, all: number): number => (process.env.LONG ? all : quick)

/** Returns the cases of a test: the first `quick`, or all in `npm run test:all`. */
export const casesOf = <T>(quick: number, all: readonly T[]): readonly T[] =>
  process.env.LONG ? all : all.slice(0, quick)
