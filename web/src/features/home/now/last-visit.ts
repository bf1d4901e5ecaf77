import { hourMs } from '#shared/duration.ts'
import { hasFields } from '#web/lib/fields.ts'
import { visitKey } from '#web/lib/visit-key.ts'

/** When the dashboard was opened, in milliseconds since 1970, and the last day that its figures were complete through. */
interface Visit {
  readonly at: number
  readonly through: string
}

/** What is stored: the user's last visit, and the one before it. */
interface StoredVisit extends Visit {
  readonly user: string
  readonly before?: Visit
}

const isVisit = (value: unknown): value is Visit => hasFields(value, { at: 'number', through: 'string' })

/** Opening the dashboard again within this time belongs to the same visit. */
const visitMs = 4 * hourMs

function readVisit(storage: Storage, user: string): StoredVisit | undefined {
  try {
    const visit: unknown = JSON.parse(storage.getItem(visitKey) ?? 'null')
    if (!isVisit(visit) || !hasFields(visit, { user: 'string' }) || visit.user !== user) return undefined
    const { at, through } = visit
    return { user, at, through, ...('before' in visit && isVisit(visit.before) && { before: visit.before }) }
  } catch {
    return undefined
  }
}

/**
 * Remembers in this browser that a user sees figures through a day, and returns the visit before this one. Undefined on the
 * first one, and after signing out, which clears the storage.
 */
export function recordVisit(storage: Storage, user: string, through: string, now: number): Visit | undefined {
  const last = readVisit(storage, user)
  const before = last && now - last.at < visitMs ? last.before : last && { at: last.at, through: last.through }
  const visit: StoredVisit = { user, at: now, through, ...(before && { before }) }
  storage.setItem(visitKey, JSON.stringify(visit))
  return before
}
