import type { AccessRow } from './row.ts'

export const calendarAccess = {
  'calendar/get': { secrets: ['signing'] },
  'calendar/create': {
    secrets: ['signing'],
    mail: true,
  },
  'calendar/remove': {},
  'calendar/file': {},
} as const satisfies Record<`calendar/${string}`, AccessRow>
