import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Minimum time between retries of an image that cannot be loaded. */
const pauseMs = 60_000

/**
 * Renews expired image URLs on screens that stay open for more than five minutes: refetches
 * the query that contained the URL. Images that are already loaded are left alone.
 */
export function useExpiredImages(): void {
  const client = useQueryClient()
  useEffect(() => {
    const lastReads = new Map<string, number>()
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !URL.canParse(target.src)) return
      // The query string is the signature.
      const { pathname } = new URL(target.src)
      const now = Date.now()
      if (now - (lastReads.get(pathname) ?? 0) < pauseMs) return
      lastReads.set(pathname, now)
      void client.refetchQueries(
        { type: 'active', predicate: ({ state }) => JSON.stringify(state.data)?.includes(pathname) ?? false },
        { cancelRefetch: false },
      )
    }
    // Image errors do not bubble.
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [client])
}
