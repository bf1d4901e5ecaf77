import { minSettledCalls, type PublishedCall, type TrackRecord } from '#shared/contract/advice.ts'

type CheckedCall = Pick<PublishedCall, 'videoId' | 'markedAt' | 'after7' | 'after25'>

/** The two-sided 95 % quantile of the normal distribution. */
const z95 = 1.96

/**
 * Summarizes a creator's calls. Each video counts once, by the call that was marked first and its last
 * settled check. The rate is the mean share of right
 * pairs, with a Wilson interval (Wilson 1927) for as many yes-or-no outcomes as there are calls. Shares vary less than such
 * outcomes, so the interval is too wide rather than too narrow.
 */
export function buildTrackRecord(calls: readonly CheckedCall[]): TrackRecord {
  const latestFirst = calls.toSorted((one, other) => other.markedAt.localeCompare(one.markedAt))
  const videos = [...new Map(latestFirst.map((call) => [call.videoId, call])).values()]
  const shares = videos.flatMap((call) => settledShare(call) ?? [])
  const waiting = videos.filter(({ after25 }) => !after25).length
  const unsettled = videos.filter((call) => call.after25 && settledShare(call) === undefined).length
  const rate = shares.length < minSettledCalls ? null : computeRate(shares)
  return { settled: shares.length, waiting, unsettled, rate }
}

/** Returns the share of right pairs at a call's last settled check; undefined where no check was settled. */
export function settledShare({ after7, after25 }: Pick<CheckedCall, 'after7' | 'after25'>): number | undefined {
  const last = [after25, after7].find((result) => result?.outcome === 'settled')
  return last?.outcome === 'settled' ? last.right / last.of : undefined
}

/** Returns the mean of shares with its 95 % interval. */
function computeRate(shares: readonly number[]) {
  const n = shares.length
  const share = shares.reduce((sum, each) => sum + each, 0) / n
  const center = share + z95 ** 2 / (2 * n)
  const margin = z95 * Math.sqrt((share * (1 - share)) / n + z95 ** 2 / (4 * n * n))
  const scale = 1 + z95 ** 2 / n
  return { share, low: Math.max(0, (center - margin) / scale), high: Math.min(1, (center + margin) / scale) }
}
