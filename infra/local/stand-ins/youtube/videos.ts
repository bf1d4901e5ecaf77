import { type ApiError, invalidParameter, missingParameter, playlistNotFound, unknownPart } from './errors.ts'
import { findVideos, type LibraryVideo, libraryOf } from './library.ts'
import { etagOf } from './resource.ts'
import { trendingResource } from './trending/resource.ts'
import { findTrending } from './trending/trending.ts'

type Write = (video: LibraryVideo) => object

const videoParts: Readonly<Record<string, Write>> = {
  id: () => ({}),
  snippet: (video) => ({ snippet: snippetOf(video) }),
  contentDetails: ({ seconds }) => ({ contentDetails: { duration: durationOf(seconds), dimension: '2d' } }),
  statistics: ({ views }) => ({
    statistics: { ...(views === undefined ? {} : { viewCount: `${views}` }), favoriteCount: '0' },
  }),
}

const itemParts: Readonly<Record<string, Write>> = {
  id: () => ({}),
  snippet: (video) => ({
    snippet: {
      ...snippetOf(video),
      playlistId: uploadsOf(video),
      resourceId: { kind: 'youtube#video', videoId: video.id },
    },
  }),
  contentDetails: ({ id, publishedAt }) => ({
    contentDetails: { videoId: id, videoPublishedAt: timeOf(publishedAt) },
  }),
}

/** `videos.list` by ids: those that nobody may see are left out, and where none is left there is an empty `items`. */
export function listVideos(query: URLSearchParams, removed: ReadonlySet<string>): object | ApiError {
  const write = writerOf(query, videoParts, 'youtube#video')
  if ('status' in write) return write
  const id = query.get('id')
  if (!id) return missingParameter('id')
  const ids = id.split(',')
  if (ids.length > 50) return invalidParameter('id', id)
  const seen = ids.filter((one) => !removed.has(one))
  const items = [
    ...findVideos(seen).map((video) => write.item(video, video.id)),
    ...findTrending(seen).map((video) => trendingResource(video, query.get('part')?.split(',') ?? [])),
  ]
  return listOf('youtube#videoListResponse', items, items.length, items.length)
}

/** `playlistItems.list` of a channel's uploads, a page at a time; the page's token is where it begins. */
export function listPlaylistItems(query: URLSearchParams, removed: ReadonlySet<string>): object | ApiError {
  const write = writerOf(query, itemParts, 'youtube#playlistItem')
  if ('status' in write) return write
  const playlist = query.get('playlistId')
  if (!playlist) return missingParameter('playlistId')
  const all = libraryOf(playlist.replace(/^UU/, 'UC')).filter(({ id }) => !removed.has(id))
  if (all.length === 0) return playlistNotFound
  const size = Math.min(50, Number(query.get('maxResults') ?? 5))
  const begin = Number(query.get('pageToken')?.replace(/^CAU/, '') ?? 0)
  if (!Number.isInteger(begin)) return invalidParameter('pageToken', `${query.get('pageToken')}`)
  const items = all.slice(begin, begin + size).map((video) => write.item(video, `item-${video.id}`))
  const next = begin + size < all.length ? { nextPageToken: `CAU${begin + size}` } : {}
  return { ...listOf('youtube#playlistItemListResponse', items, all.length, size), ...next }
}

/** Writes what `part` asks for, or says what is wrong with it. */
function writerOf(query: URLSearchParams, known: Readonly<Record<string, Write>>, kind: string) {
  const part = query.get('part')
  if (!part) return missingParameter('part')
  const parts = part.split(',')
  const unknown = parts.find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return unknownPart(unknown)
  return {
    item: (video: LibraryVideo, id: string) => {
      const written = Object.assign({}, ...parts.map((name) => known[name]?.(video)))
      return { kind, etag: etagOf(written), id, ...written }
    },
  }
}

const listOf = (kind: string, items: readonly object[], totalResults: number, resultsPerPage: number) => ({
  kind,
  etag: etagOf(items),
  pageInfo: { totalResults, resultsPerPage },
  items,
})

const uploadsOf = ({ channel }: LibraryVideo) => `UU${channel.id.slice(2)}`
/** As the API writes it, without milliseconds. */
const timeOf = (at: number) => new Date(at).toISOString().replace('.000', '')

const snippetOf = ({ id, channel, title, publishedAt, live }: LibraryVideo) => ({
  publishedAt: timeOf(publishedAt),
  channelId: channel.id,
  title,
  description: `${title}. A video of ${channel.title}.`,
  thumbnails: {
    default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 },
    medium: { url: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`, width: 320, height: 180 },
  },
  channelTitle: channel.title,
  liveBroadcastContent: live,
})

/** ISO 8601 as YouTube writes it: `PT14M2S`, `PT52S`, and `P0D` for what has not run yet. */
function durationOf(seconds: number): string {
  if (seconds === 0) return 'P0D'
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const
  return `PT${parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('')}`
}
