import type { DraftState } from '#shared/contract/drafts.ts'
import type { Sentences } from '../sentence.ts'

/** The states of a draft. */
export const draftStates = {
  tried: 'Tried, not kept',
  idea: 'Idea',
  working: 'In progress',
  ready: 'Ready',
  published: 'Published',
  reviewed: 'Reviewed',
} as const satisfies Record<DraftState, string>

/** The name shown for a draft that has neither a name nor a title. */
export const draftName = { untitled: 'Untitled draft' } as const satisfies Sentences

/** The views of the screen "Videos". */
export const videoViews = {
  label: 'Views of your videos',
  board: 'Board',
  calendar: 'Calendar',
  results: 'Results',
} as const satisfies Sentences
