import { createHash } from 'node:crypto'
import type { CatalogChannel } from './catalog.ts'

/** The supported values of `part` for channels; YouTube has more. */
export const channelParts = ['id', 'snippet', 'statistics', 'contentDetails'] as const

const computeEtag = (content: unknown): string => createHash('sha1').update(JSON.stringify(content)).digest('base64url')

/** Returns a resource or response with the etag of its content, which is computed only if a caller selects it. */
export const withEtag = <Rest extends object>(kind: string, content: unknown, rest: Rest) => ({
  kind,
  get etag() {
    return computeEtag(content)
  },
  ...rest,
})

/** Writes one page of a list in the API's format. */
export const toListResponse = (kind: string, items: readonly object[], totalResults: number, resultsPerPage: number) =>
  withEtag(kind, items, {
    pageInfo: { totalResults, resultsPerPage },
    items,
  })

/** Formats a time as the API does: without milliseconds. */
export const formatTime = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '')

/** Formats a duration as YouTube does: `PT14M2S`, `PT1H`, and `P0D` before and during a live stream. */
export function formatDuration(seconds: number): string {
  if (seconds === 0) return 'P0D'
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const
  return `PT${parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('')}`
}

/** Writes a channel in the API's format. Counters are text because they can exceed JavaScript's safe integers. */
export function toChannelResource(channel: CatalogChannel, parts: ReadonlySet<string>): object {
  const written = {
    ...(parts.has('snippet') ? { snippet: snippetOf(channel) } : {}),
    ...(parts.has('contentDetails')
      ? { contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${channel.id.slice(2)}` } } }
      : {}),
    ...(parts.has('statistics') ? { statistics: statisticsOf(channel) } : {}),
  }
  return withEtag('youtube#channel', written, {
    id: channel.id,
    ...written,
  })
}

function snippetOf(channel: CatalogChannel): object {
  const { title, description, handle, publishedAt } = channel
  return {
    title,
    description,
    ...(handle ? { customUrl: handle.toLowerCase() } : {}),
    publishedAt,
    thumbnails: { default: picture(channel, 88), medium: picture(channel, 240), high: picture(channel, 800) },
    localized: { title, description },
  }
}

const statisticsOf = ({ views, subscribers, hidesSubscribers, videos }: CatalogChannel): object => ({
  viewCount: `${views}`,
  ...(hidesSubscribers ? {} : { subscriberCount: `${subscribers}` }),
  hiddenSubscriberCount: hidesSubscribers ?? false,
  videoCount: `${videos}`,
})

/** Draws a disc with the first character of the title. */
function picture({ title, hue }: CatalogChannel, size: number): object {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 88 88"><circle cx="44" cy="44" r="44" fill="hsl(${hue} 45% 40%)"/><text x="44" y="58" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#fff">${[...title][0]}</text></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: size, height: size }
}
