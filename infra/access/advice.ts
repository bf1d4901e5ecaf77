import { type Access, callsAiProvider } from './row.ts'
import { requestsUploads } from './youtube.ts'

export const adviceAccess = {
  'advice/score': { tables: { accounts: ['get'], cache: ['get'] }, ...requestsUploads },
  'advice/analyze': {
    tables: {
      // Stores the channel that was named at sign-up.
      accounts: ['get', 'update'],
      analyses: ['get', 'put', 'update'],
      drafts: ['get', 'put', 'update'],
      versions: ['get', 'put', 'update'],
      pictures: ['query', 'put'],
      own_history: ['query', 'put'],
      usage: ['get', 'update'],
      cache: ['get', 'put'],
      mails: ['put', 'delete'],
      results: ['get'],
    },
    files: { previews: ['get'], copies: ['get', 'put'], draft_images: ['get', 'put'] },
    secrets: ['youtube', 'signing'],
    ...requestsUploads,
    mail: true,
    // Waits for YouTube.
    seconds: 20,
  },
  'advice/advise': {
    tables: {
      accounts: ['get'],
      analyses: ['get', 'update'],
      own_history: ['query'],
      usage: ['get', 'update'],
      cache: ['get'],
      // Frames of titles that did well.
      follows: ['query'],
      uploads: ['get'],
    },
    ...callsAiProvider,
  },
  'advice/titles': {
    tables: {
      accounts: ['get'],
      analyses: ['get'],
      // Frames of titles that did well.
      follows: ['query'],
      uploads: ['get'],
      usage: ['get', 'update'],
      cache: ['get', 'put'],
    },
    ...requestsUploads,
    ...callsAiProvider,
  },
  'advice/metadata': {
    tables: { accounts: ['get'], usage: ['get', 'update'] },
    ...callsAiProvider,
  },
  'advice/upload': { files: { originals: ['put'] } },
  'advice/thumbnail': {
    tables: { cache: ['get', 'put'], results: ['get', 'put'] },
    files: { originals: ['get', 'delete'], previews: ['put'] },
    seconds: 28,
    memory: 1769,
    native: true,
  },
  'advice/publish': {
    tables: {
      accounts: ['get', 'update'],
      analyses: ['get'],
      own_history: ['query'],
      drafts: ['get', 'update'],
      calls: ['query', 'update', 'delete'],
      cache: ['get', 'put'],
    },
    secrets: ['youtube'],
  },
  'advice/history': {
    tables: { analyses: ['query'], own_history: ['query'], calls: ['query'], cache: ['get'] },
    files: { copies: ['get'] },
  },
  'advice/record': { tables: { calls: ['query'], analyses: ['get'] } },
  'advice/patterns': {
    tables: { accounts: ['get'], cache: ['get', 'put'] },
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },
  'advice/forget': {
    tables: { analyses: ['delete'], own_history: ['delete'], calls: ['delete'] },
    files: { copies: ['delete'] },
  },
} as const satisfies Record<`advice/${string}`, Access>
