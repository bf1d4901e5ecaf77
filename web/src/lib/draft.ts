import * as z from 'zod/mini'
import { dayMs } from '#shared/duration.ts'
import { type Draft, draftKey, saveDraft } from './save-draft.ts'

const StoredDraft = z.object({
  title: z.string(),
  taken: z.optional(z.object({ text: z.string(), offeredFor: z.optional(z.string()), base: z.array(z.string()) })),
  seconds: z.optional(z.number()),
  happens: z.optional(z.string()),
  other: z.optional(z.string()),
  analysis: z.optional(z.string()),
  draft: z.optional(z.string()),
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

const waitingKey = 'viewcraft.title'
/** A visitor's title that waits in local storage for the user who signed up with it, until `until` (milliseconds). */
const WaitingDraft = z.object({ draft: StoredDraft, until: z.number() })
/** As long as a sign-up code is valid. */
const waitMs = dayMs

/** Keeps a visitor's title also for other tabs, where the user who signs up may confirm the address. */
export function keepForSignUp(user: string | undefined): void {
  const draft = readDraft(sessionStorage)
  if (draft?.title)
    localStorage.setItem(waitingKey, JSON.stringify({ draft: { ...draft, user }, until: Date.now() + waitMs }))
}

/** Returns whether a title that was typed before signing in is in this tab, after moving one here that waits for the user. */
export function claimDraft(user: string): boolean {
  if (!readDraft(sessionStorage)?.title) {
    const waiting = readWaiting()
    if (!waiting || (waiting.user ?? user) !== user) return false
    localStorage.removeItem(waitingKey)
    saveDraft(sessionStorage, { ...waiting, user: undefined })
  }
  return true
}

function readWaiting(): Draft | undefined {
  try {
    const { draft, until } = z.parse(WaitingDraft, JSON.parse(localStorage.getItem(waitingKey) ?? 'null'))
    return until > Date.now() ? draft : undefined
  } catch {
    return undefined
  }
}
