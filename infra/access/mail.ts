import type { AccessRow } from './row.ts'

export const mailAccess = {
  'mail/page': {},
  'mail/unsubscribe': { secrets: ['signing'] },
} as const satisfies Record<`mail/${string}`, AccessRow>
