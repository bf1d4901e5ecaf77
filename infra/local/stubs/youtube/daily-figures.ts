import { createHash } from 'node:crypto'
import { demoChannel } from './catalog.ts'

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

/** The dimension `creatorContentType`, spelt as the API answers it. */
export const formats = ['videoOnDemand', 'shorts', 'liveStream'] as const
export type Format = (typeof formats)[number]

/** How much of a channel's views a format has, how long a view of it lasts in minutes, and what share of views likes it. */
interface FormatProfile {
  readonly share: number
  readonly minutes: number
  readonly likes: number
}

interface Audience {
  /** Views of an ordinary day. */
  readonly daily: number
  readonly formats: Readonly<Partial<Record<Format, FormatProfile>>>
}

const video = { minutes: 4.1, likes: 0.041 }
/** A channel that is not here has nothing counted yet. */
const audiences: ReadonlyMap<string, Audience> = new Map([
  [
    demoChannel.id,
    {
      daily: 5_400,
      formats: {
        videoOnDemand: { share: 0.74, ...video },
        shorts: { share: 0.24, minutes: 0.4, likes: 0.058 },
        liveStream: { share: 0.02, minutes: 9, likes: 0.07 },
      },
    },
  ],
  ['UCquietRidgeHikes-000004', { daily: 1_150, formats: { videoOnDemand: { share: 1, ...video, minutes: 7.2 } } }],
])

const dayMs = 86_400_000
const viewsRedefined = '2026-08-27'

/** What happened on one Pacific day, the same at every call; undefined where nothing is counted. */
export function getDailyFigures(channelId: string, day: string, format: Format): Record<Metric, number> | undefined {
  const audience = audiences.get(channelId)
  const habit = audience?.formats[format]
  if (!audience || !habit) return undefined
  const luck = (of: string, spread: number) => 1 + spread * (randomOf(`${channelId} ${day} ${format} ${of}`) - 0.5)
  const counted = day >= viewsRedefined ? 1.06 : 1
  const views = Math.round(
    audience.daily * habit.share * seasonFactor(Date.parse(day) / dayMs) * luck('views', 0.3) * counted,
  )
  const of = (ratio: number, name: string) => Math.round(views * ratio * luck(name, 0.5))
  return {
    views,
    engagedViews: of(format === 'shorts' ? 0.62 : 0.94, 'engaged'),
    estimatedMinutesWatched: of(habit.minutes, 'minutes'),
    likes: of(habit.likes, 'likes'),
    comments: of(habit.likes / 9, 'comments'),
    shares: of(habit.likes / 7, 'shares'),
    subscribersGained: of(0.0031, 'gained'),
    subscribersLost: of(0.0009, 'lost'),
  }
}

/** What makes days differ: weekends, an upload every 3.5 days that fades, slow waves of interest, and growth. */
function seasonFactor(epochDay: number): number {
  const weekday = (epochDay + 4) % 7
  const weekend = weekday === 0 || weekday === 6 ? 1.14 : 0.96
  const upload = 0.8 + 0.45 * Math.exp(-(epochDay % 3.5) / 1.6)
  const wave = 1 + 0.16 * Math.sin(epochDay / 15.5)
  const growth = 1.0011 ** (epochDay - 20_700)
  return weekend * upload * wave * growth
}

/** 0 to 1, by its name. */
const randomOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0) / 0xffff_ffff
