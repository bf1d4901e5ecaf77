import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { listDraftItems, type StoredDraft } from '#functions/store/drafts.ts'
import type { drafts } from '#shared/contract/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { summarizeDraft } from './draft.ts'

/**
 * Returns a page of the user's drafts, newest first. `before` and `next` are cursors. Published drafts include the date of their video
 * only for callers that may read the channel.
 */
export async function listDrafts(
  userId: string,
  { before, canReadChannel }: { readonly before: string | undefined; readonly canReadChannel: boolean },
): Promise<Output<typeof drafts.list>> {
  const { drafts: items, ...more } = await listDraftItems(userId, before)
  const [summaries, dates] = await Promise.all([
    Promise.all(items.map(summarizeDraft)),
    canReadChannel ? readPublicationDates(userId, items) : new Map<string, string>(),
  ])
  const addDate = (summary: (typeof summaries)[number]) => {
    const publishedAt = summary.published && dates.get(summary.published.videoId)
    return publishedAt === undefined ? summary : { ...summary, publishedAt }
  }
  return { drafts: summaries.map(addDate), ...more }
}

/** Returns the publication dates of the channel's cached videos, by id. Never calls YouTube. */
async function readPublicationDates(
  userId: string,
  items: readonly StoredDraft[],
): Promise<ReadonlyMap<string, string>> {
  if (!items.some(({ published }) => published)) return new Map()
  const channel = (await getAccount(userId))?.channel
  const uploads = channel && (await getCachedUploads(channel.id))
  return new Map(uploads?.videos.map(({ id, publishedAt }) => [id, publishedAt]))
}
