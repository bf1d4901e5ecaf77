import * as z from 'zod/mini'
import { hourMs } from '#shared/duration.ts'

import { visitKey } from '../visit-key.ts'

/** A visit to the dashboard, and the last day that its figures were complete through. */
const Visit = z.object({
  user: z.string(),
  /** Milliseconds since 1970, when the dashboard was last opened. */
  at: z.number(),
  through: z.string(),
  before: z.optional(z.object({ at: z.number(), through: z.string() })),
})
type Visit = z.infer<typeof Visit>

/** Opening the dashboard again within this time belongs to the same visit. */
const visitMs = 4 * hourMs

function readVisit(storage: Storage, user: string): Visit | undefined {
  try {
    const visit = z.parse(Visit, JSON.parse(storage.getItem(visitKey) ?? 'null'))
    return visit.user === user ? visit : undefined
  } catch {
    return undefined
  }
}

/**
 * Remembers in this browser that a user sees figures through a day, and returns the visit before this one. Undefined on the
 * first one, and after signing out, which clears the storage.
 */
export function recordVisit(storage: Storage, user: string, through: string, now: number): Visit['before'] {
  const last = readVisit(storage, user)
  const before = last && now - last.at < visitMs ? last.before : last && { at: last.at, through: last.through }
  const visit: Visit = { user, at: now, through, ...(before && { before }) }
  storage.setItem(visitKey, JSON.stringify(visit))
  return before
}
