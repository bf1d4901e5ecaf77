import { type AccessRow, callsAiProvider } from './row.ts'

export const trendsAccess = {
  'trends/list': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'trends/insight': {
    ...callsAiProvider,
  },
  'trends/history': {},
  'trends/channels': {},
  'trends/words': {},
} as const satisfies Record<`trends/${string}`, AccessRow>
