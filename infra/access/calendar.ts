import type { Access } from './row.ts'

export const calendarAccess = {
  'calendar/get': { tables: { accounts: ['get'] }, secrets: ['signing'] },
  'calendar/create': {
    tables: { accounts: ['get', 'update'], links: ['put', 'delete'] },
    secrets: ['signing'],
    mail: true,
  },
  'calendar/remove': { tables: { accounts: ['get', 'update'], links: ['delete'] } },
  'calendar/file': { tables: { links: ['get'], accounts: ['get'], drafts: ['query'], revocations: ['get'] } },
} as const satisfies Record<`calendar/${string}`, Access>
