import type { Access } from './row.ts'

export const connectionsAccess = {
  'connections/consent': {
    tables: { connections: ['query', 'put', 'delete'] },
    secrets: ['signing'],
    mail: true,
  },
  'connections/register': { secrets: ['signing'] },
  'connections/token': { tables: { connections: ['get', 'put', 'delete'], revocations: ['get'] } },
  'connections/revoke': { tables: { connections: ['get', 'delete'] } },
  'connections/list': { tables: { connections: ['query'] } },
  'connections/remove': { tables: { connections: ['delete'] } },
  'connections/remove-all': { tables: { connections: ['query', 'delete'] } },
} as const satisfies Record<`connections/${string}`, Access>
