import { test } from 'vitest'

/** A test that only `npm run test:all` runs: it is slow, and a quick one of its file holds what matters most. */
export const longTest: ReturnType<typeof test.runIf> = test.runIf(process.env.LONG)
