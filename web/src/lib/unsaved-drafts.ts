import { passkeyOfferKey } from './passkey-offer.ts'

/** The prefix of local storage keys for changes that the server has not acknowledged: `viewcraft.pending.USER.DRAFT.TAB`. */
export const pendingPrefix = 'viewcraft.pending.'

/** Returns the keys of a storage that start with a text. */
export const listKeys = (storage: Storage, start = ''): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(start))

/** The drafts of the signed-in user that this tab has changed. */
export interface ChangedDrafts {
  /** Returns the ids of drafts with changes that the server has not acknowledged. */
  readonly list: () => readonly string[]
  /** Sends the changes now. Rejects or ends without saving if it cannot. */
  readonly save: () => Promise<unknown>
}

/** Signing out would discard changes to drafts. */
export class UnsavedDrafts extends Error {
  override readonly name = 'UnsavedDrafts'

  constructor(readonly drafts: readonly string[]) {
    super('Drafts have changes that are not saved')
  }
}

/** How long signing out waits for drafts to be saved, in milliseconds. */
const maxWaitMs = 5000

/** Saves the drafts of a user in this tab, and waits for other tabs to save theirs. Throws {@link UnsavedDrafts} if it takes too long. */
export async function saveDrafts(changed: Iterable<ChangedDrafts>, storage: Storage, user: string): Promise<void> {
  const tab = [...changed]
  const listOwn = () => tab.flatMap(({ list }) => list())
  const listStored = () => listKeys(storage, `${pendingPrefix}${user}.`).flatMap((key) => key.split('.').slice(-2, -1))
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), maxWaitMs)
  const isOver = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
  const save = async () => {
    await Promise.allSettled(tab.map((drafts) => drafts.save()))
    // Without a connection, waiting longer does not help.
    if (listOwn().length > 0) return
    await new Promise<void>((resolve) => {
      const check = () => listStored().length === 0 && resolve()
      addEventListener('storage', check, { signal: over.signal })
      check()
    })
  }
  await Promise.race([save(), isOver])
  clearTimeout(timer)
  over.abort()
  const unsaved = new Set([...listOwn(), ...listStored()])
  if (unsaved.size > 0) throw new UnsavedDrafts([...unsaved])
}

/**
 * Removes everything from local storage except unsaved drafts of other users, and the mark that this
 * browser was offered a passkey, which is not tied to a user.
 */
export function clearStorage(storage: Storage, user: string | undefined): void {
  const isOthers = (key: string) => key.startsWith(pendingPrefix) && !key.startsWith(`${pendingPrefix}${user}.`)
  for (const key of listKeys(storage)) if (key !== passkeyOfferKey && !isOthers(key)) storage.removeItem(key)
}
