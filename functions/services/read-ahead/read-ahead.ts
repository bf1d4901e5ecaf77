import { requestSubscription } from '#functions/clients/websub/hub.ts'
import { maxChannelIds } from '#functions/clients/youtube/channels.ts'
import type { Due } from '#functions/lib/due.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import { isSubscriptionDue, markSubscribed } from '#functions/services/channel/announced.ts'
import { getReading, newestOfOldest, readChannels } from '#functions/services/channel/reading.ts'
import { subscriptionOf } from '#functions/services/following/subscription.ts'
import {
  type Habit,
  isLastRun,
  needsReading,
  nextReadingAt,
  orderDue,
  orderOldest,
} from '#functions/services/visits/habit.ts'
import { habitOf } from '#functions/services/visits/record-visit.ts'
import { lendUnits } from '#functions/services/youtube-quota/charge.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { deleteVisits, getVisits, listDueReadings, moveReading, scanVisits } from '#functions/store/visits.ts'
import { hourMs } from '#shared/duration.ts'

/** The job's timeout, in seconds. */
const leaseSeconds = 300

/** A connected channel that may be read, and its owner. */
interface Candidate {
  readonly userId: string
  readonly channelId: string
  readonly habit: Habit
  readonly readAt: number | undefined
  /** Absent if the channel is read only because units are left. */
  readonly due?: Due
}

/**
 * The results of a run: channels whose reading was due, channels that were read, channels that were read with the day's remaining units,
 * and channels whose new videos YouTube will announce.
 */
interface Counts {
  readonly due: number
  readonly read: number
  readonly oldest: number
  readonly subscribed: number
}

/**
 * Reads the connected channels whose owners are expected in two hours, in batches: those without figures first, then those whose owners
 * are most likely to come. The last run of a Pacific day spends the remaining units on the oldest figures, and lends the units that the
 * next day does not need. Channels that cannot be paid for stay due. A concurrent run does nothing.
 */
export async function readAhead(
  canContinue: () => boolean,
  now = Date.now(),
): Promise<Counts & Record<string, number>> {
  const lease = await acquireLease('read-ahead', leaseSeconds)
  if (!lease) return { due: 0, read: 0, oldest: 0, subscribed: 0 }
  try {
    const due: Candidate[] = []
    for await (const page of listDueReadings(now))
      due.push(...(await inBatches(page, ({ userId, due: item }) => findCandidate(userId, now, item))))
    const [enough, wanting] = [
      due.filter((channel) => !needsReading(channel, now)),
      due.filter((channel) => needsReading(channel, now)),
    ]
    await moveAll(enough, now)
    const read = await readAll(orderDue(wanting, now), canContinue, now)
    const oldest = isLastRun(now, nextPacificDay(now)) ? await readOldest(canContinue, now) : 0
    return { due: due.length, read, oldest, subscribed: await subscribe(due, canContinue, now) }
  } finally {
    await lease.release()
  }
}

/** The number of items to look up concurrently. */
const concurrency = 25

/** Calls `find` for each item, `concurrency` at a time. Returns the results without undefined. */
async function inBatches<T, R>(items: readonly T[], find: (item: T) => Promise<R | undefined>): Promise<R[]> {
  const found: R[] = []
  for (let from = 0; from < items.length; from += concurrency)
    for (const result of await Promise.all(items.slice(from, from + concurrency).map(find)))
      if (result) found.push(result)
  return found
}

/** Returns a user's connected channel. Without one, deletes the user's visits and returns undefined. */
async function findCandidate(userId: string, now: number, due?: Due): Promise<Candidate | undefined> {
  const [visits, account] = await Promise.all([getVisits(userId), getAccount(userId)])
  if (!visits || !account?.channel?.verified) {
    await deleteVisits(userId)
    return undefined
  }
  const channelId = account.channel.id
  const reading = await getReading(channelId)
  // Without a visit yet, the channel is read once.
  const habit = habitOf(visits) ?? { hours: [], share: 0, lastAt: now }
  const readAt = reading && Date.parse(reading.fetchedAt)
  return { userId, channelId, habit, readAt, ...(due && { due }) }
}

/** Reads channels in order, 50 at a time, until units or time are used up. Returns how many were read. */
async function readAll(
  ordered: readonly Candidate[],
  canContinue: () => boolean,
  now: number,
  newestOfEach?: number,
): Promise<number> {
  let read = 0
  for (let from = 0; from < ordered.length && canContinue(); from += maxChannelIds) {
    const batch = ordered.slice(from, from + maxChannelIds)
    const done = await readChannels(
      batch.map(({ channelId }) => channelId),
      'readAhead',
      now,
      newestOfEach,
    )
    if (!done) break
    // A channel that YouTube left out waits for its next reading like the others.
    await moveAll(batch, now)
    read += batch.filter(({ channelId }) => done.has(channelId)).length
  }
  return read
}

/** Sets when channels are read next: after the visit for which they were read. */
const moveAll = (candidates: readonly Candidate[], now: number) =>
  inBatches(candidates, async ({ due, habit }) => {
    if (due) await moveReading(due, habit.hours.length > 0 ? nextReadingAt(habit, now + 3 * hourMs) : undefined)
  })

async function readOldest(canContinue: () => boolean, now: number): Promise<number> {
  const candidates: Candidate[] = []
  for await (const page of scanVisits())
    candidates.push(...(await inBatches(page, ({ userId }) => findCandidate(userId, now))))
  await lendUnits(candidates.length, nextPacificDay(now))
  return readAll(orderOldest(candidates, now), canContinue, now, newestOfOldest)
}

/** The maximum number of subscriptions per run: 9,600 a day. 25,000 channels need 6,250. */
const maxSubscriptions = 400
const requestsAtOnce = 10

/** Subscribes to the new videos of channels that are due, and renews subscriptions. Ends when the hub does not respond. */
async function subscribe(due: readonly Candidate[], canContinue: () => boolean, now: number): Promise<number> {
  const wanted = await inBatches(due, async ({ channelId }) =>
    (await isSubscriptionDue(channelId, now)) ? channelId : undefined,
  )
  const ids = [...new Set(wanted)].slice(0, maxSubscriptions)
  let subscribed = 0
  for (let from = 0; from < ids.length && canContinue(); from += requestsAtOnce) {
    const outcomes = await Promise.all(ids.slice(from, from + requestsAtOnce).map((id) => requestPush(id, now)))
    subscribed += outcomes.filter((outcome) => outcome === 'accepted').length
    if (outcomes.includes('busy')) break
  }
  return subscribed
}

async function requestPush(channelId: string, now: number) {
  await markSubscribed(channelId, now)
  return requestSubscription('subscribe', await subscriptionOf(channelId))
}
