import * as z from 'zod/mini'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import { dayMs, daySeconds } from '#shared/duration.ts'

/*
 * YouTube announces new videos of connected channels, as it does for followed ones. So we read the list of uploads, which costs a unit,
 * only if an announcement is missing.
 */

/** A subscription is requested again after this time, and announcements are accepted for `leaseSeconds` after a request. */
const askAgainMs = 4 * dayMs
const leaseSeconds = 10 * daySeconds
/** The maximum number of announced videos that wait for the next reading, and how long they wait. */
const maxWaiting = 5
const waitSeconds = 20 * daySeconds

/** The cache keys of a connected channel's subscription and of its announced videos. */
export const subscribedKey = (channelId: string): string => `read-ahead-push#${channelId}`
export const announcedKey = (channelId: string): string => `read-ahead-new#${channelId}`

const AskedAt = z.iso.datetime()

/** Whether this is a connected channel that we subscribed to. */
export const isConnectedChannel = async (channelId: string): Promise<boolean> =>
  (await getCached(subscribedKey(channelId), AskedAt)) !== undefined

/** Whether a subscription must be requested or renewed. */
export async function isSubscriptionDue(channelId: string, now = Date.now()): Promise<boolean> {
  const askedAt = await getCached(subscribedKey(channelId), AskedAt)
  return askedAt === undefined || now - Date.parse(askedAt) > askAgainMs
}

/** Records that we request a subscription. Call it before the request, because the hub may verify it at once. */
export const markSubscribed = (channelId: string, now = Date.now()): Promise<void> =>
  putCached(subscribedKey(channelId), new Date(now).toISOString(), leaseSeconds, now)

/** Returns the announced videos of a channel that are not read yet. */
export const getAnnounced = async (channelId: string): Promise<readonly string[]> =>
  (await getCached(announcedKey(channelId), z.array(z.string()))) ?? []

/** Records announced videos of a connected channel. If one is lost, the number of the channel's videos reveals it. */
export async function addAnnouncedToConnected(channelId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const all = [...new Set([...ids, ...(await getAnnounced(channelId))])]
  await putCached(announcedKey(channelId), all.slice(0, maxWaiting), waitSeconds)
}

/** Deletes announced videos that were read. */
export const forgetAnnounced = (channelId: string): Promise<boolean> => deleteCached(announcedKey(channelId))
