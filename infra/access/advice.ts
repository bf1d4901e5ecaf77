import { type AccessRow, callsAiProvider } from './row.ts'
import { requestsUploads } from './youtube.ts'

export const adviceAccess = {
  'advice/score': requestsUploads,
  'advice/analyze': {
    secrets: ['youtube', 'signing'],
    ...requestsUploads,
    mail: true,
    // Waits for YouTube.
    seconds: 20,
  },
  'advice/advise': {
    ...callsAiProvider,
  },
  'advice/titles': {
    ...requestsUploads,
    ...callsAiProvider,
  },
  'advice/metadata': {
    ...callsAiProvider,
  },
  'advice/upload': {},
  'advice/thumbnail': {
    seconds: 28,
    memory: 1769,
    native: true,
  },
  'advice/publish': {
    secrets: ['youtube'],
  },
  'advice/history': {},
  'advice/record': {},
  'advice/patterns': {
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },
  'advice/forget': {},
} as const satisfies Record<`advice/${string}`, AccessRow>
