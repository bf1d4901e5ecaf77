import * as z from 'zod/mini'
import { callDataApi } from './client.ts'

const PlaylistItems = z.object({
  nextPageToken: z.optional(z.string()),
  items: z._default(z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })), []),
})

/** A page of the ids of a channel's public videos, newest first; `next` is where the page after begins. */
export interface UploadIds {
  readonly ids: readonly string[]
  readonly next?: string | undefined
}

/** The playlist of all that a channel published: its id with UU for UC. */
const uploadsOf = (channelId: string) => `UU${channelId.slice(2)}`

/** Asks YouTube for 50 of a channel's uploads, at one unit of quota. Throws YouTubeError. */
export async function fetchUploadIds(channelId: string, from?: string, signal?: AbortSignal): Promise<UploadIds> {
  const query = {
    part: 'contentDetails',
    fields: 'nextPageToken,items(contentDetails(videoId))',
    maxResults: '50',
    playlistId: uploadsOf(channelId),
    ...(from ? { pageToken: from } : {}),
  }
  const { items, nextPageToken } = await callDataApi('playlistItems', query, PlaylistItems, signal)
  return { ids: items.map(({ contentDetails }) => contentDetails.videoId), next: nextPageToken }
}
