import type { AccessRow } from './row.ts'

export const experimentsAccess = {
  'experiments/list': {},
  'experiments/ledger': {},
  'experiments/create': {},
  'experiments/update': {},
  'experiments/remove': {},
} as const satisfies Record<`experiments/${string}`, AccessRow>
