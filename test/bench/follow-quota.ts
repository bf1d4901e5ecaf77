import { callsOfRun, chooseCounts, runsLeft } from '#functions/services/following/choose-counts.ts'
import { statsQuota, uses } from '#functions/services/youtube-quota/quota.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { createRandom } from '#shared/random.ts'
import { youtubeRereadMs } from '#shared/retention.ts'
import { median, type Row } from './row.ts'

const intervalMs = hourMs / 4
/** How many channels there are to follow, and how many each user follows. */
const catalogSize = 20_000
const followsEach = 10
/** Simulated days. All users start on the first; ages and units are those of the days from `settled` on. */
const days = 60
const settled = 30
/** Days after which a channel is described and listed again (`refresh-channels.ts`). */
const readAgainDays = youtubeRereadMs / dayMs
const channelsPerDescription = 50
const videosPerUnit = 50
/** Each channel publishes a video every so many days on average, at random times. This share of announcements never arrives. */
const publishDays = 3.5
const lost = 0.05

/** Returns how many users follow each channel: `followsEach` different ones a user, drawn by Zipf's law. */
export function drawFollowers(users: number): number[] {
  const random = createRandom(users)
  const sums: number[] = []
  for (let rank = 1; rank <= catalogSize; rank++) sums.push((sums.at(-1) ?? 0) + 1 / rank)
  const draw = () => {
    const at = random() * (sums.at(-1) ?? 0)
    let [low, high] = [0, catalogSize - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return low
  }
  const followers = Array<number>(catalogSize).fill(0)
  for (let user = 0; user < users; user++) {
    const chosen = new Set<number>()
    while (chosen.size < followsEach) chosen.add(draw())
    for (const channel of chosen) followers[channel] = (followers[channel] ?? 0) + 1
  }
  return followers.filter((count) => count > 0).toSorted((one, other) => other - one)
}

/** The busiest day's use of each quota, and the age in hours of the counts and of the uploads that users see. */
interface Result {
  readonly channels: number
  readonly units: number
  /** Units for reading announced videos on the busiest day from `settled` on. */
  readonly announcedUnits: number
  readonly statsCalls: number
  readonly medianAge: number
  readonly worstAge: number
  /** How old a video is when it is first stored. */
  readonly medianUploadAge: number
  /** The age in days of the oldest list of uploads, from `settled` on. */
  readonly oldestList: number
  /** Channels that were never counted when the simulation ended. */
  readonly never: number
}

/** Simulates `refresh-channels` every 15 minutes, with the real planner and budgets, with or without push notifications. */
export function simulateFollowing(users: number, hasPush: boolean): Result {
  const random = createRandom(users + 1)
  const drawPause = () => -Math.log(1 - random()) * publishDays * dayMs
  const channels = drawFollowers(users).map((followers, id) => ({
    id: `${id}`,
    followers,
    listedAt: -30 * dayMs,
    countedAt: undefined as number | undefined,
    publishesAt: drawPause(),
    /** The publication times of videos that only a list will find. */
    unknown: [] as number[],
  }))
  let [units, statsCalls, worstAge, announcedUnits, oldestList] = [0, 0, 0, 0, 0]
  const shown: number[] = []
  const uploadAges: number[] = []
  const show = (publishedAt: number, followers: number, now: number) => {
    if (publishedAt < settled * dayMs) return
    for (let follower = 0; follower < followers; follower++) uploadAges.push((now - publishedAt) / hourMs)
  }
  const announced: { publishedAt: number; followers: number }[] = []
  for (let day = 0; day < days; day++) {
    let unitsToday = 0
    let announcedToday = 0
    let callsToday = 0
    // A description of 50 channels costs a unit, a list one per channel.
    const described = Math.ceil(channels.length / channelsPerDescription / readAgainDays)
    for (let now = day * dayMs; now < (day + 1) * dayMs; now += intervalMs) {
      for (const channel of channels)
        for (; channel.publishesAt <= now; channel.publishesAt += drawPause()) {
          const isAnnounced = hasPush && channel.listedAt >= 0 && random() >= lost
          if (isAnnounced) announced.push({ publishedAt: channel.publishesAt, followers: channel.followers })
          else channel.unknown.push(channel.publishesAt)
        }
      while (announced.length > 0 && unitsToday + described < uses.following.cap) {
        for (const { publishedAt, followers } of announced.splice(0, videosPerUnit)) show(publishedAt, followers, now)
        unitsToday += 1
        announcedToday += 1
      }
      const kept = hasPush ? runsLeft(now, (day + 1) * dayMs, intervalMs) - 1 : 0
      // Channels never listed come first, then those listed the longest ago. `toSorted` keeps the order of followers.
      for (const channel of channels.toSorted((one, other) => one.listedAt - other.listedAt || 0)) {
        if (unitsToday + described + kept >= uses.following.cap) break
        if (now - channel.listedAt <= readAgainDays * dayMs) continue
        if (day >= settled) oldestList = Math.max(oldestList, (now - channel.listedAt) / dayMs)
        channel.listedAt = now
        unitsToday += 1
        for (const publishedAt of channel.unknown.splice(0)) show(publishedAt, channel.followers, now)
      }
      const listed = channels.filter(({ listedAt }) => listedAt >= 0)
      const calls = callsOfRun(statsQuota.usable - statsQuota.reserved - callsToday, now, (day + 1) * dayMs, intervalMs)
      for (const channel of chooseCounts(listed, calls, now)) {
        channel.countedAt = now
        callsToday += 1
      }
      // What users see at noon: each channel as often as it has followers.
      if (day < settled || now % dayMs !== dayMs / 2) continue
      for (const { followers, countedAt } of channels) {
        if (countedAt === undefined) continue
        const age = (now - countedAt) / hourMs
        worstAge = Math.max(worstAge, age)
        for (let follower = 0; follower < followers; follower++) shown.push(age)
      }
    }
    units = Math.max(units, unitsToday + described)
    statsCalls = Math.max(statsCalls, callsToday)
    if (day >= settled) announcedUnits = Math.max(announcedUnits, announcedToday)
  }
  const never = channels.filter(({ countedAt }) => countedAt === undefined).length
  return {
    channels: channels.length,
    units,
    announcedUnits,
    statsCalls,
    medianAge: median(shown),
    worstAge,
    medianUploadAge: median(uploadAges),
    oldestList,
    never,
  }
}

/** `npm run bench -- follow-quota`: what following costs, compared with reading each channel for each user daily. */
export function followQuotaBench(): Row[] {
  return [3_000, 10_000].flatMap((users) => {
    const [without, result] = [simulateFollowing(users, false), simulateFollowing(users, true)]
    console.log(`${users} users without push: ${JSON.stringify(without)}`)
    console.log(`${users} users: ${JSON.stringify(result)}`)
    const rows: Row[] = [
      {
        metric: 'units of the Data API',
        comparedWith: 'YouTube’s 10,000 a day',
        ratio: result.units / 10_000,
        atMost: 0.066,
      },
      {
        metric: 'batchGetStats',
        comparedWith: 'YouTube’s 10,000 a day',
        ratio: result.statsCalls / 10_000,
        atMost: 0.95,
      },
      { metric: 'oldest counts shown', comparedWith: '27 days', ratio: result.worstAge / 24 / 27, atMost: 1 },
      { metric: 'oldest list of uploads', comparedWith: '27 days', ratio: result.oldestList / 27, atMost: 1 },
      {
        metric: 'age of a new upload, median',
        comparedWith: 'without push notifications',
        ratio: result.medianUploadAge / without.medianUploadAge,
        atMost: 0.01,
      },
      // Once a day for each channel of each user: its list for a unit, and its counts for a call of batchGetStats.
      {
        metric: 'without sharing, either quota',
        comparedWith: 'YouTube’s 10,000 a day',
        ratio: (users * followsEach) / 10_000,
      },
    ]
    return rows.map((row) => ({ ...row, metric: `${users} users, ${row.metric}` }))
  })
}
