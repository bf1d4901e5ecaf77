import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { NoOutcome } from './checks.tsx'
import type { Slot } from './slot-state.ts'

const others: Readonly<Record<Slot['stage'], NoOutcome>> = {
  empty: 'missing',
  looking: 'pending',
  uploading: 'pending',
  checking: 'pending',
  done: 'absent',
  failed: 'missing',
  cancelled: 'missing',
}

/** Returns the outcomes so far: the function's if available, else the browser's. */
export const checksOf = ({ checked, look }: Slot): readonly ThumbnailCheck[] =>
  checked?.analysis.checks ?? look?.checks ?? []

/** Returns why a check has no outcome. */
export const othersOf = ({ stage }: Slot): NoOutcome => others[stage]
