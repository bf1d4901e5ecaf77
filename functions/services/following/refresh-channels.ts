import { requestSubscription } from '#functions/clients/websub/hub.ts'
import { fetchChannels, maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploads, type ListedUpload } from '#functions/clients/youtube/playlist.ts'
import { fetchStats, fetchVideos, maxVideoIds, type Video, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import {
  chargeDataCall,
  chargeStatsCall,
  fetchOrStop,
  markDataQuotaSpent,
  markStatsQuotaSpent,
  readFollowingStatsLeft,
  readFollowingUnitsLeft,
} from '#functions/services/youtube-quota/charge.ts'
import {
  getChannel,
  markSubscriptionAsked,
  removeAnnouncedFromFollowed,
  saveChannel,
} from '#functions/store/channels.ts'
import {
  type DueChannel,
  listDueChannels,
  listUncounted,
  noteAnnouncedRead,
  noteCounted,
  noteDescribed,
  noteListed,
  noteSubscriptionAsked,
  putOff,
} from '#functions/store/followed-channels.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { getUploads, maxUploads, putUploads, replaceUploads, type StoredVideo } from '#functions/store/uploads.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { adoptFollowed } from './adopt-followed.ts'
import { callsOfRun, chooseCounts, runsLeft } from './choose-counts.ts'
import { languageOf } from './language-of.ts'
import { createWantingReader, publishOutliers } from './publish-outliers.ts'
import { subscriptionOf } from './subscription.ts'
import { surveyFollowers } from './survey.ts'
import { deleteUnfollowed } from './unfollow.ts'

/** The job's timeout, in seconds. */
const leaseSeconds = 300
/** The job's schedule, in milliseconds. */
const intervalMs = 15 * 60_000

/** A step ends after this many consecutive failed calls, because the cause is probably YouTube, not the channels. */
const maxFailures = 3

/** The maximum of each kind of work per run. The next runs, which have their own units, do the rest. */
const maxWork = {
  descriptions: 1000,
  lists: 500,
  announcements: 500,
  // 9,600 a day. 20,000 channels with leases of five days need 5,000.
  subscriptions: 100,
} as const

/**
 * How long work on a channel is postponed after a call without a result, in milliseconds: a day if YouTube does not know the channel or
 * rejects the call, an hour if it does not respond. Otherwise every run would look up deleted channels again and waste units.
 */
const putOffMs = { rejected: dayMs, busy: hourMs } as const

/**
 * The results of a run: channels described, channels whose uploads were listed, new videos that YouTube announced, channels whose videos
 * were counted, and channels whose subscription was requested.
 */
interface Counts {
  readonly described: number
  readonly listed: number
  readonly announced: number
  readonly counted: number
  readonly subscribed: number
}

/** The parameters of a run's steps. */
interface Run {
  readonly canContinue: () => boolean
  readonly now: number
}

/**
 * Updates followed channels. Describes new and outdated channels and lists their uploads, beginning with those that paying users follow
 * and those with the most followers. Reads new videos that YouTube announced, counts views within this run's share of the day's budget,
 * and subscribes to push notifications. Reads only channels with due work. A concurrent run does nothing.
 */
export async function refreshChannels(canContinue: () => boolean, now = Date.now()): Promise<Counts> {
  const lease = await acquireLease('refresh-channels', leaseSeconds)
  if (!lease) return { described: 0, listed: 0, announced: 0, counted: 0, subscribed: 0 }
  const run = { canContinue, now }
  try {
    await adoptFollowed(canContinue, now)
    const described = await describeChannels(run)
    const announced = await readAnnounced(run)
    const listed = await listUploads(run)
    const counted = await countVideos(run)
    return { described, listed, announced, counted, subscribed: await subscribe(run) }
  } finally {
    await lease.release()
  }
}

/** Returns the share of the quota to which a call about channels is charged: `following` if a paying user follows one of them. */
const payerOf = (channels: readonly { readonly isPaid: boolean }[]) =>
  channels.some(({ isPaid }) => isPaid) ? 'following' : 'freeFollowing'

async function describeChannels({ canContinue, now }: Run): Promise<number> {
  const left = await readFollowingUnitsLeft(now)
  const due = await listDueChannels('descriptions', Math.min(maxWork.descriptions, left.all * maxChannelIds), now)
  let described = 0
  for (let from = 0; from < due.length && canContinue(); from += maxChannelIds) {
    const batch = due.slice(from, from + maxChannelIds)
    const surveys = await surveyAll(batch)
    const ids = [...surveys.keys()]
    if (ids.length === 0) continue
    if (!(await chargeDataCall(payerOf([...surveys.values()]), now))) break
    const channels = await fetchOrStop(() => fetchChannels(ids), markDataQuotaSpent)
    if (!channels) break
    for (const { id, ...channel } of channels) {
      await saveChannel({ channelId: id, ...channel }, now)
      const survey = surveys.get(id)
      // The last follower unfollowed it in the meantime.
      if (survey && !(await noteDescribed(id, survey, now))) await deleteUnfollowed(id)
    }
    const found = new Set(channels.map(({ id }) => id))
    for (const id of ids) if (!found.has(id)) await putOff(id, 'descriptions', now + putOffMs.rejected)
    described += channels.length
  }
  return described
}

/** Surveys the followers of each channel. Deletes channels without followers, which an interrupted call left behind. */
async function surveyAll(channels: readonly DueChannel[]) {
  const surveyed = await Promise.all(
    channels.map(async ({ id, isPaid }) => [id, await surveyFollowers(id, isPaid)] as const),
  )
  for (const [id, { followers }] of surveyed) if (followers === 0) await deleteUnfollowed(id)
  return new Map(surveyed.filter(([, { followers }]) => followers > 0))
}

async function listUploads({ canContinue, now }: Run): Promise<number> {
  let [listed, failures] = [0, 0]
  const left = await readFollowingUnitsLeft(now)
  // Leave a unit for each further run of the day, for new videos that YouTube announces.
  const reserved = runsLeft(now, nextPacificDay(now), intervalMs) - 1
  const calls = { all: left.all - reserved, free: left.free - reserved }
  for (const { id, isPaid } of await listDueChannels('lists', Math.min(maxWork.lists, calls.all), now)) {
    if (!canContinue() || failures >= maxFailures) break
    if (!isPaid && calls.free <= 0) break
    if (!(await chargeDataCall(payerOf([{ isPaid }]), now))) break
    if (!isPaid) calls.free -= 1
    const uploads = await fetchOrSkip(() => fetchUploadsOrNone(id), markDataQuotaSpent)
    if (uploads === 'stop') break
    if (uploads === 'rejected' || uploads === 'busy') {
      await putOff(id, 'lists', now + putOffMs[uploads])
      failures += 1
      continue
    }
    failures = 0
    const counted = new Map((await getUploads(id, now))?.videos.map((video) => [video.id, video]))
    const videos = uploads.map((upload) => ({ ...counted.get(upload.id), ...upload }))
    const language = await languageOf(videos.map(({ title }) => title))
    await putUploads({ channelId: id, listedAt: new Date(now).toISOString(), language, videos }, now)
    // The last follower unfollowed it in the meantime.
    if (!(await noteListed(id, now))) await deleteUnfollowed(id)
    listed += 1
  }
  return listed
}

/** Reads the videos that YouTube announced, 50 per unit, and adds them to the uploads of their channels. */
async function readAnnounced({ canContinue, now }: Run): Promise<number> {
  const unread: Announced[] = []
  for (const due of await listDueChannels('announcements', maxWork.announcements, now)) {
    if (!canContinue()) break
    const channelId = due.id
    const [channel, uploads] = await Promise.all([getChannel(channelId, now), getUploads(channelId, now)])
    const stored = new Set(uploads?.videos.map(({ id }) => id))
    const pushed = [...(channel?.pushed ?? [])]
    const known = pushed.filter((id) => stored.has(id))
    if (known.length > 0) await removeAnnouncedFromFollowed(channelId, known)
    const ids = pushed.filter((id) => !stored.has(id))
    // Without uploads, the first list contains them.
    if (!uploads || ids.length === 0) await noteAnnouncedRead(due)
    else unread.push(...ids.map((id) => ({ id, due })))
  }
  let added = 0
  for (let from = 0; from < unread.length && canContinue(); from += maxVideoIds) {
    const batch = unread.slice(from, from + maxVideoIds)
    if (!(await chargeDataCall(payerOf(batch.map(({ due }) => due)), now))) break
    const videos = await fetchOrStop(() => fetchVideos(batch.map(({ id }) => id)), markDataQuotaSpent)
    if (!videos) break
    for (const due of new Set(batch.map((video) => video.due))) {
      const ids = batch.filter((video) => video.due === due).map(({ id }) => id)
      added += await addAnnounced(due.id, ids, videos, now)
      // The next batch may begin with more of the last channel.
      if (unread[from + maxVideoIds]?.due !== due) await noteAnnouncedRead(due)
    }
  }
  return added
}

/** A video that YouTube announced, and its channel. */
interface Announced {
  readonly id: string
  readonly due: DueChannel
}

/** Adds the announced videos of a channel that YouTube returned. Returns their number. */
async function addAnnounced(channelId: string, ids: readonly string[], fetched: readonly Video[], now: number) {
  const uploads = await getUploads(channelId, now)
  const added = fetched.filter((video) => video.channelId === channelId && ids.includes(video.id))
  if (!uploads) return 0
  if (added.length > 0) {
    // Without views before the first count, which would otherwise not be recognized as the first: see `publishOutliers`.
    const isCounted = uploads.videos.some(({ viewsAt }) => viewsAt !== undefined)
    const videos = [...added.map((video) => toStored(video, isCounted, now)), ...uploads.videos]
      .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
      .slice(0, maxUploads)
    await replaceUploads({ ...uploads, videos }, now)
  }
  // Remove all ids, including those of videos that are now private or deleted.
  await removeAnnouncedFromFollowed(channelId, ids)
  return added.length
}

const toStored = (
  { id, title, publishedAt, thumbnail, duration, views }: Video,
  hasViews: boolean,
  now: number,
): StoredVideo => ({
  id,
  title,
  publishedAt,
  ...(thumbnail && { thumbnail: thumbnail.url }),
  ...(duration === null ? {} : { seconds: duration }),
  ...(hasViews && views !== null ? { views, viewsAt: new Date(now).toISOString() } : {}),
})

/** Subscribes to the push notifications of channels without a subscription, and renews those that end soon. */
async function subscribe({ canContinue, now }: Run): Promise<number> {
  let subscribed = 0
  for (const { id } of await listDueChannels('subscriptions', maxWork.subscriptions, now)) {
    if (!canContinue()) break
    // Stored before the request, because the hub may verify it at once.
    const isStored = await markSubscriptionAsked(id, now)
    await noteSubscriptionAsked(id, now)
    if (!isStored) continue
    const outcome = await requestSubscription('subscribe', await subscriptionOf(id))
    if (outcome === 'busy') break
    if (outcome === 'accepted') subscribed += 1
  }
  return subscribed
}

/** Fetches a channel's uploads. Returns none for a channel that never published, which has no list of uploads. */
async function fetchUploadsOrNone(channelId: string): Promise<ListedUpload[]> {
  try {
    return await fetchUploads(channelId)
  } catch (error) {
    if (error instanceof YouTubeError && error.kind === 'gone') return []
    throw error
  }
}

async function countVideos({ canContinue, now }: Run): Promise<number> {
  const calls = callsOfRun(await readFollowingStatsLeft(now), now, nextPacificDay(now), intervalMs)
  const readWanting = createWantingReader()
  let [counted, failures] = [0, 0]
  for (const { id } of chooseCounts(await listUncounted(calls, now), calls, now)) {
    if (!canContinue() || failures >= maxFailures) break
    const uploads = await getUploads(id, now)
    if (uploads && uploads.videos.length > 0) {
      if (!(await chargeStatsCall('following', now))) break
      const stats = await fetchOrSkip(() => fetchStats(uploads.videos.map((video) => video.id)), markStatsQuotaSpent)
      if (stats === 'stop') break
      if (stats === 'rejected' || stats === 'busy') {
        // Treated as counted, so that it does not delay other channels.
        await noteCounted(id, now)
        failures += 1
        continue
      }
      failures = 0
      const videos = addStats(uploads.videos, stats, now)
      // Published before the counts are saved, so that the next count finds the same outliers if this fails.
      await publishOutliers(id, uploads.videos, videos, readWanting)
      await replaceUploads({ ...uploads, videos }, now)
    }
    await noteCounted(id, now)
    counted += 1
  }
  return counted
}

/** Adds new counts to videos. A video without new counts keeps its earlier ones, because it is not necessarily deleted. */
function addStats(videos: readonly StoredVideo[], stats: readonly VideoStats[], now: number): StoredVideo[] {
  const byId = new Map(stats.map((stat) => [stat.id, stat]))
  return videos.map((video) => {
    const { views, seconds } = byId.get(video.id) ?? {}
    return {
      ...video,
      ...(typeof seconds === 'number' ? { seconds } : {}),
      ...(typeof views === 'number' ? { views, viewsAt: new Date(now).toISOString() } : {}),
    }
  })
}

/**
 * Makes a call about one channel. Returns `rejected` if YouTube rejects this call, `busy` if it does not respond, and `stop` if calls
 * about other channels would fail too.
 */
async function fetchOrSkip<T>(
  call: () => Promise<T>,
  markQuotaSpent: () => Promise<void>,
): Promise<T | 'rejected' | 'busy' | 'stop'> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markQuotaSpent()
    if (error.kind === 'busy') return 'busy'
    return error.kind === 'bug' ? 'rejected' : 'stop'
  }
}
