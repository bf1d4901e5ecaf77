import type { AccessRow } from './row.ts'

export const tokensAccess = {
  'tokens/list': {},
  'tokens/create': { mail: true },
  'tokens/revoke': {},
} as const satisfies Record<`tokens/${string}`, AccessRow>
