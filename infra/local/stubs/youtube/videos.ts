import { type ChannelVideo, findChannelVideos, listChannelVideos } from './channel-videos.ts'
import { formatDuration, formatTime, toListResponse, withEtag } from './resource.ts'
import { type ApiError, invalidParameter, missingParameter, playlistNotFound, unknownPart } from './responses.ts'
import { toVideoResource } from './trending/methods.ts'
import { findTrendingVideos } from './trending/videos.ts'

type WritePart = (video: ChannelVideo) => object

const videoParts: Readonly<Record<string, WritePart>> = {
  id: () => ({}),
  snippet: (video) => ({ snippet: snippetOf(video) }),
  contentDetails: ({ seconds }) => ({ contentDetails: { duration: formatDuration(seconds), dimension: '2d' } }),
  statistics: (video) => ({ statistics: statisticsOf(video) }),
}

const itemParts: Readonly<Record<string, WritePart>> = {
  id: () => ({}),
  snippet: (video) => ({
    snippet: {
      ...snippetOf(video),
      playlistId: uploadsOf(video),
      resourceId: { kind: 'youtube#video', videoId: video.id },
    },
  }),
  contentDetails: ({ id, publishedAt }) => ({
    contentDetails: { videoId: id, videoPublishedAt: formatTime(publishedAt) },
  }),
}

/** `videos.list` by id. Leaves out removed videos; `items` is empty if none is left. */
export function listVideos(query: URLSearchParams, removed: ReadonlySet<string>, now: number): object | ApiError {
  const writer = createPartWriter(query, videoParts, 'youtube#video')
  if ('status' in writer) return writer
  const ids = readIds(query, removed)
  if ('status' in ids) return ids
  const found = findChannelVideos(ids, now)
  const others = ids.filter((id) => !found.some((video) => video.id === id))
  const items = [
    ...found.map((video) => writer.item(video, video.id)),
    ...findTrendingVideos(others, now).map((video) => toVideoResource(video, query.get('part')?.split(',') ?? [])),
  ]
  return toListResponse('youtube#videoListResponse', items, items.length, items.length)
}

const statsParts: Readonly<Record<string, WritePart>> = {
  id: () => ({}),
  snippet: ({ publishedAt }) => ({ snippet: { publishTime: formatTime(publishedAt) } }),
  contentDetails: ({ seconds }) => ({
    contentDetails: { duration: formatDuration(seconds), durationMillis: `${seconds * 1000}` },
  }),
  statistics: (video) => ({ statistics: statisticsOf(video) }),
}

/** `videos.batchGetStats`. Leaves out removed videos. */
export function listVideoStats(query: URLSearchParams, removed: ReadonlySet<string>, now: number): object | ApiError {
  const writer = createPartWriter(query, statsParts, 'youtube#videoStats')
  if ('status' in writer) return writer
  const ids = readIds(query, removed)
  if ('status' in ids) return ids
  const items = findChannelVideos(ids, now).map((video) => writer.item(video, video.id))
  return withEtag('youtube#batchGetStatsResponse', items, {
    items,
  })
}

/** `playlistItems.list` of a channel's uploads, by page. The page token is the index of its first item. */
export function listPlaylistItems(
  query: URLSearchParams,
  removed: ReadonlySet<string>,
  now: number,
): object | ApiError {
  const writer = createPartWriter(query, itemParts, 'youtube#playlistItem')
  if ('status' in writer) return writer
  const playlist = query.get('playlistId')
  if (!playlist) return missingParameter('playlistId')
  const channel = playlist.replace(/^UU/, 'UC')
  const uploads = removed.has(channel) ? [] : listChannelVideos(channel, now).filter(({ id }) => !removed.has(id))
  if (uploads.length === 0) return playlistNotFound
  const size = Math.min(50, Number(query.get('maxResults') ?? 5))
  const begin = Number(query.get('pageToken')?.replace(/^CAU/, '') ?? 0)
  if (!Number.isInteger(begin) || begin < 0) return invalidParameter('pageToken', `${query.get('pageToken')}`)
  const items = uploads.slice(begin, begin + size).map((video) => writer.item(video, `item-${video.id}`))
  const next = begin + size < uploads.length ? { nextPageToken: `CAU${begin + size}` } : {}
  return Object.assign(toListResponse('youtube#playlistItemListResponse', items, uploads.length, size), next)
}

/** Returns the requested ids without those of removed videos, or the error if `id` is invalid. */
function readIds(query: URLSearchParams, removed: ReadonlySet<string>): readonly string[] | ApiError {
  const id = query.get('id')
  if (!id) return missingParameter('id')
  const ids = id.split(',')
  return ids.length > 50 ? invalidParameter('id', id) : ids.filter((id) => !removed.has(id))
}

/** Returns a writer for the requested parts, or the error if `part` is invalid. */
function createPartWriter(query: URLSearchParams, supported: Readonly<Record<string, WritePart>>, kind: string) {
  const part = query.get('part')
  if (!part) return missingParameter('part')
  const parts = part.split(',')
  const unknown = parts.find((name) => !Object.hasOwn(supported, name))
  if (unknown !== undefined) return unknownPart(unknown)
  return {
    item: (video: ChannelVideo, id: string) => {
      const written = Object.assign({}, ...parts.map((name) => supported[name]?.(video)))
      return withEtag(kind, written, {
        id,
        ...written,
      })
    },
  }
}

const uploadsOf = ({ channel }: ChannelVideo) => `UU${channel.id.slice(2)}`

const snippetOf = ({ id, channel, title, publishedAt, live }: ChannelVideo) => ({
  publishedAt: formatTime(publishedAt),
  channelId: channel.id,
  title,
  description: `${title}. A video of ${channel.title}.`,
  thumbnails: {
    default: picture(id, channel, 120, 90),
    medium: picture(id, channel, 320, 180),
    high: picture(id, channel, 480, 360),
  },
  channelTitle: channel.title,
  liveBroadcastContent: live,
})

/** Counters are text. Likes are hidden with the views, and some videos have no comments. */
function statisticsOf({ id, views }: ChannelVideo): object {
  if (views === undefined) return { favoriteCount: '0' }
  const takesComments = (31 * id.charCodeAt(3) + id.charCodeAt(7)) % 13 !== 0
  return {
    viewCount: `${views}`,
    likeCount: `${Math.round(views * 0.043)}`,
    favoriteCount: '0',
    ...(takesComments ? { commentCount: `${Math.round(views * 0.0048)}` } : {}),
  }
}

/** Draws a hill and a sun in the channel's color, slightly different for each video. */
function picture(id: string, { hue }: ChannelVideo['channel'], width: number, height: number): object {
  const [shift, sun] = [id.charCodeAt(0) % 40, 60 + (id.charCodeAt(1) % 9) * 24]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 180"><path fill="hsl(${hue + shift} 45% 72%)" d="M0 0h320v180H0z"/><circle cx="${sun}" cy="64" r="30" fill="hsl(${hue + shift} 80% 88%)"/><path fill="hsl(${hue + shift} 40% 38%)" d="M0 130q90-60 170-10t150-20v80H0z"/></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height }
}
