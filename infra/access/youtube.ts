import type { Access } from './row.ts'

/** What reading a channel's figures needs, and deleting its data when Google has revoked the connection. */
const readsFigures = {
  accounts: ['update'],
  user_tokens: ['get', 'update', 'delete'],
  own_history: ['query', 'delete'],
  reach: ['query', 'delete'],
  cache: ['get', 'put', 'delete'],
} as const

/** What having a job fetch the uploads of a channel needs, besides counting calls, which every endpoint may. */
export const requestsUploads = { starts: ['jobs/fetch-uploads'] } as const satisfies Access

export const youtubeAccess = {
  'youtube/channel': { tables: { cache: ['get', 'put'] }, secrets: ['youtube'] },
  'youtube/auth': {
    tables: {
      accounts: ['get', 'update'],
      user_tokens: ['put'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['get', 'put', 'delete'],
    },
    secrets: ['google'],
    ...requestsUploads,
    seconds: 24,
  },
  'youtube/disconnect': {
    tables: {
      accounts: ['get', 'update'],
      user_tokens: ['get', 'delete'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['delete'],
    },
    seconds: 20,
  },
  'youtube/analytics': {
    tables: readsFigures,
    secrets: ['google'],
    seconds: 28,
  },
  'youtube/top': {
    tables: readsFigures,
    secrets: ['google', 'youtube'],
    seconds: 28,
  },
  'youtube/videos': {
    tables: { accounts: ['get'], reach: ['query'], cache: ['get', 'put', 'delete'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/schedule': {
    tables: { accounts: ['get'], cache: ['get', 'put'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/model': { tables: { accounts: ['get'], cache: ['get'] }, ...requestsUploads },
} as const satisfies Record<`youtube/${string}`, Access>
