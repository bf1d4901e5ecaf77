import type { DraftTitle } from '#shared/contract/drafts.ts'

/** Returns a new title with a new id. */
export const createTitle = (text = ''): DraftTitle => ({
  id: [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join(''),
  text,
})
