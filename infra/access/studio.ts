import type { Access } from './row.ts'

export const studioAccess = {
  // A signed URL and an upload form carry the signer's right.
  'studio/list': { tables: { accounts: ['get'] }, files: { studio_files: ['list', 'get'] } },
  'studio/keep': { tables: { limits: ['get', 'update'] }, files: { studio_files: ['list', 'put'] } },
  'studio/remove': { tables: { limits: ['get', 'update'] }, files: { studio_files: ['delete'] } },
  'studio/give': { tables: { accounts: ['get', 'update'] }, files: { given_rows: ['put', 'delete'] } },
  'studio/withdraw': { tables: { accounts: ['get', 'update'] }, files: { given_rows: ['delete'] } },
} as const satisfies Record<`studio/${string}`, Access>
