import { readOwnUploads } from '#functions/services/channel/own-uploads.ts'
import { endOfRetention } from '#functions/services/channel/recent-uploads.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import type { ChannelModel } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { computeResults } from '#shared/prediction/own-history/history.ts'
import { selectPast } from './own-history.ts'

/** How long a browser may use a model, in milliseconds. */
const usableMs = dayMs

/**
 * Returns the data by which the browser judges titles for a user's channel: how each of its videos did, without views. Never calls
 * YouTube. Empty for a channel with too few videos, whose titles are judged as titles in general.
 */
export async function getChannelModel(userId: string): Promise<ChannelModel> {
  const own = await readOwnUploads(await requireAccount(userId))
  if (own.state !== 'cached') return { state: own.state }
  const { channelId, uploads } = own
  const results = computeResults(selectPast(uploads)) ?? []
  return {
    state: 'ready',
    channelId,
    videos: results.map(({ title, result, seconds }) => ({ title, result, ...(seconds && { seconds }) })),
    fetchedAt: uploads.fetchedAt,
    expiresAt: new Date(Math.min(Date.now() + usableMs, endOfRetention(uploads))).toISOString(),
  }
}
