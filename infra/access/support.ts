import type { AccessRow } from './row.ts'

export const supportAccess = {
  'support/send': {
    mail: true,
  },
  'support/contact': { mail: true },
} as const satisfies Record<`support/${string}`, AccessRow>
