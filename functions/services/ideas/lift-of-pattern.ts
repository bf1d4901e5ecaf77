import { titleKinds } from '#shared/advice/blanks.ts'
import { liftOf } from '#shared/prediction/patterns/lifts.ts'

/** Returns the measured lift of an idea's pattern; null for a frame, and for a pattern that is no longer measured. */
export function liftOfPattern(pattern: string) {
  const name = titleKinds.find((kind) => kind === pattern)
  return (name && liftOf(name)) ?? null
}
