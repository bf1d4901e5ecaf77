import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'

interface DraftNoteProps {
  /** The draft as last loaded. */
  draft: Draft
  /** Content above the note. */
  children?: ReactNode
}

/** The card with the creator's lesson from a draft. The workbench provides it and saves the note with the draft. */
export type DraftNote = ComponentType<DraftNoteProps>
