import type { Access } from './row.ts'
import { publishesEvents } from './webhooks.ts'

/** What adding pictures to a draft needs: the checks and the preview of a thumbnail, and the copies that the draft keeps. */
const addsPictures = {
  tables: { pictures: ['query', 'put'], results: ['get'] },
  files: { previews: ['get'], draft_images: ['get', 'put'] },
} as const satisfies Access

/** What keeping a version needs. */
const keepsVersions = { drafts: ['get', 'update'], versions: ['get', 'put'] } as const

export const draftsAccess = {
  'drafts/list': { tables: { drafts: ['query'] }, files: { draft_images: ['get'] } },
  'drafts/get': { tables: { drafts: ['get'], pictures: ['query'] }, files: { draft_images: ['get'] } },
  'drafts/create': { ...addsPictures, tables: { ...addsPictures.tables, ...publishesEvents, drafts: ['get', 'put'] } },
  'drafts/save': { ...addsPictures, tables: { ...addsPictures.tables, ...keepsVersions, ...publishesEvents } },
  'drafts/keep': {
    tables: { ...addsPictures.tables, ...keepsVersions },
    files: { previews: ['get'], draft_images: ['put'] },
  },
  'drafts/versions': {
    tables: {
      drafts: ['get'],
      versions: ['query'],
      analyses: ['get'],
      own_history: ['query'],
      calls: ['query'],
      cache: ['get'],
    },
    files: { copies: ['get'] },
  },
  'drafts/publish': {
    tables: {
      // Stores the channel that was named at sign-up.
      accounts: ['get', 'update'],
      drafts: ['get', 'update'],
      pictures: ['query'],
      versions: ['query'],
      analyses: ['get'],
      own_history: ['query'],
      calls: ['query', 'update', 'delete'],
      cache: ['get', 'put'],
    },
    files: { draft_images: ['get'] },
    secrets: ['youtube'],
  },
  'drafts/review': {
    tables: {
      accounts: ['get'],
      drafts: ['get'],
      versions: ['query'],
      analyses: ['get'],
      own_history: ['query'],
      calls: ['query'],
      cache: ['get', 'put'],
    },
    files: { copies: ['get'] },
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },
  'drafts/remove': { tables: { drafts: ['update'] } },
  'drafts/restore': { tables: { drafts: ['get', 'update'], pictures: ['query'] }, files: { draft_images: ['get'] } },
} as const satisfies Record<`drafts/${string}`, Access>
