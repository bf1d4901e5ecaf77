import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'

interface DraftNoteProps {
  /** The draft as it was read. */
  draft: Draft
  /** What stands above the note. */
  children?: ReactNode
}

/** The card with the creator's note on what to keep. The workbench's feature provides it, and saves the note with the draft. */
export type DraftNote = ComponentType<DraftNoteProps>
