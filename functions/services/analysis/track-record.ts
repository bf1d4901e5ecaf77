import {
  type CallResult,
  minSettledCalls,
  type PromiseCount,
  type PublishedCall,
  type TrackRecord,
} from '#shared/contract/advice.ts'

type CheckedCall = Pick<PublishedCall, 'videoId' | 'markedAt' | 'promise' | 'after7' | 'after28'>
type SettledResult = Extract<CallResult, { outcome: 'settled' }>

/** A track record without its list of calls. */
type Summary = Omit<TrackRecord, 'calls'>

/** Returns the calls that a record counts, newest first: for each video, the call that was marked first. */
export function selectCalls<Call extends CheckedCall>(calls: readonly Call[]): Call[] {
  const newestFirst = calls.toSorted((a, b) => b.markedAt.localeCompare(a.markedAt))
  const firstOfVideo = new Map(newestFirst.map((call) => [call.videoId, call]))
  return newestFirst.filter((call) => firstOfVideo.get(call.videoId) === call)
}

/** Summarizes selected calls. Each is counted once: as settled (by its latest settled check), waiting, unsettled or earlier. */
export function summarizeCalls(calls: readonly CheckedCall[]): Summary {
  const promising = calls.flatMap(({ promise, ...call }) => (promise ? [{ ...call, promise }] : []))
  const settled = promising.flatMap((call) => {
    const result = findSettled(call)
    return result ? [{ promise: call.promise, result }] : []
  })
  const waiting = promising.filter((call) => !findSettled(call) && !call.after28).length
  const count = (name: 'topQuarter' | 'aboveUsual') =>
    countPromises(settled.map(({ promise, result }) => ({ share: promise[name], came: result[name] })))
  return {
    settled: settled.length,
    waiting,
    unsettled: promising.length - settled.length - waiting,
    earlier: calls.length - promising.length,
    rate:
      settled.length < minSettledCalls ? null : { topQuarter: count('topQuarter'), aboveUsual: count('aboveUsual') },
  }
}

/** Returns a call's last settled check, if any. */
const findSettled = ({ after7, after28 }: Pick<CheckedCall, 'after7' | 'after28'>): SettledResult | undefined =>
  [after28, after7].find((result) => result?.outcome === 'settled')

interface Promised {
  /** The promised share, from 0 to 1. */
  readonly share: number
  readonly came: boolean
}

/** The probability that a count is below the expected range, and that it is above. */
const tail = 0.025

/** Counts promises that came true. Also returns the promised count, and the range of counts that chance alone explains. */
export function countPromises(promises: readonly Promised[]): PromiseCount {
  const probabilities = distributeCount(promises.map(({ share }) => share))
  return {
    came: promises.filter(({ came }) => came).length,
    promised: Math.round(promises.reduce((sum, { share }) => sum + share, 0)),
    low: findQuantile(probabilities, tail),
    high: promises.length - findQuantile(probabilities.toReversed(), tail),
  }
}

/**
 * Returns the probability of each number of promises that come true, from none to all, if each share is right (the
 * Poisson binomial distribution).
 */
function distributeCount(shares: readonly number[]): number[] {
  return shares.reduce(
    (before, share) =>
      Array.from(
        { length: before.length + 1 },
        (_, n) => (before[n] ?? 0) * (1 - share) + (before[n - 1] ?? 0) * share,
      ),
    [1],
  )
}

/** Returns the first index at which the cumulative probability exceeds `share`. */
function findQuantile(probabilities: readonly number[], share: number): number {
  let sum = 0
  for (const [index, probability] of probabilities.entries()) {
    sum += probability
    if (sum > share) return index
  }
  return probabilities.length - 1
}
