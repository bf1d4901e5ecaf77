import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { NoOutcome } from './checks.tsx'
import type { Slot } from './use-thumbnail.ts'

const others: Readonly<Record<Slot['stage'], NoOutcome>> = {
  empty: 'missing',
  looking: 'pending',
  uploading: 'pending',
  checking: 'pending',
  done: 'absent',
  failed: 'missing',
  cancelled: 'missing',
}

/** The checks that came out so far: the function's once they are there, the browser's until then. */
export const checksOf = ({ checked, look }: Slot): readonly ThumbnailCheck[] =>
  checked?.analysis.checks ?? look?.checks ?? []

/** Why a check is not among them. */
export const othersOf = ({ stage }: Slot): NoOutcome => others[stage]
