import * as z from 'zod/mini'
import { formats, observationKinds, periods } from '#shared/analytics.ts'
import { OwnChannel } from './account.ts'
import { endpoint } from './endpoint.ts'
import { ListedVideo, PacificDay, Reach } from './video.ts'

/** A channel as the YouTube Data API describes it. */
export const Channel = z.object({
  /** `UC` followed by 22 characters. */
  id: z.string(),
  title: z.string(),
  /** `@handle`; null if the channel has none. */
  handle: z.nullable(z.string()),
  /** A square picture of at least 88 pixels. */
  thumbnail: z.nullable(z.url()),
})
export type Channel = z.infer<typeof Channel>

/** The totals of a time span, as the YouTube Analytics API counts them. */
export const Figures = z.object({
  views: z.int(),
  /** Minutes. */
  watchTime: z.int(),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  subscribersGained: z.int(),
  subscribersLost: z.int(),
})
export type Figures = z.infer<typeof Figures>

export const DayFigures = z.extend(Figures, { date: PacificDay })
export type DayFigures = z.infer<typeof DayFigures>

/** A span of whole days, both ends included. `daily` has a row for each day, oldest first. */
export const Span = z.object({
  from: PacificDay,
  to: PacificDay,
  totals: Figures,
  /** (likes + comments + shares) / views, calculated by us; null without views. */
  engagementRate: z.nullable(z.number()),
  /** The totals by format; null if YouTube did not report formats. */
  byFormat: z.nullable(z.record(z.enum(formats), Figures)),
  daily: z.array(DayFigures),
})
export type Span = z.infer<typeof Span>

/** A figure in both spans. `difference` is now - previous; `ratio` is difference / previous, null if previous is 0 or unknown. */
export const Change = z.object({
  now: z.number(),
  previous: z.number(),
  difference: z.number(),
  ratio: z.nullable(z.number()),
})
export type Change = z.infer<typeof Change>

/** A notable change between the spans. `observationKinds` describes the units. */
export const Observation = z.object({
  kind: z.enum(observationKinds),
  direction: z.enum(['up', 'down']),
  now: z.number(),
  previous: z.number(),
  /** (now - previous) / previous; null if previous is 0. */
  ratio: z.nullable(z.number()),
})
export type Observation = z.infer<typeof Observation>

export const Analytics = z.object({
  /** `totalViews`, `subscribers` and `totalVideos` are lifetime totals; the others are for the period. */
  overview: z.object({
    /** Null if YouTube did not return it. */
    totalViews: z.nullable(z.int()),
    /** Null if the channel hides it. */
    subscribers: z.nullable(z.int()),
    /** Whether YouTube rounded the subscribers to three significant digits, as it does for everyone but the owner. */
    areSubscribersRounded: z.boolean(),
    totalVideos: z.nullable(z.int()),
    /** Minutes. */
    watchTime: z.int(),
    engagementRate: z.nullable(z.number()),
    /** The click-through rate of `reach`. */
    averageCTR: z.nullable(z.number()),
  }),
  /** Within the period. Null until YouTube's first daily reports arrive, about two days after connecting. */
  reach: z.nullable(Reach),
  period: Span,
  /** The same number of days right before the period. */
  previous: Span,
  /** `engagementRate` is null if one of the spans has no views. */
  changes: z.object({
    views: Change,
    watchTime: Change,
    /** Gained minus lost. */
    subscribers: Change,
    engagementRate: z.nullable(Change),
  }),
  observations: z.array(Observation).check(z.maxLength(3)),
  /** The last complete day, two to three days ago. The period ends with it. */
  dataThrough: PacificDay,
  /** Whether YouTube has figures for either span. A new channel has none. */
  hasFigures: z.boolean(),
  /** The day within the spans on which YouTube changed how it counts views, if any. Views across it are not comparable. */
  viewsRedefinedOn: z.nullable(PacificDay),
  /** When the data was fetched. */
  fetchedAt: z.iso.datetime(),
  /** Whether this is older data, because fetching it again failed. */
  stale: z.boolean(),
})
export type Analytics = z.infer<typeof Analytics>

/** A multiple of the channel's usual views, with its 95% confidence interval. */
const Multiple = z.object({ median: z.number(), low: z.number(), high: z.number() })

/** A weekday (ISO, 1 = Monday), a part of the day (0-based, `partHours` long), or both. */
export const TimeSlot = z.object({
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  part: z.nullable(z.int().check(z.minimum(0), z.maximum(5))),
  /** The number of videos published then. */
  videos: z.int(),
  /** Their views compared with the usual; null if there are too few videos. */
  multiple: z.nullable(Multiple),
})
export type TimeSlot = z.infer<typeof TimeSlot>

export const ScheduleComparison = z.object({
  state: z.literal('compared'),
  /** The number of videos compared, and of the channel's latest ones that were looked at. */
  videos: z.int(),
  latest: z.int(),
  /** The time zone of the weekdays and parts. */
  timeZone: z.string(),
  /** When the views were fetched. */
  fetchedAt: z.iso.datetime(),
  weekdays: z.array(TimeSlot),
  parts: z.array(TimeSlot),
  /** The time that stands out; null if none does. */
  best: z.nullable(TimeSlot),
  /** Whether the videos were published at enough different times to compare any. */
  isVaried: z.boolean(),
})
export type ScheduleComparison = z.infer<typeof ScheduleComparison>

/**
 * The times at which a channel's videos performed best, or why they are not available. `unavailable`: the videos could not
 * be fetched. `not_in_plan`: the user's plan does not include the feature.
 */
export const Schedule = z.discriminatedUnion('state', [
  ScheduleComparison,
  z.object({ state: z.literal('too_few'), videos: z.int(), minVideos: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type Schedule = z.infer<typeof Schedule>

/** A video and what it brought in a period. Shares are of the channel's views and of the subscribers it gained, calculated by us. */
export const TopVideo = z.object({
  id: z.string(),
  title: z.string(),
  views: z.int(),
  viewsShare: z.number(),
  /** Gained, without those lost. */
  subscribers: z.int(),
  subscribersShare: z.number(),
})
export type TopVideo = z.infer<typeof TopVideo>

/** How many of a channel's latest public videos are known: the list that every count and comparison of its videos rests on. */
export const maxChannelVideos = 100

/** The kinds of data that disconnecting deletes. */
export const deletedDataKinds = ['tokens', 'analytics', 'videos', 'channel'] as const

/** Requests newer figures than the ones that are read once a day: see `refreshMs`. */
const refresh = z.optional(z.literal('now'))

/** Errors of reading a connected channel. */
const readingErrors = [
  'youtube_not_connected',
  'youtube_channel_closed',
  'youtube_quota_exceeded',
  'youtube_busy',
  'youtube_failed',
] as const
/** Further errors of reading it with the creator's grant. */
const grantErrors = [
  'youtube_token_expired',
  'youtube_token_invalid',
  'youtube_refresh_failed',
  'youtube_scopes_missing',
  'youtube_channel_missing',
] as const

/**
 * The channel's public videos, latest first, without views: how each did against the channel's usual. `none`: the user has no
 * channel, or derived metrics are off. `pending`: the job is fetching them. `unavailable`: they cannot be fetched now.
 */
export const ChannelModel = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    channelId: z.string(),
    videos: z.array(
      z.object({
        title: z.string(),
        /** The natural logarithm of its views over the channel's usual. */
        result: z.number(),
        seconds: z.optional(z.number()),
      }),
    ),
    fetchedAt: z.iso.datetime(),
    /** When the browser has to forget it: after a day at most, and never later than 27 days after `fetchedAt`. */
    expiresAt: z.iso.datetime(),
  }),
  z.object({ state: z.enum(['none', 'pending', 'unavailable']) }),
])
export type ChannelModel = z.infer<typeof ChannelModel>

export const youtube = {
  /**
   * Completes the OAuth flow: exchanges the authorization code for tokens, which never leave the server. `replaced` is the
   * previously connected channel, if it was a different one; its data is deleted.
   */
  auth: endpoint({
    method: 'POST',
    path: '/api/youtube/auth',
    caller: 'user',
    input: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(512)),
      /** The site's origin with `consentReturnPath`, as in the authorization request. */
      redirect_uri: z.string().check(z.maxLength(300)),
      /** The PKCE verifier (RFC 7636, 4.1). */
      code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    }),
    output: z.object({ channel: OwnChannel, replaced: z.nullable(z.object({ title: z.nullable(z.string()) })) }),
    errors: [
      'youtube_not_configured',
      'youtube_code_invalid',
      'youtube_scopes_missing',
      'youtube_channel_missing',
      'youtube_channel_closed',
      'youtube_token_invalid',
      'youtube_quota_exceeded',
      'youtube_connect_failed',
    ],
    rate: { max: 20, seconds: 60 },
  }),
  /**
   * Revokes the grant at Google and deletes the channel's data. `revoked` is false if Google did not respond; the user can
   * then revoke it at Google.
   */
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/youtube/auth',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ deleted: z.array(z.enum(deletedDataKinds)), revoked: z.boolean() }),
    errors: [],
    rate: { max: 20, seconds: 60 },
  }),
  /**
   * Returns the connected channel's figures for the last `period` complete days and for the same number of days before. They are at
   * most a day old, or 15 minutes with `refresh`, while YouTube and its quota allow.
   */
  analytics: endpoint({
    method: 'GET',
    path: '/api/youtube/analytics',
    caller: 'user',
    scope: 'channel.read',
    input: z.strictObject({ period: z._default(z.enum(periods), '28'), refresh }),
    output: Analytics,
    errors: [...readingErrors, ...grantErrors],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Returns the videos that brought the most views and the most subscribers in the period that `analytics` returns, most views first:
   * up to three of each. Videos that are not public have no title and are left out.
   */
  top: endpoint({
    method: 'GET',
    path: '/api/youtube/top',
    caller: 'user',
    scope: 'channel.read',
    input: z.strictObject({ period: z._default(z.enum(periods), '28') }),
    output: z.object({
      videos: z.array(TopVideo).check(z.maxLength(6)),
      fetchedAt: z.iso.datetime(),
      stale: z.boolean(),
    }),
    errors: [...readingErrors, ...grantErrors],
    rate: { max: 60, seconds: 60 },
  }),
  /** Returns the connected channel's latest public videos, newest first. They are as recent as the figures of `analytics`. */
  videos: endpoint({
    method: 'GET',
    path: '/api/youtube/videos',
    caller: 'user',
    scope: 'channel.read',
    input: z.strictObject({ refresh }),
    output: z.object({
      videos: z.array(ListedVideo).check(z.maxLength(maxChannelVideos)),
      /** Over all stored days. Null until YouTube's first daily reports arrive, about two days after connecting. */
      reach: z.nullable(Reach),
      /** Whether the metric `title_words` is enabled: words of titles may be compared by click-through rate. */
      canCompareTitleWords: z.boolean(),
      /** Whether the metric `usual_multiple` is enabled: views may be compared with the channel's usual. */
      canCompareWithUsual: z.boolean(),
      /** When the newest videos were counted. */
      fetchedAt: z.iso.datetime(),
      /** When the oldest counts of the list were made: those of older videos are read seldom. */
      countedSince: z.iso.datetime(),
      stale: z.boolean(),
    }),
    errors: readingErrors,
    rate: { max: 60, seconds: 60 },
  }),
  /** Returns when the connected channel's videos performed best, in the creator's time zone. Null if derived metrics are off. */
  schedule: endpoint({
    method: 'GET',
    path: '/api/youtube/schedule',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ schedule: z.nullable(Schedule) }),
    errors: ['youtube_not_connected'],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Returns what the titles of the user's channel, connected or named, are judged by in the browser. Reads cached uploads
   * only, and asks a job to fetch them where none are cached or they are older than a day.
   */
  model: endpoint({
    method: 'GET',
    path: '/api/youtube/model',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ model: ChannelModel }),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Returns the channel that a typed or pasted URL names. Null if the URL is well formed but cannot be resolved now, because
   * the daily cap for visitors is spent or YouTube failed; sign-up continues and resolves it after login.
   */
  channel: endpoint({
    method: 'GET',
    path: '/api/youtube/channel',
    caller: 'public',
    input: z.strictObject({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: z.object({ channel: z.nullable(Channel) }),
    errors: ['channel_url_invalid', 'channel_not_found', 'channel_name_not_found'],
    rate: { max: 10, seconds: 60 },
  }),
}
