import { minSettledCalls, type PublishedCall, type TrackRecord } from '#shared/contract/advice.ts'
import { computeWilsonInterval } from '#shared/experiments/proportions.ts'

type CheckedCall = Pick<PublishedCall, 'videoId' | 'markedAt' | 'after7' | 'after25'>

/**
 * Summarizes a creator's calls. Each video counts once, by the call that was marked first and its last
 * settled check. The rate is the mean share of right pairs, with a Wilson interval for as many yes-or-no outcomes as there are
 * calls. Shares vary less than such outcomes, so the interval is too wide rather than too narrow.
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
  const right = shares.reduce((sum, each) => sum + each, 0)
  return { share: right / shares.length, ...computeWilsonInterval({ hits: right, of: shares.length }) }
}
