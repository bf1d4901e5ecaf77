import { languages } from '#test/fixtures/studio/headers.ts'
import { makeChannel } from '#test/studio/synthetic-channel.ts'

interface Options {
  readonly videos?: number
  /** A word in every third title. These videos got twenty times the views, so the channel's model is proven. */
  readonly hit?: string
}

/** The position of the video whose click rate is far below the usual. */
const missedAt = 3

/**
 * Writes the table of a simulated channel's videos as YouTube Studio exports it in English or Japanese. The title of one video
 * contains `missed`; it got a quarter of the clicks that are usual at its impressions.
 */
export function writeStudioExport(
  language: 'en' | 'ja',
  missed: string,
  { videos = 60, hit }: Options = {},
): Buffer<ArrayBuffer> {
  const { headers, total } = languages[language]
  const columns = ['content', 'title', 'publishTime', 'duration', 'views', 'impressions', 'clickRate'] as const
  const channel = makeChannel({
    videos,
    seed: 5,
    between: 0.15,
    ...(hit === undefined ? {} : { hit: { word: hit, titles: videos / 3, clicks: 1, views: 20 } }),
  })
  const rows = channel.videos.map((video, at) => {
    const isMissed = at === missedAt
    const impressions = isMissed ? 40_000 : (video.impressions ?? 0)
    const clickRate = isMissed ? 1.1 : video.clickRate
    const day = new Date(`${video.publishedOn}`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    const japanese = `${hit !== undefined && video.title.includes(hit) ? hit : ''}${at + 1}日目の${at % 2 ? 'パン' : '船'}作り`
    const title = isMissed ? missed : language === 'ja' ? japanese : video.title
    const id = `video-${at}`.padEnd(11, 'x')
    return [id, `"${title}"`, `"${day}"`, video.seconds, video.views, impressions, clickRate].join(',')
  })
  const header = columns.map((column) => headers[column]).join(',')
  return Buffer.from([header, `${total},,,,1000000,9000000,4.5`, ...rows].join('\r\n'))
}
