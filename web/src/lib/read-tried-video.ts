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
  seconds: z.optional(z.number()),
  happens: z.optional(z.string()),
  other: z.optional(z.string()),
  compared: z.optional(z.object({ titles: z.array(StoredTitle), open: z.string() })),
  analysis: z.optional(z.string()),
  draft: z.optional(z.string()),
  user: z.optional(z.string()),
})

/** Returns the video that is tried in this tab; undefined if there is none, or if it is another user's. */
export function readTriedVideo(storage: Storage, user?: string): TriedVideo | undefined {
  try {
    const video = z.parse(StoredVideo, JSON.parse(storage.getItem(triedVideoKey) ?? 'null'))
    return video.user === undefined || video.user === user ? video : undefined
  } catch {
    return undefined
  }
}

const waitingKey = 'viewcraft.title'
/** A visitor's title that waits in local storage for the user who signed up with it, until `until` (milliseconds). */
const WaitingVideo = z.object({ draft: StoredVideo, until: z.number() })
/** As long as a sign-up code is valid. */
const waitMs = dayMs

/** Keeps a visitor's title also for other tabs, where the user who signs up may confirm the address. */
export function keepForSignUp(user: string | undefined): void {
  const video = readTriedVideo(sessionStorage)
  if (video?.title)
    localStorage.setItem(waitingKey, JSON.stringify({ draft: { ...video, user }, until: Date.now() + waitMs }))
}

/** Returns whether a title that was typed before signing in is in this tab, after moving one here that waits for the user. */
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
