import {
  type ApiError,
  invalidParameter,
  missingParameter,
  unknownPart,
  videoChartNotFound,
} from '#infra/local/stubs/youtube/errors.ts'
import { computeEtag } from '#infra/local/stubs/youtube/resource.ts'
import { type Category, type Region, regions } from '#shared/trends.ts'
import { toSearchResult, toVideoResource, videoParts } from './resource.ts'
import { getChart, getOverallChart, searchTrendingVideos } from './trending.ts'

/** What YouTube's category numbers are here. Its films and lifestyle videos are in Entertainment and Howto. */
const categoryOf: Readonly<Record<string, Category>> = {
  '20': 'gaming',
  '10': 'music',
  '28': 'technology',
  '27': 'education',
  '24': 'entertainment',
  '17': 'sports',
}
const howto = '26'

/** `videos.list` with `chart=mostPopular`. Education has no chart: 404 in some regions, 400, as documented, in others. */
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
  const all = category ? getChart(region, category) : getOverallChart(region)
  const items = all.slice(0, pageSizeOf(query)).map((video) => toVideoResource(video, parts))
  return toListResponse('youtube#videoListResponse', items, all.length, pageSizeOf(query))
}

/** `search.list` for videos. `order` other than by views, and pages after the first, are left out. */
export function listSearch(query: URLSearchParams): object | ApiError {
  const parts = query.get('part')?.split(',')
  if (!parts) return missingParameter('part')
  if (query.get('type') !== 'video') return invalidParameter('type', `${query.get('type')}`)
  const region = regionOf(query) ?? 'US'
  const number = query.get('videoCategoryId')
  const phrase = query.get('q') ?? ''
  const category = number === howto ? lifestyleOf(phrase) : categoryOf[number ?? '']
  const after = Date.parse(query.get('publishedAfter') ?? '') || 0
  const all = searchTrendingVideos(region, phrase, category).filter(({ publishedAt }) => publishedAt >= after)
  const items = all.slice(0, pageSizeOf(query)).map((video) => toSearchResult(video, parts))
  return { ...toListResponse('youtube#searchListResponse', items, all.length, pageSizeOf(query)), regionCode: region }
}

/** Within Howto & Style the words tell clothes from food. */
const lifestyleOf = (phrase: string): Category => (/fashion|moda|mode/i.test(phrase) ? 'fashion' : 'cooking')

const regionOf = (query: URLSearchParams): Region | undefined =>
  regions.find((region) => region === (query.get('regionCode') ?? 'US'))

const pageSizeOf = (query: URLSearchParams): number => Math.min(50, Number(query.get('maxResults') ?? 5))

const toListResponse = (kind: string, items: readonly object[], totalResults: number, resultsPerPage: number) => ({
  kind,
  etag: computeEtag(items),
  pageInfo: { totalResults, resultsPerPage },
  items,
})
