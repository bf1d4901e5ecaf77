import * as z from 'zod/mini'
import { formats, observationKinds, periods } from '#shared/analytics.ts'
import { OwnChannel } from './account.ts'
import { endpoint } from './endpoint.ts'
import { ListedVideo, PacificDay, Reach } from './video.ts'

/** A channel as YouTube describes it. */
export const Channel = z.object({
  /** `UC` and 22 characters. */
  id: z.string(),
  title: z.string(),
  /** `@handle`; null for a channel that has none. */
  handle: z.nullable(z.string()),
  /** A square picture of at least 88 pixels. */
  thumbnail: z.nullable(z.url()),
})
export type Channel = z.infer<typeof Channel>

/** What happened in some span of days, as YouTube's Analytics API counts it. */
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

/** A span of whole days, both ends included; `daily` has a row for every one of them, oldest first. */
export const Span = z.object({
  from: PacificDay,
  to: PacificDay,
  totals: Figures,
  /** (likes + comments + shares) / views, calculated by us; null without views. */
  engagementRate: z.nullable(z.number()),
  /** The totals again, by format; null where YouTube did not tell formats apart. */
  byFormat: z.nullable(z.record(z.enum(formats), Figures)),
  daily: z.array(DayFigures),
})
export type Span = z.infer<typeof Span>

/** One figure in both spans. `difference` is now - before; `ratio` is difference / before, null where before is 0 or unknown. */
export const Change = z.object({
  now: z.number(),
  before: z.number(),
  difference: z.number(),
  ratio: z.nullable(z.number()),
})
export type Change = z.infer<typeof Change>

/** What is worth saying about the two spans; the words are the screen's. Units: see `observationKinds`. */
export const Observation = z.object({
  kind: z.enum(observationKinds),
  direction: z.enum(['up', 'down']),
  now: z.number(),
  before: z.number(),
  /** (now - before) / before; null where before is 0. */
  ratio: z.nullable(z.number()),
})
export type Observation = z.infer<typeof Observation>

export const Analytics = z.object({
  /** `totalViews`, `subscribers` and `totalVideos` are of the channel's whole life, the others of the period. */
  overview: z.object({
    /** Null: YouTube did not tell. */
    totalViews: z.nullable(z.int()),
    /** Null: the channel hides it, which is not 0. YouTube rounds it to three figures. */
    subscribers: z.nullable(z.int()),
    totalVideos: z.nullable(z.int()),
    /** Minutes. */
    watchTime: z.int(),
    engagementRate: z.nullable(z.number()),
    /** Of `reach`. */
    averageCTR: z.nullable(z.number()),
  }),
  /** Within the period. Null: the first files have not arrived, which takes YouTube about two days. */
  reach: z.nullable(Reach),
  period: Span,
  /** As many days, right before the period. */
  previous: Span,
  /** `engagementRate` is null where one of the spans has no views. */
  changes: z.object({
    views: Change,
    watchTime: Change,
    /** Gained less lost. */
    subscribers: Change,
    engagementRate: z.nullable(Change),
  }),
  observations: z.array(Observation).check(z.maxLength(3)),
  /** The last day that YouTube has counted to its end, two to three days ago; the period ends there. */
  dataThrough: PacificDay,
  /** Whether YouTube has any figure of either span: a new channel has none. */
  hasFigures: z.boolean(),
  /** The day in these spans from which YouTube counts views in another way, so that views before and after do not compare. */
  viewsRedefinedOn: z.nullable(PacificDay),
  /** When YouTube was asked. */
  fetchedAt: z.iso.datetime(),
  /** YouTube could not be asked again now: this is its last answer. */
  stale: z.boolean(),
})
export type Analytics = z.infer<typeof Analytics>

/** A multiple of the channel's usual, with an interval of 95 %. */
const Times = z.object({ median: z.number(), low: z.number(), high: z.number() })

/** A weekday (ISO, 1 = Monday), a part of the day (from 0, of `partHours` each), or a weekday at a part of the day. */
export const Time = z.object({
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  part: z.nullable(z.int().check(z.minimum(0), z.maximum(5))),
  /** How many were published then. */
  videos: z.int(),
  /** Their views against the usual; null where they are too few to say. */
  times: z.nullable(Times),
})
export type Time = z.infer<typeof Time>

export const Compared = z.object({
  state: z.literal('compared'),
  /** How many videos were looked at. */
  videos: z.int(),
  /** By whose clock. */
  timeZone: z.string(),
  /** When YouTube told their views. */
  fetchedAt: z.iso.datetime(),
  weekdays: z.array(Time),
  parts: z.array(Time),
  /** The time that stands out; null where none does. */
  best: z.nullable(Time),
  /** Whether videos came at times enough for any of them to be compared. */
  isVaried: z.boolean(),
})
export type Compared = z.infer<typeof Compared>

/**
 * When a channel's videos did best, or why that is not said. `unavailable`: they could not be had from YouTube;
 * `not_in_plan`: the user's plan is without.
 */
export const Schedule = z.discriminatedUnion('state', [
  Compared,
  z.object({ state: z.literal('too_few'), videos: z.int(), fewest: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type Schedule = z.infer<typeof Schedule>

/** What disconnecting deletes, each named where there was any. */
export const deletable = ['tokens', 'analytics', 'videos', 'channel'] as const

/** What may keep us from reading a connected channel. */
const readingErrors = [
  'youtube_not_connected',
  'youtube_channel_gone',
  'youtube_quota_spent',
  'youtube_busy',
  'youtube_failed',
] as const
/** And what more where it is read with the creator's own grant. */
const grantErrors = [
  'youtube_token_expired',
  'youtube_token_invalid',
  'youtube_refresh_failed',
  'youtube_scopes_missing',
  'youtube_channel_none',
] as const

export const youtube = {
  /**
   * Ends Google's consent: exchanges its code for tokens, which stay here. `replaced` is the channel that was connected
   * before, if it was another one; what we had of it is deleted.
   */
  auth: endpoint({
    method: 'POST',
    path: '/api/youtube/auth',
    caller: 'user',
    input: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(512)),
      /** Our origin and `consentReturnPath`, as it was sent to Google. */
      redirect_uri: z.string().check(z.maxLength(300)),
      /** The PKCE verifier (RFC 7636, 4.1). */
      code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    }),
    output: z.object({ channel: OwnChannel, replaced: z.nullable(z.object({ title: z.nullable(z.string()) })) }),
    errors: [
      'youtube_not_configured',
      'youtube_code_used',
      'youtube_scopes_missing',
      'youtube_channel_none',
      'youtube_channel_gone',
      'youtube_token_invalid',
      'youtube_quota_spent',
      'youtube_connect_failed',
    ],
    rate: { most: 20, seconds: 60 },
  }),
  /** Takes the consent back at Google and deletes what it brought. `revoked` false: Google did not answer, the user has to take it back there. */
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/youtube/auth',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ deleted: z.array(z.enum(deletable)), revoked: z.boolean() }),
    errors: [],
    rate: { most: 20, seconds: 60 },
  }),
  /** The connected channel's figures of the last `period` days that YouTube has counted, and of as many before. */
  analytics: endpoint({
    method: 'GET',
    path: '/api/youtube/analytics',
    caller: 'user',
    input: z.strictObject({ period: z._default(z.enum(periods), '28') }),
    output: Analytics,
    errors: [...readingErrors, ...grantErrors],
    rate: { most: 60, seconds: 60 },
  }),
  /** The connected channel's newest public videos, newest first, at most 50. */
  videos: endpoint({
    method: 'GET',
    path: '/api/youtube/videos',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({
      videos: z.array(ListedVideo).check(z.maxLength(50)),
      /** Of all the days that files are kept of. Null: none has arrived, which takes YouTube about two days. */
      reach: z.nullable(Reach),
      /** Whether words of titles may be compared by it: what is derived from YouTube's figures may be off. */
      words: z.boolean(),
      fetchedAt: z.iso.datetime(),
      stale: z.boolean(),
    }),
    errors: readingErrors,
    rate: { most: 60, seconds: 60 },
  }),
  /** When the connected channel's videos did best, by its creator's clock. Null where derived figures are off. */
  schedule: endpoint({
    method: 'GET',
    path: '/api/youtube/schedule',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ schedule: z.nullable(Schedule) }),
    errors: ['youtube_not_connected'],
    rate: { most: 60, seconds: 60 },
  }),
  /**
   * The channel that a URL names, as typed or pasted. Null: the URL is well formed, but nobody can be asked for now
   * (the day's share for visitors is spent, or YouTube does not answer); signing up goes on and resolves it after login.
   */
  channel: endpoint({
    method: 'GET',
    path: '/api/youtube/channel',
    caller: 'public',
    input: z.strictObject({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: z.object({ channel: z.nullable(Channel) }),
    errors: ['channel_url_invalid', 'channel_not_found', 'channel_name_not_found'],
    rate: { most: 10, seconds: 60 },
  }),
}
