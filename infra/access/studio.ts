import type { Access } from './row.ts'

export const studioAccess = {
  // A signed URL and an upload form carry the signer's right.
  'studio/list': { tables: { accounts: ['get'] }, images: { studio_files: ['list', 'get'] } },
  'studio/keep': { images: { studio_files: ['list', 'put'] } },
  'studio/remove': { images: { studio_files: ['delete'] } },
  'studio/give': { tables: { accounts: ['get', 'update'] }, images: { given_rows: ['put', 'delete'] } },
  'studio/withdraw': { tables: { accounts: ['get', 'update'] }, images: { given_rows: ['delete'] } },
} as const satisfies Record<`studio/${string}`, Access>
