import { fetchChannels, maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { chargeDataCall, markDataQuotaSpent } from '#functions/services/youtube-quota/charge.ts'
import { type StoredChannel, saveChannel, scanChannels } from '#functions/store/channels.ts'
import { scanFollowers } from '#functions/store/follows.ts'
import { acquireLease } from '#functions/store/lease.ts'

/** Channels are described again after this time, a week before they expire. In milliseconds. */
const describeAgainMs = 20 * 86_400_000
/** The job's timeout. */
const leaseSeconds = 300

/**
 * Reads followed channels again that YouTube described long ago, or never: those with the most followers first. A second run
 * at the same time does nothing. Returns how many were described.
 */
export async function refreshChannels(canContinue: () => boolean, now = Date.now()): Promise<{ described: number }> {
  const lease = await acquireLease('refresh-channels', leaseSeconds)
  if (!lease) return { described: 0 }
  try {
    return { described: await describeChannels(await listFollowed(now), canContinue, now) }
  } finally {
    await lease.release()
  }
}

/** A followed channel, and what we hold about it. */
interface Followed {
  readonly id: string
  readonly followers: number
  readonly channel: StoredChannel | undefined
}

async function listFollowed(now: number): Promise<Followed[]> {
  const followers = new Map<string, number>()
  for await (const page of scanFollowers())
    for (const { channelId } of page) followers.set(channelId, (followers.get(channelId) ?? 0) + 1)
  const channels = new Map<string, StoredChannel>()
  for await (const page of scanChannels(now)) for (const channel of page) channels.set(channel.channelId, channel)
  return [...followers]
    .map(([id, count]) => ({ id, followers: count, channel: channels.get(id) }))
    .toSorted((one, other) => other.followers - one.followers)
}

async function describeChannels(
  followed: readonly Followed[],
  canContinue: () => boolean,
  now: number,
): Promise<number> {
  const due = followed.filter(({ channel }) => !channel || isOld(channel, now)).map(({ id }) => id)
  let described = 0
  for (let from = 0; from < due.length && canContinue(); from += maxChannelIds) {
    if (!(await chargeDataCall('following', now))) break
    const channels = await fetchOrStop(due.slice(from, from + maxChannelIds))
    if (!channels) break
    for (const { id, ...channel } of channels) await saveChannel({ channelId: id, ...channel }, now)
    described += channels.length
  }
  return described
}

const isOld = ({ subscribers, fetchedAt }: StoredChannel, now: number) =>
  subscribers === undefined || now - Date.parse(fetchedAt) > describeAgainMs

/** Fetches channels. Returns undefined where YouTube does not respond: the next run tries again. */
async function fetchOrStop(ids: readonly string[]) {
  try {
    return await fetchChannels(ids)
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markDataQuotaSpent()
    return undefined
  }
}
