import type { Access } from './row.ts'

export const tokensAccess = {
  'tokens/list': { tables: { personal_tokens: ['query'] } },
  'tokens/create': { tables: { personal_tokens: ['query', 'put', 'delete'] }, mail: true },
  'tokens/revoke': { tables: { personal_tokens: ['delete'] } },
} as const satisfies Record<`tokens/${string}`, Access>
