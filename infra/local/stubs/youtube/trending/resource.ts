import { computeEtag, formatDuration } from '#infra/local/stubs/youtube/resource.ts'
import type { TrendingVideo } from './video.ts'

type WritePart = (video: TrendingVideo) => object

/** What `part` may ask of a trending video here; YouTube has more. */
export const videoParts: Readonly<Record<string, WritePart>> = {
  id: () => ({}),
  snippet: (video) => ({ snippet: { ...snippetOf(video), categoryId: '24', localized: { title: video.title } } }),
  contentDetails: ({ seconds }) => ({ contentDetails: { duration: formatDuration(seconds), dimension: '2d' } }),
  statistics: (video) => ({ statistics: statisticsOf(video) }),
}

/** A video as `videos.list` writes it, with the parts asked for. */
export function toVideoResource(video: TrendingVideo, parts: readonly string[]): object {
  const written = Object.assign({}, ...parts.map((name) => videoParts[name]?.(video)))
  return { kind: 'youtube#video', etag: computeEtag(written), id: video.id, ...written }
}

/** The same as `search.list` writes it: no counts. */
export function toSearchResult(video: TrendingVideo, parts: readonly string[]): object {
  const written = {
    id: { kind: 'youtube#video', videoId: video.id },
    ...(parts.includes('snippet')
      ? { snippet: { ...snippetOf(video), publishTime: formatTime(video.publishedAt) } }
      : {}),
  }
  return { kind: 'youtube#searchResult', etag: computeEtag(written), ...written }
}

/** As the API writes it, without milliseconds. */
const formatTime = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '')

function snippetOf(video: TrendingVideo) {
  const { channel, title, publishedAt, live, hasMaxres, has4K } = video
  return {
    publishedAt: formatTime(publishedAt),
    channelId: channel.id,
    title,
    description: `${title}. A video of ${channel.title}.`,
    thumbnails: {
      default: picture(video, 120, 90),
      medium: picture(video, 320, 180),
      high: picture(video, 480, 360),
      ...(hasMaxres ? { standard: picture(video, 640, 480), maxres: picture(video, 1280, 720) } : {}),
      ...(has4K
        ? { fhd: picture(video, 1920, 1080), qhd: picture(video, 2560, 1440), uhd: picture(video, 3840, 2160) }
        : {}),
    },
    channelTitle: channel.title,
    liveBroadcastContent: live,
  }
}

/** What is hidden is not there; counters are text. */
const statisticsOf = ({ views, likes, comments }: TrendingVideo) => ({
  ...(views === undefined ? {} : { viewCount: `${views}` }),
  ...(likes === undefined ? {} : { likeCount: `${likes}` }),
  favoriteCount: '0',
  ...(comments === undefined ? {} : { commentCount: `${comments}` }),
})

/** A scene of three shapes in the video's colours. Those that are 4:3 have YouTube's black bars above and below. */
function picture({ hue, seconds, id }: TrendingVideo, width: number, height: number): object {
  const other = (hue + 40 + (seconds % 120)) % 360
  const turn = id.charCodeAt(0) + id.charCodeAt(5)
  const bars = height * 16 === width * 9 ? 0 : 12
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 ${-bars} 128 ${72 + 2 * bars}'>` +
    `<path d='M0-12h128v96H0Z'/><path d='M0 0h128v72H0Z' fill='hsl(${hue} 46% 34%)'/>` +
    `<circle cx='${20 + (turn % 88)}' cy='${18 + (turn % 30)}' r='${12 + (turn % 12)}' fill='hsl(${other} 72% 66%)'/>` +
    `<path d='M0 72 ${24 + (turn % 30)} ${36 + (turn % 14)} 64 60 ${86 + (turn % 24)} ${30 + (turn % 20)} 128 58V72Z' fill='hsl(${hue} 52% 20%)'/></svg>`
  // As short as a data: URL may be.
  return { url: `data:image/svg+xml,${svg.replace(/[<>%]/g, encodeURIComponent)}`, width, height }
}
