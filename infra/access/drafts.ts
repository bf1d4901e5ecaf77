import type { AccessRow } from './row.ts'

export const draftsAccess = {
  'drafts/list': {},
  'drafts/get': {},
  'drafts/create': {},
  'drafts/save': {},
  'drafts/keep': {},
  'drafts/versions': {},
  'drafts/publish': {
    secrets: ['youtube'],
  },
  'drafts/review': {
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },
  'drafts/remove': {},
  'drafts/restore': {},
} as const satisfies Record<`drafts/${string}`, AccessRow>
