import * as z from 'zod/mini'

/** The channel named at sign-up, to be connected later. If YouTube did not respond, its title is its URL. */
const PendingChannel = z.object({ title: z.string(), url: z.string() })
type PendingChannel = z.infer<typeof PendingChannel>

/** Name required by the client. */
const key = 'pendingYouTubeChannel'

/** Stores the channel to connect after the first login in this browser. */
export const pendingChannel = (storage: Storage) => ({
  write: (channel: PendingChannel) => storage.setItem(key, JSON.stringify(channel)),

  /** Returns undefined if there is none. */
  read(): PendingChannel | 'unreadable' | undefined {
    const stored = storage.getItem(key)
    if (stored === null) return undefined
    try {
      return z.parse(PendingChannel, JSON.parse(stored))
    } catch {
      return 'unreadable'
    }
  },

  remove: () => storage.removeItem(key),
})
