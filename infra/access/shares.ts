import type { Access } from './row.ts'

/** Permissions for finding a share by its link. */
const findsShare = { links: ['get'], shares: ['get'], drafts: ['get'], revocations: ['get'] } as const

export const sharesAccess = {
  'shares/create': {
    tables: {
      drafts: ['get', 'update'],
      shares: ['query', 'put', 'delete'],
      votes: ['query'],
      links: ['put', 'delete'],
    },
    secrets: ['signing'],
  },
  'shares/list': { tables: { shares: ['query'], votes: ['query'] }, secrets: ['signing'] },
  'shares/update': { tables: { shares: ['update'], votes: ['query'] }, secrets: ['signing'] },
  'shares/revoke': { tables: { shares: ['get', 'delete'], votes: ['query', 'delete'], links: ['delete'] } },
  'shares/page': { tables: findsShare },
  'shares/picture': { tables: findsShare, files: { draft_images: ['get'] } },
  'shares/preview': {
    tables: findsShare,
    files: { draft_images: ['get'] },
    seconds: 15,
    memory: 1769,
    native: true,
  },
  'shares/vote': {
    tables: { ...findsShare, shares: ['get', 'update'], votes: ['get', 'query', 'update'], limits: ['update'] },
    secrets: ['signing'],
  },
  'shares/results': { tables: { ...findsShare, votes: ['get', 'query'] } },
} as const satisfies Record<`shares/${string}`, Access>
