/** Tracks background work. `settle` waits until all of it is done. */
export function trackPending() {
  const pending = new Set<Promise<unknown>>()
  return {
    add: <T>(work: Promise<T>): Promise<T> => {
      pending.add(work)
      const remove = () => pending.delete(work)
      work.then(remove, remove)
      return work
    },
    settle: async (): Promise<void> => {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}
