import * as z from 'zod/mini'
import { callDataApi } from './client.ts'

const PlaylistItems = z.object({
  nextPageToken: z.optional(z.string()),
  items: z._default(z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })), []),
})

/** A page of ids of a channel's public videos, newest first, and the token of the next page. */
export interface UploadIds {
  readonly ids: readonly string[]
  readonly next?: string | undefined
}

/** The id of the playlist with all of a channel's uploads: the channel's id with UU instead of UC. */
const uploadsPlaylistId = (channelId: string) => `UU${channelId.slice(2)}`

/** Fetches a page of 50 upload ids for one unit of quota. Throws YouTubeError. */
export async function fetchUploadIds(channelId: string, pageToken?: string, signal?: AbortSignal): Promise<UploadIds> {
  const query = {
    part: 'contentDetails',
    fields: 'nextPageToken,items(contentDetails(videoId))',
    maxResults: '50',
    playlistId: uploadsPlaylistId(channelId),
    ...(pageToken ? { pageToken } : {}),
  }
  const { items, nextPageToken } = await callDataApi('playlistItems', query, PlaylistItems, signal)
  return { ids: items.map(({ contentDetails }) => contentDetails.videoId), next: nextPageToken }
}

const Thumbnails = z.object({ medium: z.optional(z.object({ url: z.url() })) })

const ListedUploads = z.object({
  items: z._default(
    z.array(
      z.object({
        snippet: z.object({ title: z.string(), thumbnails: z._default(Thumbnails, {}) }),
        contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.optional(z.iso.datetime()) }),
      }),
    ),
    [],
  ),
})

/** A video in a channel's list of uploads. */
export interface ListedUpload {
  readonly id: string
  readonly title: string
  readonly publishedAt: string
  /** The address of its 16:9 thumbnail, 320 pixels wide. */
  readonly thumbnail?: string
}

/** Fetches a channel's latest 50 uploads, newest first, for one unit of quota. Throws YouTubeError. */
export async function fetchUploads(channelId: string): Promise<ListedUpload[]> {
  const query = {
    part: 'snippet,contentDetails',
    fields: 'items(snippet(title,thumbnails(medium(url))),contentDetails(videoId,videoPublishedAt))',
    maxResults: '50',
    playlistId: uploadsPlaylistId(channelId),
  }
  const { items } = await callDataApi('playlistItems', query, ListedUploads)
  // Videos that are private or deleted have no time.
  return items.flatMap(
    ({ snippet: { title, thumbnails }, contentDetails: { videoId: id, videoPublishedAt: publishedAt } }) =>
      publishedAt === undefined
        ? []
        : [{ id, title, publishedAt, ...(thumbnails.medium && { thumbnail: thumbnails.medium.url }) }],
  )
}
