import { type Access, callsAiProvider } from './row.ts'

export const trendsAccess = {
  'trends/list': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'trends/insight': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'] },
    ...callsAiProvider,
  },
  'trends/history': {
    tables: { accounts: ['get'], cache: ['get'], snapshots: ['query'] },
  },
  'trends/channels': { tables: { cache: ['get'] } },
  'trends/words': { tables: { cache: ['get'] } },
} as const satisfies Record<`trends/${string}`, Access>
