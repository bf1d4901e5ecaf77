import * as z from 'zod/mini'
import { fetchChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import type { ChannelReference } from '#shared/channel-url.ts'
import { Channel } from '#shared/contract/youtube.ts'
import { daySeconds } from '#shared/duration.ts'

/**
 * The result of a lookup. `missing`: there is no such channel. `closed`: YouTube does not respond or, with `isSpent`, a budget is spent.
 */
export type Resolution =
  | { readonly outcome: 'found'; readonly channel: Channel }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'closed'; readonly isSpent: boolean }

/** Misses are cached too, as null. */
const CachedChannel = z.object({ channel: z.nullable(Channel) })

/**
 * Finds the channel of a URL: in the cache, or else at YouTube for one unit of the payer's quota, if `mayFetch` allows it. Never uses
 * YouTube's search.
 */
export async function resolveChannel(
  reference: ChannelReference,
  payer: Payer,
  mayFetch?: () => Promise<boolean>,
): Promise<Resolution> {
  const cached = await getCachedResolution(reference)
  if (cached) return cached
  if (mayFetch && !(await mayFetch())) return { outcome: 'closed', isSpent: true }
  if (!(await chargeDataCall(payer))) return { outcome: 'closed', isSpent: true }
  const channel = await lookUp(reference)
  if (channel === 'busy' || channel === 'quota') return { outcome: 'closed', isSpent: channel === 'quota' }
  await putCached(cacheKey(reference), { channel }, daySeconds)
  return toResolution(channel)
}

/** Returns the result of looking up a URL within the last day, if any. Never calls YouTube. */
export async function getCachedResolution(reference: ChannelReference): Promise<Resolution | undefined> {
  const cached = await getCached(cacheKey(reference), CachedChannel)
  return cached && toResolution(cached.channel)
}

/** Fetches a channel. Returns null if there is none, `quota` if YouTube's quota is spent, and `busy` if YouTube does not respond. */
async function lookUp(reference: ChannelReference): Promise<Channel | null | 'quota' | 'busy'> {
  try {
    return (await fetchChannel(reference)) ?? null
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'gone') return null
    if (error.kind !== 'quota') return 'busy'
    await markDataQuotaSpent()
    return 'quota'
  }
}

const toResolution = (channel: Channel | null): Resolution =>
  channel ? { outcome: 'found', channel } : { outcome: 'missing' }

/** The cache key of a channel that was looked up by its id. */
export const channelIdKey = (id: string): string => `channel#id#${id}`

/**
 * Returns the cache key of a reference. /c/name and /@name share a key, because both are looked up as a handle. Names are
 * case-insensitive.
 */
function cacheKey(reference: ChannelReference): string {
  if (reference.kind === 'id') return channelIdKey(reference.id)
  const kind = reference.kind === 'user' ? 'user' : 'handle'
  return `channel#${kind}#${reference.name.normalize().toLowerCase()}`
}

/** Whether a reference names the channel with this id and handle. A /user/ URL names no channel, because only YouTube knows whose it is. */
export const isNamedBy = (reference: ChannelReference, { id, handle }: Pick<Channel, 'id' | 'handle'>): boolean =>
  reference.kind === 'id'
    ? reference.id === id
    : handle !== null && cacheKey(reference) === cacheKey({ kind: 'handle', name: handle.replace(/^@/, '') })

/** Returns the error for a URL without a channel; for a /c/ URL, one that suggests the @handle, which may still work. */
export const channelNotFound = ({ kind }: ChannelReference): Failure =>
  new Failure(kind === 'name' ? 'channel_name_not_found' : 'channel_not_found')
