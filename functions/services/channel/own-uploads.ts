import * as z from 'zod/mini'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { log } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { findOwnChannel } from './own-channel.ts'
import {
  attemptWindowAt,
  getCachedUploads,
  getRecentUploads,
  isFresh,
  type Uploads,
  uploadsKey,
} from './recent-uploads.ts'
import { getCachedResolution } from './resolve-channel.ts'

type WithChannel = Pick<Account, 'userId' | 'channel' | 'channelUrl'>

/**
 * The uploads by which titles are judged, from the user's connected or named channel. `none`: the user has no channel, or derived metrics
 * are off. `pending`: the job is fetching them. `unavailable`: it tried, and YouTube did not respond.
 */
export type OwnUploads =
  | { readonly state: 'cached'; readonly channelId: string; readonly uploads: Uploads }
  | { readonly state: 'none' | 'pending' | 'unavailable' }

/**
 * Returns the cached uploads of a user's channel, however old. Never calls YouTube: if none are cached, or they are older than a day, a
 * job fetches them.
 */
export async function readOwnUploads(account: WithChannel): Promise<OwnUploads> {
  if (!(await mayHaveUploads(account))) return { state: 'none' }
  const uploads = account.channel ? await getCachedUploads(account.channel.id) : undefined
  if (!uploads || !isFresh(uploads)) await requestUploads(account)
  if (account.channel && uploads) return { state: 'cached', channelId: account.channel.id, uploads }
  return { state: (await getCached(failedKey(account), z.literal(true))) ? 'unavailable' : 'pending' }
}

/**
 * Returns the uploads by which a title is analyzed. Prefers cached uploads, however old, because the title was judged by them while it
 * was typed; a job fetches fresh ones. If none are cached, fetches them at the user's expense. Undefined while YouTube does not respond.
 */
export async function findUploads(
  account: WithChannel & { readonly channel: NonNullable<Account['channel']> },
): Promise<Uploads | undefined> {
  const { userId, channel } = account
  const cached = await getCachedUploads(channel.id)
  if (!cached) return getRecentUploads(channel.id, { userId, use: 'history' })
  if (!isFresh(cached)) await requestUploads(account)
  return cached
}

/** Whether titles are judged by a user's channel, as far as we know. A named channel may still have to be looked up. */
async function mayHaveUploads(account: WithChannel): Promise<boolean> {
  if (!isDerivedMetricAllowed('own_history_score')) return false
  if (account.channel) return true
  const reference = findReference(account)
  return reference !== undefined && (await getCachedResolution(reference))?.outcome !== 'missing'
}

const findReference = ({ channelUrl }: WithChannel) =>
  channelUrl === undefined ? undefined : parseChannelUrl(channelUrl)

/** Identifies what is fetched: the uploads of a channel, or of the channel that a user named and that must still be looked up. */
const targetOf = ({ userId, channel }: WithChannel): string => channel?.id ?? `of#${pseudonymize(userId)}`
/** The job runs once per window, because `getRecentUploads` makes no more attempts either. */
const requestKey = (account: WithChannel, now: number) =>
  `fetch-uploads#${targetOf(account)}#${attemptWindowAt(now).number}`
const failedKey = (account: WithChannel) => `uploads-failed#${targetOf(account)}`

/**
 * Has the job fetch the uploads of a user's channel, if there may be one. Does not wait for it, and does nothing if the job was started
 * in the current window of ten minutes. Logs errors instead of throwing them: the next request tries again.
 */
export async function requestUploads(account: WithChannel): Promise<void> {
  const now = Date.now()
  const key = requestKey(account, now)
  if (!(await spendBudget(key, 1, 1, attemptWindowAt(now).endsAt))) return
  try {
    // Imported on demand, because most requests start no job.
    const { startJob } = await import('#functions/clients/lambda/start-job.ts')
    await startJob('jobs/fetch-uploads', { userId: account.userId })
  } catch (error) {
    log('error', 'fetch uploads', { error })
    await refundBudget(key, 1)
  }
}

/**
 * Has the job fetch the uploads of a channel that a user has just connected or named, so that they are ready when the user starts typing.
 */
export async function prefetchUploads(account: WithChannel): Promise<void> {
  if (!isDerivedMetricAllowed('own_history_score')) return
  if (account.channel || findReference(account)) await requestUploads(account)
}

/**
 * Fetches the uploads of a user's channel at the user's expense, unless they are less than a day old. Looks up a named channel first.
 * Returns whether there are uploads now; if not, they are `unavailable` for the rest of the window.
 */
export async function fetchOwnUploads(userId: string): Promise<boolean> {
  const now = Date.now()
  const account = await getAccount(userId)
  const channel = account && (await findOwnChannel(account))
  if (!account || !channel) return false
  const found = channel === 'pending' ? account : { ...account, channel }
  const uploads =
    channel === 'pending' ? undefined : await getRecentUploads(channel.id, { userId, use: 'history' }, now)
  if (!uploads) {
    await putCached(failedKey(found), true, attemptWindowAt(now).endsAt - Math.floor(now / 1000), now)
    return false
  }
  // Lets the next request fetch them again if they are deleted because the channel is disconnected.
  await refundBudget(requestKey(account, now), 1)
  await deleteIfLeft(found)
  return true
}

/** Deletes the uploads of a channel that the user disconnected or replaced while they were fetched. */
async function deleteIfLeft({ userId, channel }: WithChannel): Promise<void> {
  const left = channel && (await getAccount(userId))?.channel?.id !== channel.id
  if (left) await deleteCached(uploadsKey(channel.id))
}
