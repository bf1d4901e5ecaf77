import type { Access } from './row.ts'
import { publishesEvents } from './webhooks.ts'

export const experimentsAccess = {
  'experiments/list': { tables: { experiments: ['query'] }, files: { draft_images: ['get'] } },
  'experiments/ledger': { tables: { experiments: ['query'] } },
  'experiments/create': {
    tables: { drafts: ['get', 'update'], pictures: ['query'], experiments: ['query', 'put'] },
    files: { draft_images: ['get'] },
  },
  'experiments/update': {
    tables: { ...publishesEvents, experiments: ['get', 'update'] },
    files: { draft_images: ['get'] },
  },
  'experiments/remove': { tables: { experiments: ['delete'] } },
} as const satisfies Record<`experiments/${string}`, Access>
