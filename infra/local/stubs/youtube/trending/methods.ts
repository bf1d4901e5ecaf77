import { type Category, type Region, regions } from '#shared/trends.ts'
import { formatDuration, formatTime, toListResponse, withEtag } from '../resource.ts'
import { type ApiError, invalidParameter, missingParameter, unknownPart, videoChartNotFound } from '../responses.ts'
import { getChart, getOverallChart, searchTrendingVideos, type TrendingVideo } from './videos.ts'

/** Our category for each of YouTube's category numbers. Fashion and cooking share Howto & Style. */
const categoryOf: Readonly<Record<string, Category>> = {
  '20': 'gaming',
  '10': 'music',
  '28': 'technology',
  '27': 'education',
  '24': 'entertainment',
  '17': 'sports',
}
const howto = '26'

/** The language of a region's titles. */
export const languageOf: Readonly<Record<Region, string>> = { US: 'en', GB: 'en', ES: 'es', FR: 'fr' }

/**
 * `videos.list` with `chart=mostPopular`. Education has no chart: 404 in some regions, 400, as documented, in others.
 */
export function listChart(query: URLSearchParams): object | ApiError {
  const parts = query.get('part')?.split(',')
  if (!parts) return missingParameter('part')
  const unknown = parts.find((name) => !Object.hasOwn(videoParts, name))
  if (unknown !== undefined) return unknownPart(unknown)
  if (query.get('chart') !== 'mostPopular') return invalidParameter('chart', `${query.get('chart')}`)
  const region = regionOf(query)
  if (!region) return invalidParameter('regionCode', `${query.get('regionCode')}`)
  const number = query.get('videoCategoryId') ?? '0'
  const category = categoryOf[number]
  if (number !== '0' && (!category || category === 'education'))
    return videoChartNotFound(region === 'US' || region === 'ES' ? 404 : 400)
  const videos = category ? getChart(region, category) : getOverallChart(region)
  const items = videos.slice(0, pageSizeOf(query)).map((video) => toVideoResource(video, parts))
  return toListResponse('youtube#videoListResponse', items, videos.length, pageSizeOf(query))
}

/** `search.list` for videos. Leaves out orders other than by views, and pages after the first. */
export function listSearch(query: URLSearchParams): object | ApiError {
  const parts = query.get('part')?.split(',')
  if (!parts) return missingParameter('part')
  if (query.get('type') !== 'video') return invalidParameter('type', `${query.get('type')}`)
  const region = regionOf(query) ?? 'US'
  const number = query.get('videoCategoryId')
  const phrase = query.get('q') ?? ''
  const category = number === howto ? lifestyleOf(phrase) : categoryOf[number ?? '']
  const after = Date.parse(query.get('publishedAfter') ?? '') || 0
  const videos = searchTrendingVideos(region, phrase, category).filter(({ publishedAt }) => publishedAt >= after)
  const items = videos.slice(0, pageSizeOf(query)).map((video) => toSearchResult(video, parts))
  const response = toListResponse('youtube#searchListResponse', items, videos.length, pageSizeOf(query))
  return Object.assign(response, { regionCode: region })
}

/** Within Howto & Style, the search words distinguish fashion from cooking. */
const lifestyleOf = (phrase: string): Category => (/fashion|moda|mode/i.test(phrase) ? 'fashion' : 'cooking')

const regionOf = (query: URLSearchParams): Region | undefined =>
  regions.find((region) => region === (query.get('regionCode') ?? 'US'))

const pageSizeOf = (query: URLSearchParams): number => Math.min(50, Number(query.get('maxResults') ?? 5))

type WritePart = (video: TrendingVideo) => object

/** The supported values of `part` for trending videos; YouTube has more. */
const videoParts: Readonly<Record<string, WritePart>> = {
  id: () => ({}),
  snippet: (video) => ({ snippet: { ...snippetOf(video), categoryId: '24', localized: { title: video.title } } }),
  contentDetails: ({ seconds }) => ({ contentDetails: { duration: formatDuration(seconds), dimension: '2d' } }),
  statistics: (video) => ({ statistics: statisticsOf(video) }),
}

/** Writes a video in the format of `videos.list`, with the requested parts. */
export function toVideoResource(video: TrendingVideo, parts: readonly string[]): object {
  const written = Object.assign({}, ...parts.map((name) => videoParts[name]?.(video)))
  return withEtag('youtube#video', written, {
    id: video.id,
    ...written,
  })
}

/** Writes a video in the format of `search.list`, which has no counts. */
function toSearchResult(video: TrendingVideo, parts: readonly string[]): object {
  const written = {
    id: { kind: 'youtube#video', videoId: video.id },
    ...(parts.includes('snippet')
      ? { snippet: { ...snippetOf(video), publishTime: formatTime(video.publishedAt) } }
      : {}),
  }
  return withEtag('youtube#searchResult', written, {
    ...written,
  })
}

function snippetOf(video: TrendingVideo) {
  const { channel, region, title, publishedAt, live, hasMaxres, has4K } = video
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
    defaultAudioLanguage: `${languageOf[region]}-${region}`,
    liveBroadcastContent: live,
  }
}

/** Hidden counts are left out. Counters are text. */
const statisticsOf = ({ views, likes, comments }: TrendingVideo) => ({
  ...(views === undefined ? {} : { viewCount: `${views}` }),
  ...(likes === undefined ? {} : { likeCount: `${likes}` }),
  favoriteCount: '0',
  ...(comments === undefined ? {} : { commentCount: `${comments}` }),
})

/** Draws three shapes in the video's color. 4:3 thumbnails have YouTube's black bars at the top and bottom. */
function picture({ hue, seconds, id }: TrendingVideo, width: number, height: number): object {
  const other = (hue + 40 + (seconds % 120)) % 360
  const turn = id.charCodeAt(0) + id.charCodeAt(5)
  const bars = height * 16 === width * 9 ? 0 : 12
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 ${-bars} 128 ${72 + 2 * bars}'>` +
    `<path d='M0-12h128v96H0Z'/><path d='M0 0h128v72H0Z' fill='hsl(${hue} 46% 34%)'/>` +
    `<circle cx='${20 + (turn % 88)}' cy='${18 + (turn % 30)}' r='${12 + (turn % 12)}' fill='hsl(${other} 72% 66%)'/>` +
    `<path d='M0 72 ${24 + (turn % 30)} ${36 + (turn % 14)} 64 60 ${86 + (turn % 24)} ${30 + (turn % 20)} 128 58V72Z' fill='hsl(${hue} 52% 20%)'/></svg>`
  // Escapes no more than a `data:` URL requires, to keep it short.
  return { url: `data:image/svg+xml,${svg.replace(/[<>%]/g, encodeURIComponent)}`, width, height }
}
