import type { Access } from './row.ts'

export const inquiryAccess = {
  'inquiry/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'] },
    mail: true,
  },
} as const satisfies Record<`inquiry/${string}`, Access>
