import type { Access } from './row.ts'

export const supportAccess = {
  'support/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'] },
    mail: true,
  },
  'support/contact': { tables: { messages: ['get', 'put', 'update'] }, mail: true },
} as const satisfies Record<`support/${string}`, Access>
