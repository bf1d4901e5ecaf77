import { createHash } from 'node:crypto'
import type { CatalogChannel } from './catalog.ts'

/** What `part` may ask of a channel here; YouTube has more. */
export const channelParts = ['id', 'snippet', 'statistics', 'contentDetails'] as const
export const computeEtag = (content: unknown): string =>
  createHash('sha1').update(JSON.stringify(content)).digest('base64url')

/** ISO 8601 as YouTube writes it: `PT14M2S`, `PT1H`, and `P0D` while live and before. */
export function formatDuration(seconds: number): string {
  if (seconds === 0) return 'P0D'
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const
  return `PT${parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('')}`
}

/** A channel as the API writes it: counters are text, since they do not fit JavaScript's numbers. */
export function toChannelResource(channel: CatalogChannel, parts: ReadonlySet<string>): object {
  const written = {
    ...(parts.has('snippet') ? { snippet: snippetOf(channel) } : {}),
    ...(parts.has('contentDetails')
      ? { contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${channel.id.slice(2)}` } } }
      : {}),
    ...(parts.has('statistics') ? { statistics: statisticsOf(channel) } : {}),
  }
  return { kind: 'youtube#channel', etag: computeEtag(written), id: channel.id, ...written }
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

/** A disc with the title's first character. */
function picture({ title, hue }: CatalogChannel, size: number): object {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 88 88"><circle cx="44" cy="44" r="44" fill="hsl(${hue} 45% 40%)"/><text x="44" y="58" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#fff">${[...title][0]}</text></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: size, height: size }
}
