import type { Access } from './row.ts'

export const mailAccess = {
  'mail/page': {},
  'mail/unsubscribe': { tables: { accounts: ['update'] }, secrets: ['signing'] },
} as const satisfies Record<`mail/${string}`, Access>
