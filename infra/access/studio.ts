import type { AccessRow } from './row.ts'

export const studioAccess = {
  'studio/list': {},
  'studio/keep': {},
  'studio/remove': {},
  'studio/give': {},
  'studio/withdraw': {},
} as const satisfies Record<`studio/${string}`, AccessRow>
