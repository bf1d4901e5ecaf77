import * as z from 'zod/mini'
import { type Draft, draftKey } from './save-draft.ts'

const StoredDraft = z.object({
  title: z.string(),
  taken: z.optional(z.object({ text: z.string(), offeredFor: z.optional(z.string()), base: z.array(z.string()) })),
  seconds: z.optional(z.number()),
  happens: z.optional(z.string()),
  other: z.optional(z.string()),
  analysis: z.optional(z.string()),
  user: z.optional(z.string()),
})

/** Returns the draft of this tab; undefined if there is none, or if it is another user's. */
export function readDraft(storage: Storage, user?: string): Draft | undefined {
  try {
    const draft = z.parse(StoredDraft, JSON.parse(storage.getItem(draftKey) ?? 'null'))
    return draft.user === undefined || draft.user === user ? draft : undefined
  } catch {
    return undefined
  }
}
