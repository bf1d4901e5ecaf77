import * as z from 'zod/mini'
import { fetchChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer, type Take } from '#functions/services/youtube-quota/quota.ts'
import type { ChannelReference } from '#shared/channel-url.ts'
import { Channel } from '#shared/contract/youtube.ts'
import type { Store } from './store.ts'

/** What came of it: a channel, none of that name, or nobody to ask (a budget is spent, or YouTube does not answer). */
export type Resolution =
  | { readonly outcome: 'found'; readonly channel: Channel }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'closed' }

/** A miss is kept as well as a hit. */
const Kept = z.object({ channel: z.nullable(Channel) })
const keepSeconds = 24 * 3600

/** Finds the channel that a URL names: out of the cache, else for one unit of the payer's quota. Never searches. */
export async function resolveChannel(reference: ChannelReference, payer: Payer, store: Store): Promise<Resolution> {
  const key = cacheKey(reference)
  const kept = await store.getCached(key, Kept)
  if (kept) return resolved(kept.channel)
  if (!(await chargeDataCall(store.take, payer))) return { outcome: 'closed' }
  const channel = await askFor(reference, store.take)
  if (channel === 'nobody') return { outcome: 'closed' }
  await store.keep(key, { channel }, keepSeconds)
  return resolved(channel)
}

async function askFor(reference: ChannelReference, take: Take): Promise<Channel | null | 'nobody'> {
  try {
    return (await fetchChannel(reference)) ?? null
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.fault === 'gone') return null
    if (error.fault === 'quota') await markDataQuotaSpent(take)
    return 'nobody'
  }
}

const resolved = (channel: Channel | null): Resolution =>
  channel ? { outcome: 'found', channel } : { outcome: 'missing' }

/** Where a channel that was looked up by its id is kept. */
export const idKey = (id: string): string => `channel#id#${id}`

/** One key for one question: /c/name asks for the handle, and names know no case. */
function cacheKey(reference: ChannelReference): string {
  if (reference.kind === 'id') return idKey(reference.id)
  const kind = reference.kind === 'user' ? 'user' : 'handle'
  return `channel#${kind}#${reference.name.normalize().toLowerCase()}`
}

/** What a person is told whose URL names no channel; for /c/ the @handle may still lead to it. */
export const channelNotFound = ({ kind }: ChannelReference): Failure =>
  new Failure(kind === 'name' ? 'channel_name_not_found' : 'channel_not_found')
