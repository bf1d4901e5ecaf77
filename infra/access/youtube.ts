import type { AccessRow } from './row.ts'

/** What having a job fetch the uploads of a channel needs, besides counting calls, which every endpoint may. */
export const requestsUploads = { starts: ['jobs/fetch-uploads'] } as const satisfies AccessRow

export const youtubeAccess = {
  'youtube/channel': { secrets: ['youtube'] },
  'youtube/auth': {
    secrets: ['google'],
    ...requestsUploads,
    seconds: 24,
  },
  'youtube/disconnect': {
    seconds: 20,
  },
  'youtube/analytics': {
    secrets: ['google'],
    seconds: 28,
  },
  'youtube/top': {
    secrets: ['google', 'youtube'],
    seconds: 28,
  },
  'youtube/videos': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/schedule': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/model': { ...requestsUploads },
} as const satisfies Record<`youtube/${string}`, AccessRow>
