/** What a creator is working on in this tab. */
export interface Draft {
  readonly title: string
  /** Another title for the same video, to compare with. */
  readonly other?: string | undefined
  /** The id of the analysis that the title comes from. */
  readonly analysis?: string | undefined
  /** The id of the user; absent for a visitor's draft. */
  readonly user?: string | undefined
}

export const draftKey = 'viewcraft.draft'

/**
 * Stores a draft, which `draft.ts` reads. Does nothing where the storage is full. Separate, because the prerendered pages
 * load no schema library.
 */
export function saveDraft(storage: Storage, draft: Draft): void {
  try {
    storage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // The draft stays on screen; only a reload would lose it.
  }
}
