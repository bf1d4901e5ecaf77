import * as z from 'zod/mini'

/** The channel that was named at sign-up, waiting to be connected. Without an answer from YouTube its title is its URL. */
const PendingChannel = z.object({ title: z.string(), url: z.string() })
export type PendingChannel = z.infer<typeof PendingChannel>

/** SPEC section 3 names the entry. */
const key = 'pendingYouTubeChannel'

/** The channel that waits in this browser to be connected after the first login. */
export const pendingChannel = (storage: Storage) => ({
  write: (channel: PendingChannel) => storage.setItem(key, JSON.stringify(channel)),

  /** Undefined when none waits. */
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
