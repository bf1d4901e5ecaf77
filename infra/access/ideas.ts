import type { Access } from './row.ts'

/** Permissions for choosing the ideas of a week: the topics of the user's videos and drafts, and the videos of followed channels. */
export const choosesIdeas = {
  ideas: ['get', 'query', 'put'],
  evidence: ['get', 'put'],
  follows: ['query'],
  uploads: ['get'],
  drafts: ['query'],
} as const

/** Additional permissions for showing an idea with its evidence. */
export const resolvesIdeas = { channels: ['get'] } as const

const showsIdeas = {
  tables: { ...choosesIdeas, ...resolvesIdeas, drafts: ['query', 'get'], cache: ['get', 'put'] },
  secrets: ['youtube'],
} as const satisfies Access

export const ideasAccess = {
  'ideas/list': showsIdeas,
  'ideas/week': showsIdeas,
  'ideas/accept': {
    tables: { ideas: ['get', 'update'], evidence: ['get', 'put'], drafts: ['get', 'put'] },
  },
  'ideas/suggest': {
    tables: { follows: ['get'], uploads: ['get'], drafts: ['query'], cache: ['get', 'put'] },
    secrets: ['youtube'],
  },
  'ideas/keep': { tables: { follows: ['get'], uploads: ['get'], evidence: ['put'], drafts: ['put'] } },
  'ideas/evidence': {
    tables: { accounts: ['get'], evidence: ['get'], uploads: ['get'], channels: ['get'], cache: ['get'] },
  },
  'ideas/proven': {
    tables: { accounts: ['get'], cache: ['get'], follows: ['query'], uploads: ['get'], channels: ['get'] },
  },
  'ideas/dismiss': { tables: { ideas: ['update'] } },
} as const satisfies Record<`ideas/${string}`, Access>
