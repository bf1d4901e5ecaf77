import { viewCountChangeDate } from '#shared/analytics.ts'
import { dayMs } from '#shared/duration.ts'
import { demoChannel } from './catalog.ts'
import { randomOf } from './random.ts'

export const metrics = [
  'views',
  'engagedViews',
  'estimatedMinutesWatched',
  'likes',
  'comments',
  'shares',
  'subscribersGained',
  'subscribersLost',
] as const
export type Metric = (typeof metrics)[number]

/** The values of the dimension `creatorContentType`, as the API spells them. */
export const formats = ['videoOnDemand', 'shorts', 'liveStream'] as const
export type Format = (typeof formats)[number]

/** A format's share of the channel's views, the minutes watched per view, and the likes per view. */
interface FormatProfile {
  readonly share: number
  readonly minutes: number
  readonly likes: number
}

interface Audience {
  /** Views on an average day. */
  readonly daily: number
  readonly formats: Readonly<Partial<Record<Format, FormatProfile>>>
}

const video = { minutes: 4.1, likes: 0.041 }
/** Audiences by channel id. Other channels have no data yet. */
const audiences: ReadonlyMap<string, Audience> = new Map([
  [
    demoChannel.id,
    {
      daily: 6_800,
      formats: {
        videoOnDemand: { share: 0.74, ...video },
        shorts: { share: 0.24, minutes: 0.4, likes: 0.058 },
        liveStream: { share: 0.02, minutes: 9, likes: 0.07 },
      },
    },
  ],
  ['UCquietRidgeHikes-000004', { daily: 1_150, formats: { videoOnDemand: { share: 1, ...video, minutes: 7.2 } } }],
])

/** Returns a channel's figures for one Pacific day, the same on every call; undefined if there is no data. */
export function getDailyFigures(channelId: string, day: string, format: Format): Record<Metric, number> | undefined {
  const audience = audiences.get(channelId)
  const profile = audience?.formats[format]
  if (!audience || !profile) return undefined
  const noise = (of: string, spread: number) => 1 + spread * (randomOf(`${channelId} ${day} ${format} ${of}`) - 0.5)
  const definitionFactor = day >= viewCountChangeDate ? 1.06 : 1
  const views = Math.round(
    audience.daily * profile.share * seasonFactor(Date.parse(day) / dayMs) * noise('views', 0.3) * definitionFactor,
  )
  const figure = (ratio: number, name: string) => Math.round(views * ratio * noise(name, 0.5))
  return {
    views,
    engagedViews: figure(format === 'shorts' ? 0.62 : 0.94, 'engaged'),
    estimatedMinutesWatched: figure(profile.minutes, 'minutes'),
    likes: figure(profile.likes, 'likes'),
    comments: figure(profile.likes / 9, 'comments'),
    shares: figure(profile.likes / 7, 'shares'),
    subscribersGained: figure(0.0031, 'gained'),
    subscribersLost: figure(0.0009, 'lost'),
  }
}

/** Returns a day's factor from weekends, an upload every 3.5 days whose views fade, slow waves of interest, and growth. */
function seasonFactor(epochDay: number): number {
  const weekday = (epochDay + 4) % 7
  const weekend = weekday === 0 || weekday === 6 ? 1.14 : 0.96
  const upload = 0.8 + 0.45 * Math.exp(-(epochDay % 3.5) / 1.6)
  const wave = 1 + 0.16 * Math.sin(epochDay / 15.5)
  const growth = 1.0011 ** (epochDay - 20_700)
  return weekend * upload * wave * growth
}
