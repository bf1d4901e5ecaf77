import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { Slot } from '#web/layout/thumbnail/slot-state.ts'
import type { MissingOutcome } from './checks.tsx'

const missingOutcomes: Readonly<Record<Slot['stage'], MissingOutcome>> = {
  empty: 'missing',
  looking: 'pending',
  uploading: 'pending',
  checking: 'pending',
  done: 'absent',
  failed: 'missing',
  cancelled: 'missing',
}

/** Returns the outcomes so far: the function's if available, else the browser's. */
export const listChecks = ({ checked, browserChecks }: Slot): readonly ThumbnailCheck[] =>
  checked?.analysis.checks ?? browserChecks?.checks ?? []

/** Returns why a check has no outcome. */
export const getMissingOutcome = ({ stage }: Slot): MissingOutcome => missingOutcomes[stage]
