import { historyMs, newestOfOldest, newestVideos } from '#functions/services/channel/reading.ts'
import {
  addVisit,
  type Habit,
  isLastRun,
  needsReading,
  nextReadingAt,
  orderDue,
  orderOldest,
} from '#functions/services/visits/habit.ts'
import { dataQuota, poolUnits, type Use, unitsLent, useNames, uses } from '#functions/services/youtube-quota/quota.ts'
import { refreshMs } from '#shared/analytics.ts'
import { maxChannelVideos } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { createRandom } from '#shared/random.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { median, type Row } from './row.ts'

/** Midnight Pacific time in winter, at which the simulation starts. */
export const start: number = Date.UTC(2027, 0, 11, 8)
/** Simulated days. The last ones are measured. */
const days = 12
const measured = 7
/** Connected channels per daily user. On an average day 40% of their owners come. */
const channelsPerUser = 2.5
/** One of this many visitors connects a channel on that day. */
const newVisitors = 30
/** A channel publishes every so many days on average. */
const publishDays = 3.5
/** This share of YouTube's announcements of new videos never arrives: a list finds them, for a unit. */
const lost = 0.05
/** The share of visits of a day in which titles are judged by the channel, and in which newer figures are requested. */
const judging = 0.1
const updating = 0.03
/** The share of owners with a paid plan, of those with alerts, and of uploads on which there is a call. */
const paying = 0.2
const alerted = 0.2
const called = 0.3
/** `jobs/refresh-trends` in a day, and the videos of searches. */
const trendUnits = 1_540
const searches = 59
/** How many channels or videos one unit reads. */
const batch = 50
/** The second page of a channel's videos is not read again within this time. */
const settledMs = 7 * dayMs
const youtubeMs = youtubeSeconds * 1000

/** Units of a day, spent as `charge.ts` does: floors, the pool, caps. */
class DailyBudget {
  readonly #used = new Map<Use, number>(useNames.map((use) => [use, 0]))
  readonly #lent: number
  /** How often each use asked for units, and how often there were too few. */
  readonly asked = new Map<Use, number>()
  readonly refused = new Map<Use, number>()
  #pool = 0
  constructor(lent = 0) {
    this.#lent = lent
  }
  spend(use: Use, units = 1): boolean {
    let spent = 0
    while (spent < units && this.#spendOne(use)) spent += 1
    const isRefused = spent < units
    this.asked.set(use, (this.asked.get(use) ?? 0) + 1)
    if (isRefused) this.refused.set(use, (this.refused.get(use) ?? 0) + 1)
    return !isRefused
  }
  #spendOne(use: Use): boolean {
    const [used, { floor: whole, cap }] = [this.used(use), uses[use]]
    const floor = use === 'readAhead' ? whole - this.#lent : whole
    if (used >= cap || (used >= floor && this.#pool >= poolUnits + this.#lent)) return false
    if (used >= floor) this.#pool += 1
    this.#used.set(use, used + 1)
    return true
  }
  used = (use: Use): number => this.#used.get(use) ?? 0
  total = (): number => useNames.reduce((sum, use) => sum + this.used(use), 0)
}

/** Returns the share of its requests, over several days, for which each use found too few units. */
function shareRefused(budgets: readonly DailyBudget[]): Partial<Record<Use, number>> {
  const sum = (name: 'asked' | 'refused', use: Use) =>
    budgets.reduce((all, budget) => all + (budget[name].get(use) ?? 0), 0)
  const asking = useNames.filter((use) => sum('asked', use) > 0)
  return Object.fromEntries(asking.map((use) => [use, Number((sum('refused', use) / sum('asked', use)).toFixed(3))]))
}

export interface Creator {
  /** The share of days on which they come, and their usual hour of the Pacific day. */
  readonly comes: number
  readonly hour: number
  /** The first day, for a new one. */
  readonly born: number | undefined
  readonly isPaying: boolean
  readonly hasAlerts: boolean
  readonly videos: number
  /** Whether there are more videos than the uploads that are read, so that top videos may be older ones. */
  readonly hasOlder: boolean
  habit: Habit | undefined
  dueAt: number | undefined
  /** When the channel was read in a batch. */
  readAt: number | undefined
  /** When the channel was connected. Connecting also reads its figures. */
  connectedAt: number | undefined
  /** When the figures that the dashboard shows were read. */
  figuresAt: number | undefined
  /** When all of the newest 50 videos were counted, and those after them. */
  countedAt: number | undefined
  olderAt: number | undefined
  /** When the titles of top videos that are not among those were read. */
  titlesAt: number | undefined
  /** When the next video is published, and whether a list has to find one. */
  publishesAt: number
  hasNew: boolean
}

export interface Visit {
  /** The index of the creator. */
  readonly id: number
  /** In milliseconds since 1970. */
  readonly at: number
  /** Whether newer figures are requested, and whether titles are judged by the channel. */
  readonly updates: boolean
  readonly judges: boolean
}

type Random = () => number
const sampleNormal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const samplePause = (random: Random) => -Math.log(1 - random()) * publishDays * dayMs

const countVideos = (videos: number) => ({
  videos: Math.min(maxChannelVideos, videos),
  hasOlder: videos > maxChannelVideos,
})

const makeCreator = (born: number | undefined, random: Random): Creator => ({
  comes: Math.min(0.97, random() ** 1.7 * 0.97),
  hour: (24 + 6 + sampleNormal(random) * 5) % 24,
  born,
  isPaying: random() < paying,
  hasAlerts: random() < alerted,
  ...countVideos(Math.round(Math.exp(3.7 + sampleNormal(random)))),
  habit: undefined,
  dueAt: undefined,
  readAt: undefined,
  connectedAt: undefined,
  figuresAt: undefined,
  countedAt: undefined,
  olderAt: undefined,
  titlesAt: undefined,
  publishesAt: start + samplePause(random),
  hasNew: false,
})

function makeCreators(users: number, random: Random): Creator[] {
  const known = Array.from({ length: Math.round(users * channelsPerUser) }, () => makeCreator(undefined, random))
  const fresh = Array.from({ length: days }, (_, day) =>
    Array.from({ length: Math.round(users / newVisitors) }, () => makeCreator(day, random)),
  )
  return [...known, ...fresh.flat()]
}

/** Gives known creators a past: visits of the last four weeks, and figures of the last one. */
function addPast(creator: Creator, random: Random): void {
  if (creator.born !== undefined) return
  let last: number | undefined
  for (let day = -27; day < 0; day++)
    if (random() < creator.comes) {
      last = start + day * dayMs + ((creator.hour + sampleNormal(random) * 1.5 + 24) % 24) * hourMs
      creator.habit = addVisit(creator.habit, last) ?? creator.habit
    }
  if (last === undefined || !creator.habit) return
  creator.readAt = last
  creator.figuresAt = last
  creator.countedAt = Math.min(last, start - random() * historyMs)
  creator.olderAt = creator.countedAt
  creator.titlesAt = creator.countedAt
  creator.dueAt = nextReadingAt(creator.habit, Math.max(start, last + 6 * hourMs))
}

/** Makes all visits, in order: 1 + Poisson(1.5) on each day on which a creator comes, around their hour. */
function makeVisits(creators: readonly Creator[], random: Random): Visit[] {
  const visits: Visit[] = []
  for (const [id, { comes, hour, born }] of creators.entries())
    for (let day = born ?? 0; day < days; day++) {
      if (day !== born && random() >= comes) continue
      let more = 0
      for (let product = random(); product > Math.exp(-1.5); product *= random()) more += 1
      for (let nth = 0; nth <= more; nth++) {
        const inDay = Math.min(23.99, Math.max(0, hour + sampleNormal(random) * 1.5 + (nth > 0 ? random() * 6 : 0)))
        visits.push({
          id,
          at: start + day * dayMs + inDay * hourMs,
          updates: random() < updating,
          judges: random() < judging,
        })
      }
    }
  return visits.sort((one, other) => one.at - other.at)
}

/** What a policy does each hour and at a visit. */
interface Policy {
  readonly visit: (creator: Creator, budget: DailyBudget, visit: Visit) => void
  readonly hour: (creators: readonly Creator[], budget: DailyBudget, at: number) => void
}

/** Runs the jobs and visits of an hour, which begins at `at`, and returns the visits that are left. */
function liveHour(
  creators: readonly Creator[],
  visits: readonly Visit[],
  { policy, budget, at }: { policy: Policy; budget: DailyBudget; at: number },
  onVisit: (creator: Creator, visit: Visit) => void = () => {},
): readonly Visit[] {
  policy.hour(creators, budget, at)
  let done = 0
  for (const visit of visits) {
    if (visit.at >= at + hourMs) break
    done += 1
    const creator = creators[visit.id]
    if (!creator) continue
    policy.visit(creator, budget, visit)
    onVisit(creator, visit)
    const habit = addVisit(creator.habit, visit.at)
    if (!habit) continue
    creator.habit = habit
    creator.dueAt = nextReadingAt(habit, visit.at)
  }
  return visits.slice(done)
}

/** Units by use, without those that spent none. */
export type Units = Partial<Record<Use, number>>

/** What a few creators do, who connect their channels on the first day, and what that costs on each day. */
export interface SimulatedDays {
  /** The creators by their numbers of videos, in the order of `Visit.id`. */
  readonly creators: readonly Pick<Creator, 'isPaying' | 'videos'>[]
  readonly days: readonly { readonly visits: readonly Visit[]; readonly units: Units }[]
}

/** Simulates days of creators who have the given numbers of videos and publish none: what their own channels cost. */
export function simulateChannels(videos: readonly number[], seed: number): SimulatedDays {
  const random = createRandom(seed)
  const creators = videos.map((count) => ({ ...makeCreator(0, random), ...countVideos(count) }))
  const visits = makeVisits(creators, random)
  const policy = ahead()
  let left: readonly Visit[] = visits
  const simulated = Array.from({ length: days }, (_, day) => {
    const [budget, midnight] = [new DailyBudget(), start + day * dayMs]
    for (let at = midnight; at < midnight + dayMs; at += hourMs) left = liveHour(creators, left, { policy, budget, at })
    const units = Object.fromEntries(useNames.flatMap((use) => (budget.used(use) > 0 ? [[use, budget.used(use)]] : [])))
    return { visits: visits.filter(({ at }) => at >= midnight && at < midnight + dayMs), units }
  })
  return { creators, days: simulated }
}

/** The result of a policy over the measured days. Ages are in hours. */
export interface Simulated {
  readonly users: number
  readonly visits: number
  /** Units of the busiest day. */
  readonly units: number
  readonly byUse: Readonly<Partial<Record<Use, number>>>
  readonly medianAge: number
  readonly p95Age: number
  /** The shares of visits with figures older than a day, and without any. */
  readonly old: number
  readonly without: number
  /** The share of its requests for which each use found too few units. */
  readonly refused: Readonly<Partial<Record<Use, number>>>
}

/** Creates the policy of the previous release: a visit reads figures older than a day, for three units. */
const onDemand = (): Policy => {
  let [day, known, all] = [-1, 0, 0]
  return {
    hour: () => {},
    visit: (creator, budget, { at }) => {
      if (creator.figuresAt !== undefined && at - creator.figuresAt < dayMs) return
      const today = Math.floor((at - start) / dayMs)
      if (today !== day) [day, known, all] = [today, 0, 0]
      const isFirst = creator.figuresAt === undefined
      if (all + 3 > 4_800 || (!isFirst && known + 3 > 4_300)) return
      all += 3
      if (!isFirst) known += 3
      spentOnDemand.set(budget, all)
      creator.figuresAt = at
      creator.readAt = at
    },
  }
}
/** The units of dashboards in the previous release, which had other shares. */
const spentOnDemand = new WeakMap<DailyBudget, number>()

/** Reads creators in batches, like `readChannels`, until the units of a use are used up. */
function readBatches(
  ordered: readonly Creator[],
  budget: DailyBudget,
  at: number,
  { use = 'readAhead', newest = newestVideos }: { use?: Use; newest?: number } = {},
): void {
  for (let from = 0; from < ordered.length; from += batch) {
    const part = ordered.slice(from, from + batch)
    if (!budget.spend(use)) return
    let count = 0
    for (const creator of part) {
      const isFirst = creator.readAt === undefined
      const isListed = (creator.hasNew || isFirst) && budget.spend(use)
      if (isListed) creator.hasNew = false
      const known = isFirst ? 0 : newest
      count += Math.min(isListed ? newestVideos : known, creator.videos)
    }
    if (!budget.spend(use, Math.ceil(count / batch))) return
    for (const creator of part) {
      creator.readAt = at
      if (creator.dueAt !== undefined && creator.dueAt <= at)
        creator.dueAt = creator.habit && nextReadingAt(creator.habit, at + 3 * hourMs)
    }
  }
}

/** Creates the policy of this release, with the planner of `jobs/read-ahead`. */
const ahead = (): Policy => ({
  hour: (creators, budget, at) => {
    const due = creators.filter(({ dueAt }) => dueAt !== undefined && dueAt <= at)
    const candidates = due.map((creator) => ({
      creator,
      habit: creator.habit ?? { hours: [], share: 0, lastAt: at },
      readAt: creator.readAt,
    }))
    for (const one of candidates)
      if (!needsReading(one, at))
        one.creator.dueAt = one.creator.habit && nextReadingAt(one.creator.habit, at + 3 * hourMs)
    const wanting = candidates.filter((one) => needsReading(one, at))
    readBatches(
      orderDue(wanting, at).map(({ creator }) => creator),
      budget,
      at,
    )
    if (!isLastRun(at, nextMidnight(at))) return
    const known = creators.flatMap((creator) =>
      creator.habit ? [{ creator, habit: creator.habit, readAt: creator.readAt }] : [],
    )
    readBatches(
      orderOldest(known, at).map(({ creator }) => creator),
      budget,
      at,
      { newest: newestOfOldest },
    )
  },
  visit: (creator, budget, { at, updates, judges }) => {
    if (!creator.habit && creator.born !== undefined) connect(creator, budget, at)
    readFigures(creator, budget, at)
    readVideos(creator, budget, at)
    readTopTitles(creator, budget, at)
    if (updates && isOlder(creator.figuresAt, refreshMs, at) && budget.spend('updates')) creator.figuresAt = at
    if (updates && isOlder(listedAt(creator), refreshMs, at) && budget.spend('updates', 2))
      countAll(creator, budget, at)
    // Titles are judged by the uploads that the list of videos reads too.
    if (judges && creator.countedAt === undefined) fetchUploads(creator, budget, at)
  },
})

const isOlder = (then: number | undefined, ms: number, at: number) => then === undefined || at - then >= ms
const historyUse = ({ isPaying }: Creator) => (isPaying ? 'history' : 'freeHistory')
/** Returns when the newest videos on the dashboard were read. */
const listedAt = ({ countedAt, readAt }: Creator) => countedAt && Math.max(countedAt, readAt ?? 0)

/** Simulates the request `youtube/auth`, whose job fetches the uploads, which the list of videos then uses. */
function connect(creator: Creator, budget: DailyBudget, at: number): void {
  if (!budget.spend('firstReads')) return
  creator.connectedAt = at
  fetchUploads(creator, budget, at)
}

/** Simulates `jobs/fetch-uploads`, which fetches both pages or none. */
function fetchUploads(creator: Creator, budget: DailyBudget, at: number): void {
  const use = historyUse(creator)
  if (!budget.spend(use, 2) || (creator.videos > batch && !budget.spend(use, 2))) return
  creator.countedAt = at
  if (creator.videos > batch) creator.olderAt = at
}

/** Simulates the request `youtube/analytics`: the channel costs a unit if it was not read ahead. */
function readFigures(creator: Creator, budget: DailyBudget, at: number): void {
  const { figuresAt, readAt, connectedAt } = creator
  const isReadAhead = figuresAt !== undefined && readAt !== undefined && readAt > figuresAt
  if (!isReadAhead && !isOlder(figuresAt, dayMs, at)) return
  if (!isOlder(readAt, dayMs, at)) creator.figuresAt = readAt
  else if (figuresAt === undefined && !isOlder(connectedAt, dayMs, at)) creator.figuresAt = connectedAt
  else if (budget.spend(figuresAt === undefined ? 'firstReads' : 'visits')) creator.figuresAt = at
}

/** Simulates the request `youtube/videos`: uploads and their counts, or only counts if the newest were read ahead. */
function readVideos(creator: Creator, budget: DailyBudget, at: number): void {
  if (creator.countedAt !== undefined && at - creator.countedAt > youtubeMs) creator.countedAt = undefined
  const { countedAt } = creator
  const isKnown = countedAt !== undefined && !isOlder(listedAt(creator), dayMs, at)
  if (isKnown && at - countedAt <= historyMs) return
  const use = countedAt === undefined ? 'firstReads' : isKnown ? 'recounts' : 'visits'
  if (budget.spend(use, isKnown ? 1 : 2)) countAll(creator, budget, at, isKnown ? 1 : 2)
}

/** Simulates the request `youtube/top`: titles that are not stored cost a unit, and are kept until a day before they expire. */
function readTopTitles(creator: Creator, budget: DailyBudget, at: number): void {
  const areListed = creator.countedAt !== undefined && (creator.videos <= batch || creator.olderAt !== undefined)
  if (areListed && !creator.hasOlder) return
  if (isOlder(creator.titlesAt, youtubeMs - dayMs, at) && budget.spend('updates')) creator.titlesAt = at
}

/**
 * Counts the newest 50 videos, and those of the second page if that has not been done for a week. Two units a page with its list, one
 * where the videos are known.
 */
function countAll(creator: Creator, budget: DailyBudget, at: number, units = 2): void {
  creator.countedAt = at
  if (creator.videos <= batch || (units === 1 && creator.olderAt === undefined)) return
  if (isOlder(creator.olderAt, settledMs, at) && budget.spend(historyUse(creator), units)) creator.olderAt = at
}

const countConnected = (creators: readonly Creator[]) => creators.filter(({ habit }) => habit).length
const nextMidnight = (at: number) => start + (Math.floor((at - start) / dayMs) + 1) * dayMs

/** Spends what other uses need in an hour: trends, followed channels, look-ups, searches, settling, alerts. */
function spendOthers(users: number, creators: readonly Creator[], budget: DailyBudget, at: number): void {
  const demand = (use: Use, perDay: number) => {
    const hour = Math.floor((at - start) / hourMs) % 24
    const units = Math.floor((perDay * (hour + 1)) / 24) - Math.floor((perDay * hour) / 24)
    for (let unit = 0; unit < units; unit++) budget.spend(use)
  }
  demand('trends', trendUnits)
  demand('searches', searches)
  demand('following', uses.following.cap)
  demand('anonymousLookUps', users / newVisitors)
  demand('lookUps', users * 0.02 * paying)
  demand('freeLookUps', users / newVisitors + users * 0.02 * (1 - paying))
  // A call is checked twice, 50 a unit.
  const uploads = countConnected(creators) / publishDays
  demand('settling', Math.ceil((2 * uploads * called) / batch))
  // Four runs a day: subscribers whose channels were not read within a day.
  if (Math.floor((at - start) / hourMs) % 6 !== 0) return
  const unread = creators.filter(
    ({ hasAlerts, habit, readAt }) => hasAlerts && habit && readAt !== undefined && at - readAt > dayMs,
  )
  readBatches(unread, budget, at, { use: 'alerts' })
}

/** Simulates days of creators who read the figures of their connected channels. The seed is the number of users. */
export function simulateDashboards(users: number, name: 'on demand' | 'read ahead'): Simulated {
  const random = createRandom(users)
  const creators = makeCreators(users, random)
  for (const creator of creators) addPast(creator, random)
  let visits: readonly Visit[] = makeVisits(creators, random)
  const policy = name === 'on demand' ? onDemand() : ahead()
  const ages: number[] = []
  const budgets: DailyBudget[] = []
  let [without, all, units] = [0, 0, 0]
  let byUse: Units = {}
  let budget = new DailyBudget()
  for (let at = start; at < start + days * dayMs; at += hourMs) {
    const day = Math.floor((at - start) / dayMs)
    const isMeasured = day >= days - measured
    // The day starts with the units that the last run of the day before lent.
    const lent = name === 'read ahead' && day > 0 ? unitsLent(countConnected(creators)) : 0
    if (at === start + day * dayMs) budget = new DailyBudget(lent)
    for (const creator of creators)
      for (; creator.publishesAt <= at; creator.publishesAt += samplePause(random))
        if (name === 'on demand' || random() < lost) creator.hasNew = true
    // The scheduler's jobs run at the same time.
    spendOthers(users, creators, budget, at)
    visits = liveHour(creators, visits, { policy, budget, at }, (creator, visit) => {
      if (!isMeasured) return
      all += 1
      if (creator.figuresAt === undefined) without += 1
      else ages.push((visit.at - creator.figuresAt) / hourMs)
    })
    if (!isMeasured || at + hourMs < nextMidnight(at)) continue
    budgets.push(budget)
    const spent = budget.total() + (spentOnDemand.get(budget) ?? 0)
    if (spent <= units) continue
    units = spent
    byUse = Object.fromEntries(useNames.map((use) => [use, budget.used(use)]))
  }
  const sorted = ages.toSorted((one, other) => one - other)
  return {
    users,
    visits: Math.round(all / measured),
    units,
    byUse,
    medianAge: median(ages),
    p95Age: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    old: ages.filter((age) => age > 24).length / all,
    without: without / all,
    refused: shareRefused(budgets),
  }
}

/**
 * `npm run bench -- quota`: twelve days of creators who read the figures of their connected channels, with the real planner and the real
 * table of uses, compared with reading them when their owners come.
 */
export function dashboardsBench(): Row[] {
  return [1_000, 3_000, 10_000].flatMap((users) => {
    const before = simulateDashboards(users, 'on demand')
    const now = simulateDashboards(users, 'read ahead')
    for (const [name, result] of Object.entries({ before, now }))
      console.log(`${users} users, ${name}: ${JSON.stringify(result)}`)
    const rows: Row[] = [
      { metric: 'units', comparedWith: 'YouTube’s 10,000 a day', ratio: now.units / dataQuota.project, atMost: 0.95 },
      { metric: 'units on demand', comparedWith: 'YouTube’s 10,000 a day', ratio: before.units / dataQuota.project },
      { metric: 'figures older than a day', comparedWith: 'visits', ratio: now.old, atMost: 0 },
      { metric: 'figures older than a day, on demand', comparedWith: 'visits', ratio: before.old },
      { metric: 'no figures', comparedWith: 'visits', ratio: now.without, atMost: 0 },
      { metric: 'no figures, on demand', comparedWith: 'visits', ratio: before.without },
      { metric: 'median age', comparedWith: 'a day', ratio: now.medianAge / 24, atMost: 0.25 },
      { metric: 'median age, on demand', comparedWith: 'a day', ratio: before.medianAge / 24 },
    ]
    return rows.map((row) => ({ ...row, metric: `${users} users, ${row.metric}` }))
  })
}
