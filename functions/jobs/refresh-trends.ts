import { job } from '#functions/lib/job.ts'
import { refreshTrends } from '#functions/services/trends/refresh-trends.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { addSnapshot, getLatestSnapshot } from '#functions/store/snapshots.ts'

/** As long as a run can last. */
const leaseSeconds = 300
/** Milliseconds kept back to end well; what is left then keeps its age until the next run. */
const reserve = 15_000

/** One run at a time: two would pay YouTube twice for the same. */
export const handler = job('jobs/refresh-trends', async ({ timeLeft }) => {
  const sole = await acquireLease('refresh-trends', leaseSeconds)
  if (!sole) return { charts: 0, searches: 0, kept: 0, overlapped: 1 }
  try {
    const store = { getCached, keep: putCached, addLook: addSnapshot, latestLook: getLatestSnapshot }
    return { ...(await refreshTrends(store, () => timeLeft() > reserve)), overlapped: 0 }
  } finally {
    await sole.release()
  }
})
