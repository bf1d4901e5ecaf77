import type { AccessRow } from './row.ts'

const showsIdeas = {
  secrets: ['youtube'],
} as const satisfies AccessRow

export const ideasAccess = {
  'ideas/list': showsIdeas,
  'ideas/week': showsIdeas,
  'ideas/accept': {},
  'ideas/suggest': {
    secrets: ['youtube'],
  },
  'ideas/keep': {},
  'ideas/evidence': {},
  'ideas/proven': {},
  'ideas/dismiss': {},
} as const satisfies Record<`ideas/${string}`, AccessRow>
