import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** An image that still cannot be loaded is not read again before this time is over. */
const pauseMs = 60_000

/**
 * Gives images a new address when theirs has expired, which happens to screens that are open for more than five minutes: reads
 * again what contained the address. Images that were loaded before stay as they are, so that nothing is read without need.
 */
export function useExpiredImages(): void {
  const client = useQueryClient()
  useEffect(() => {
    const lastReads = new Map<string, number>()
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !URL.canParse(target.src)) return
      // The rest of the address is its signature.
      const { pathname } = new URL(target.src)
      const now = Date.now()
      if (now - (lastReads.get(pathname) ?? 0) < pauseMs) return
      lastReads.set(pathname, now)
      void client.refetchQueries(
        { type: 'active', predicate: ({ state }) => JSON.stringify(state.data)?.includes(pathname) ?? false },
        { cancelRefetch: false },
      )
    }
    // Errors of images do not bubble.
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [client])
}
