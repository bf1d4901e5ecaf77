import { minSettledCalls, type PublishedCall, type TrackRecord } from '#shared/contract/advice.ts'

type Checked = Pick<PublishedCall, 'videoId' | 'after7' | 'after25'>

/** The two-sided 95 % point of the normal distribution. */
const z95 = 1.96

/**
 * How a creator's calls came out: each video counts once, by its last check that was settled. The rate is the mean share
 * of right pairs. Its interval is Wilson's (Wilson 1927) for as many yes-or-no answers as there are calls: shares vary
 * less than those, so it is rather too wide than too narrow.
 */
export function buildTrackRecord(calls: readonly Checked[]): TrackRecord {
  const videos = [...new Map(calls.map((call) => [call.videoId, call])).values()]
  const shares = videos.flatMap((call) => settledShare(call) ?? [])
  const waiting = videos.filter(({ after25 }) => !after25).length
  const unsettled = videos.filter((call) => call.after25 && settledShare(call) === undefined).length
  return { settled: shares.length, waiting, unsettled, rate: shares.length < minSettledCalls ? null : rateOf(shares) }
}

/** The share of right pairs at the last check that was settled. */
export function settledShare({ after7, after25 }: Pick<Checked, 'after7' | 'after25'>): number | undefined {
  const last = [after25, after7].find((verdict) => verdict?.outcome === 'settled')
  return last?.outcome === 'settled' ? last.right / last.of : undefined
}

function rateOf(shares: readonly number[]) {
  const n = shares.length
  const share = shares.reduce((sum, one) => sum + one, 0) / n
  const centre = share + z95 ** 2 / (2 * n)
  const spread = z95 * Math.sqrt((share * (1 - share)) / n + z95 ** 2 / (4 * n * n))
  const scale = 1 + z95 ** 2 / n
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
