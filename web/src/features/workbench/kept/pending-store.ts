import * as z from 'zod/mini'
import { DraftTitle, draftStates, PlannedDate } from '#shared/contract/drafts.ts'
import { listKeys, pendingPrefix } from '#web/lib/unsaved-drafts.ts'
import { fields, nothingPending, type Pending, pick } from './autosave.ts'

/** Has no maximum lengths, because texts that are too long for the server are stored too. */
const Changes = z.partial(
  z.object({
    name: z.string(),
    titles: z.array(z.object({ ...DraftTitle.shape, text: z.string() })),
    thumbnails: z.array(z.string()),
    lead: z.object({ title: z.optional(z.string()), thumbnail: z.optional(z.string()) }),
    notes: z.string(),
    state: z.enum(draftStates),
    planned: z.nullable(PlannedDate),
    seconds: z.nullable(z.int()),
    happens: z.string(),
    lessons: z.string(),
  }),
)
const Stored = z.object({
  at: z.number(),
  mine: Changes,
  base: Changes,
  sent: z.array(Changes),
  keeps: z.array(z.enum(fields)),
})

/** The lock that a tab holds until it is closed. */
const tabLock = (tab: string) => `viewcraft.tab.${tab}`
const takeOverLock = 'viewcraft.pending'

/** The storage of a draft's pending changes in a tab. Sign-out clears it with the rest of the site's storage. */
export interface PendingStore {
  /** Returns whether the changes were stored. The storage may be full. */
  readonly write: (pending: Pending) => boolean
  /** Passes the oldest changes of a closed tab to `adopt`, if there are any, and removes them if it returns true. */
  readonly takeOver: (adopt: (pending: Pending) => boolean) => Promise<void>
}

/** Creates the stores of a tab and marks the tab as alive until the page is closed, even by a crash. */
export function openTab(storage: Storage, locks: LockManager) {
  const tab = crypto.randomUUID()
  const lockHeld = new Promise<void>((resolve) => {
    void locks.request(tabLock(tab), () => {
      resolve()
      return new Promise(() => {})
    })
  })
  return {
    /** Returns the store of a user's draft. */
    store(user: string, draft: string): PendingStore {
      const keyPrefix = `${pendingPrefix}${user}.${draft}.`
      const key = `${keyPrefix}${tab}`
      const listOtherTabsKeys = () => listKeys(storage, keyPrefix).filter((otherKey) => otherKey !== key)
      return {
        write(pending) {
          try {
            if (pending === nothingPending) storage.removeItem(key)
            else storage.setItem(key, JSON.stringify({ at: Date.now(), ...pending }))
            return true
          } catch {
            return false
          }
        },
        async takeOver(adopt) {
          if (listOtherTabsKeys().length === 0) return
          await lockHeld
          await locks.request(takeOverLock, async () => {
            const { held = [] } = await locks.query()
            const heldLocks = new Set(held.map(({ name }) => name))
            const [oldest] = listOtherTabsKeys()
              .filter((otherKey) => !heldLocks.has(tabLock(otherKey.slice(keyPrefix.length))))
              .map((otherKey) => ({ key: otherKey, stored: read(storage, otherKey) }))
              .sort((first, second) => (first.stored?.at ?? 0) - (second.stored?.at ?? 0))
            // This version of the site cannot use unreadable changes.
            if (oldest && (!oldest.stored || adopt(oldest.stored.pending))) storage.removeItem(oldest.key)
          })
        },
      }
    },
  }
}

/** Returns stored changes and when they were stored; undefined if they are unreadable. */
function read(storage: Storage, key: string): { at: number; pending: Pending } | undefined {
  try {
    const { at, mine, base, sent, keeps } = z.parse(Stored, JSON.parse(storage.getItem(key) ?? ''))
    // Leaves out undefined fields.
    const clean = (changes: z.infer<typeof Changes>) => pick(changes, () => true)
    return { at, pending: { mine: clean(mine), base: clean(base), sent: sent.map(clean), keeps } }
  } catch {
    return undefined
  }
}
