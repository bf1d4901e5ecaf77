import type { Access } from './row.ts'

export const experimentsAccess = {
  'experiments/list': { tables: { experiments: ['query'] }, images: { draft_images: ['get'] } },
  'experiments/ledger': { tables: { experiments: ['query'] } },
  'experiments/create': {
    tables: { drafts: ['get'], pictures: ['query'], experiments: ['query', 'put'] },
    images: { draft_images: ['get'] },
  },
  'experiments/update': { tables: { experiments: ['get', 'update'] }, images: { draft_images: ['get'] } },
  'experiments/remove': { tables: { experiments: ['delete'] } },
} as const satisfies Record<`experiments/${string}`, Access>
