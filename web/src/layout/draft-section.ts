import type { ComponentType } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'

export interface DraftSectionProps {
  /** The draft as stored on the server, with all its pictures. */
  draft: Draft
  /** Saves pending edits. Resolves with false if that failed; a section must then not change the draft. */
  save: () => Promise<boolean>
}

/**
 * A section of a draft's screen that another feature provides. Its component renders a `Card` with a heading. After a
 * change to the draft, it invalidates `drafts.get`. `routes.tsx` lists the sections.
 */
export interface DraftSection {
  /** The anchor in the address: `/dashboard/drafts/ID#share`. */
  readonly id: 'share' | 'tests' | 'publish'
  readonly Content: ComponentType<DraftSectionProps>
}
