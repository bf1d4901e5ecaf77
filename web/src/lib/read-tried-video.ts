import * as z from 'zod/mini'
import { dayMs } from '#shared/duration.ts'
import { saveTriedVideo, type TriedVideo, triedVideoKey } from './tried-video.ts'

const StoredTitle = z.object({
  id: z.string(),
  text: z.string(),
  offeredFor: z.optional(z.string()),
  offeredAs: z.optional(z.string()),
})
const StoredVideo = z.object({
  title: z.string(),
  taken: z.optional(z.object({ text: z.string(), offeredFor: z.optional(z.string()), base: z.array(z.string()) })),
  seconds: z.optional(z.nullable(z.number())),
  happens: z.optional(z.string()),
  other: z.optional(z.string()),
  compared: z.optional(z.object({ titles: z.array(StoredTitle), open: z.string() })),
  analysis: z.optional(z.string()),
  draft: z.optional(z.string()),
  user: z.optional(z.string()),
})

/** Returns the video that is tried in this tab. Undefined if there is none, or it belongs to another user. */
export function readTriedVideo(storage: Storage, user?: string): TriedVideo | undefined {
  try {
    const video = z.parse(StoredVideo, JSON.parse(storage.getItem(triedVideoKey) ?? 'null'))
    return video.user === undefined || video.user === user ? video : undefined
  } catch {
    return undefined
  }
}

const waitingKey = 'viewcraft.title'
/** A visitor's title, kept in local storage until `until` (milliseconds) for the user who signed up with it. */
const WaitingVideo = z.object({ draft: StoredVideo, until: z.number() })
/** The same as the lifetime of a sign-up code. */
const waitMs = dayMs

/** Shares a visitor's title with other tabs, because the user may confirm the address in one of them. */
export function keepForSignUp(user: string | undefined): void {
  const video = readTriedVideo(sessionStorage)
  if (video?.title)
    localStorage.setItem(waitingKey, JSON.stringify({ draft: { ...video, user }, until: Date.now() + waitMs }))
}

/** Moves a waiting title of the user to this tab, if there is one. Returns whether this tab has a title typed before signing in. */
export function claimTriedVideo(user: string): boolean {
  if (!readTriedVideo(sessionStorage)?.title) {
    const waiting = readWaiting()
    if (!waiting || (waiting.user ?? user) !== user) return false
    localStorage.removeItem(waitingKey)
    saveTriedVideo(sessionStorage, { ...waiting, user: undefined })
  }
  return true
}

function readWaiting(): TriedVideo | undefined {
  try {
    const { draft: video, until } = z.parse(WaitingVideo, JSON.parse(localStorage.getItem(waitingKey) ?? 'null'))
    return until > Date.now() ? video : undefined
  } catch {
    return undefined
  }
}
