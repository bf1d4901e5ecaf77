import type { ComponentType } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'

export interface DraftSectionProps {
  /** The draft as the server has it, with all its pictures. */
  draft: Draft
  /** Saves what was typed. Resolves with false if that failed; a section then leaves the draft alone. */
  save: () => Promise<boolean>
}

/**
 * A section of a draft's screen, which another feature provides and one of its steps shows. Its component renders a `Card` with a heading. After a
 * change to the draft it invalidates `drafts.get`. `routes.tsx` lists the sections.
 */
export interface DraftSection {
  /** The anchor in the address: `/dashboard/drafts/ID#share`. */
  readonly id: 'share' | 'tests' | 'publish'
  readonly Content: ComponentType<DraftSectionProps>
}
