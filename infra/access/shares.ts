import type { AccessRow } from './row.ts'

export const sharesAccess = {
  'shares/create': {
    secrets: ['signing'],
  },
  'shares/list': { secrets: ['signing'] },
  'shares/update': { secrets: ['signing'] },
  'shares/revoke': {},
  'shares/page': {},
  'shares/picture': {},
  'shares/preview': {
    seconds: 15,
    memory: 1769,
    native: true,
  },
  'shares/vote': {
    secrets: ['signing'],
  },
  'shares/results': {},
} as const satisfies Record<`shares/${string}`, AccessRow>
