import type { AccessRow } from './row.ts'

export const connectionsAccess = {
  'connections/consent': {
    secrets: ['signing'],
    mail: true,
  },
  'connections/register': { secrets: ['signing'] },
  'connections/token': {},
  'connections/revoke': {},
  'connections/list': {},
  'connections/remove': {},
  'connections/remove-all': {},
} as const satisfies Record<`connections/${string}`, AccessRow>
