import type { AccessRow } from './row.ts'

/** Compares up to 5,000 videos, which takes a full CPU about a second. */
const ratesVideos = { memory: 1769 } as const

export const followingAccess = {
  'following/list': {},
  'following/add': {
    secrets: ['youtube'],
  },
  'following/remove': {},
  'following/confirm-push': {
    secrets: ['signing'],
  },
  'following/receive-push': {
    secrets: ['signing'],
    hub: true,
  },
  'following/videos': {
    ...ratesVideos,
  },
  'following/outliers': {
    ...ratesVideos,
  },
  'following/change': {},
  'following/dismiss': {},
  'following/find': {},
} as const satisfies Record<`following/${string}`, AccessRow>
