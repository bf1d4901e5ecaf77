import type { AccessRow } from './row.ts'

export const inquiryAccess = {
  'inquiry/send': {
    mail: true,
  },
} as const satisfies Record<`inquiry/${string}`, AccessRow>
