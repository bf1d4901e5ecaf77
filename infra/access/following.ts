import type { Access } from './row.ts'

/** What ending a follow needs: the channel's data goes with its last follower. */
export const unfollows = {
  follows: ['query', 'delete'],
  followers: ['query', 'delete'],
  channels: ['delete'],
  uploads: ['delete'],
} as const

/** Compares up to 5,000 videos, which takes a full CPU about a second. */
const ratesVideos = { memory: 1769 } as const

export const followingAccess = {
  'following/list': { tables: { follows: ['query'], channels: ['get'] } },
  'following/add': {
    tables: {
      follows: ['query', 'put', 'delete'],
      followers: ['query', 'put', 'delete'],
      channels: ['get', 'put', 'delete'],
      uploads: ['delete'],
      cache: ['get', 'put'],
    },
    secrets: ['youtube'],
  },
  'following/remove': { tables: { ...unfollows, follows: ['delete'] } },
  'following/confirm-push': {
    tables: { followers: ['query'], channels: ['update'] },
    secrets: ['signing'],
  },
  'following/receive-push': {
    tables: { followers: ['query'], channels: ['update'] },
    secrets: ['signing'],
    hub: true,
  },
  'following/videos': {
    tables: { follows: ['query'], channels: ['get'], uploads: ['get'], accounts: ['get'], cache: ['get'] },
    ...ratesVideos,
  },
  'following/outliers': {
    tables: { follows: ['query'], uploads: ['get'], accounts: ['get'], cache: ['get'] },
    ...ratesVideos,
  },
  'following/change': { tables: { follows: ['update'] } },
  'following/dismiss': { tables: { follows: ['get', 'update'] } },
  'following/find': { tables: { channels: ['scan'] } },
} as const satisfies Record<`following/${string}`, Access>
