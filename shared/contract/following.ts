import * as z from 'zod/mini'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { endpoint } from './endpoint.ts'
import { rawEndpoint } from './raw-endpoint.ts'
import { Usual } from './usual.ts'
import { VideoId } from './video.ts'
import { Channel } from './youtube.ts'

/** The id of a channel: `UC` and 22 characters. */
export const ChannelId = z.string().check(z.regex(/^UC[\w-]{22}$/))

/** A followed channel, as YouTube described it at `fetchedAt`. */
export const FollowedChannel = z.extend(Channel, {
  /** Null while hidden or not read yet. */
  subscribers: z.nullable(z.int()),
  fetchedAt: z.iso.datetime(),
})
export type FollowedChannel = z.infer<typeof FollowedChannel>

/** A channel that a user follows. `channel` is null while YouTube has not described it. */
const Follow = z.object({
  id: ChannelId,
  followedAt: z.iso.datetime(),
  channel: z.nullable(FollowedChannel),
  muted: z.boolean(),
})
export type Follow = z.infer<typeof Follow>

/** A video of a followed channel. Views are null while hidden or not counted yet, and as old as `viewsAt` says. */
const FollowedVideo = z.object({
  id: z.string(),
  channelId: ChannelId,
  title: z.string(),
  /** Its 16:9 thumbnail at YouTube. */
  thumbnail: z.nullable(z.url()),
  publishedAt: z.iso.datetime(),
  /** Its length; null while live or not read yet. */
  seconds: z.nullable(z.int()),
  views: z.nullable(z.int()),
  viewsAt: z.nullable(z.iso.datetime()),
  /** Null without enough comparable videos, and where derived metrics are off. */
  usual: z.nullable(Usual),
  /** Whether the user dismissed it. */
  dismissed: z.boolean(),
})
export type FollowedVideo = z.infer<typeof FollowedVideo>

/** The most videos that `following.videos` returns. */
export const maxFollowedVideos = 100

/** `usual` sorts by the multiple. `usual` and `views` are `newest` where derived metrics are off. */
export const videoSorts = ['usual', 'newest', 'views'] as const
/** Under 10,000, under 100,000, under 1,000,000, and more subscribers. A channel that hides their number has no size. */
export const channelSizes = ['small', 'medium', 'large', 'huge'] as const
/** The maximum ages, in days. */
export const videoAges = ['2', '7', '27'] as const
/** Up to three minutes, and longer. */
export const videoLengths = ['short', 'long'] as const

const rate = { max: 60, seconds: 60 } as const

/** The callback of a channel's push notifications: the channel and a secret key, known only to YouTube's hub and us. */
const PushAddress = z.strictObject({ id: ChannelId, key: z.string().check(z.regex(/^[\w-]{43}$/)) })
/** The hub sends from a few addresses, and much at once after an outage. */
const pushRate = { max: 3000, seconds: 60 } as const

/** How the newest videos of followed channels are sorted and filtered. */
export const VideoFilters = z.strictObject({
  /** Default: `usual`. */
  sort: z.optional(z.enum(videoSorts)),
  size: z.optional(z.enum(channelSizes)),
  days: z.optional(z.enum(videoAges)),
  length: z.optional(z.enum(videoLengths)),
  /** Two letters. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  channel: z.optional(ChannelId),
  /** Words of the title, in any order. Capitals and accents do not matter. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength))),
  dismissed: z.optional(z.literal('true')),
})

export const following = {
  /** Returns the channels that the user follows, the newest first, and how many the plan allows. */
  list: endpoint({
    method: 'GET',
    path: '/api/following',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ follows: z.array(Follow), max: z.int() }),
    errors: [],
    rate,
  }),
  /**
   * Follows the channel with this address, handle or channel id. Changes nothing where the user follows it already. Never
   * searches YouTube.
   */
  add: endpoint({
    method: 'POST',
    path: '/api/following',
    caller: 'user',
    input: z.strictObject({ channel: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: z.object({ follow: Follow }),
    errors: [
      'channel_url_invalid',
      'channel_not_found',
      'channel_name_not_found',
      'channel_lookup_failed',
      'youtube_quota_exceeded',
      'follow_limit_reached',
    ],
    rate: { max: 30, seconds: 60 },
  }),
  /** Stops following a channel. If no one else follows it, its data is deleted at once. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/following/{id}',
    caller: 'user',
    input: z.strictObject({ id: ChannelId }),
    output: z.object({}),
    errors: [],
    rate,
  }),
  /** Mutes a followed channel, or stops muting it. The list leaves out the videos of muted channels. */
  change: endpoint({
    method: 'PATCH',
    path: '/api/following/{id}',
    caller: 'user',
    input: z.strictObject({ id: ChannelId, muted: z.boolean() }),
    output: z.object({}),
    errors: ['not_found'],
    rate,
  }),
  /** Dismisses a video of a followed channel, or takes that back. The latest 200 of a channel are remembered. */
  dismiss: endpoint({
    method: 'PATCH',
    path: '/api/following/{id}/dismissed/{video}',
    caller: 'user',
    input: z.strictObject({
      id: ChannelId,
      video: VideoId,
      dismissed: z.boolean(),
    }),
    output: z.object({}),
    errors: ['not_found'],
    rate,
  }),
  /**
   * Returns the latest videos of the channels that the user follows, with YouTube's counts. Leaves out dismissed videos unless
   * `dismissed` is given, and those of muted channels unless `channel` is.
   */
  videos: endpoint({
    method: 'GET',
    path: '/api/following/videos',
    caller: 'user',
    input: VideoFilters,
    output: z.object({
      videos: z.array(FollowedVideo),
      /** How many there are, also beyond those returned. */
      total: z.int(),
      /** The languages of all channels that the user follows. */
      languages: z.array(z.string()),
      /** Whether `usual` is allowed. */
      multiples: z.boolean(),
      /** The oldest count among the videos returned. */
      countedAt: z.nullable(z.iso.datetime()),
    }),
    errors: [],
    rate,
  }),
  /**
   * Returns the videos of followed channels that have a multiple of their channel's usual, highest first: ids and our figures only,
   * since the rest is YouTube's. Leaves out dismissed videos and muted channels. `before` is the id of the previous page's last video;
   * the error is `not_found` if that video is no longer in the list.
   */
  outliers: endpoint({
    method: 'GET',
    path: '/api/outliers',
    caller: 'user',
    scope: 'insights',
    input: z.strictObject({
      days: z.optional(z.enum(videoAges)),
      length: z.optional(z.enum(videoLengths)),
      channel: z.optional(ChannelId),
      before: z.optional(VideoId),
    }),
    output: z.object({
      videos: z.array(z.object({ id: z.string(), channelId: ChannelId, usual: Usual })),
      next: z.optional(z.string()),
    }),
    errors: ['not_found', 'derived_metrics_disabled'],
    rate,
  }),
  /** Returns at most ten stored channels whose name or handle contains a text, those with the most subscribers first. */
  find: endpoint({
    method: 'GET',
    path: '/api/following/search',
    caller: 'user',
    input: z.strictObject({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    output: z.object({ channels: z.array(FollowedChannel) }),
    errors: [],
    rate: { max: 30, seconds: 60 },
  }),
  /**
   * Receives the verification of a subscription from YouTube's hub (WebSub, 5.3), and returns its challenge if we want what it
   * verifies. Hubs may add parameters, which are ignored.
   */
  'confirm-push': rawEndpoint({
    method: 'GET',
    path: '/s/push/{id}/{key}',
    caller: 'public',
    input: z.object({
      ...PushAddress.shape,
      'hub.mode': z.enum(['subscribe', 'unsubscribe']),
      'hub.topic': z.string().check(z.maxLength(200)),
      'hub.challenge': z.string().check(z.minLength(1), z.maxLength(500)),
      'hub.lease_seconds': z.optional(z.coerce.number().check(z.int(), z.positive())),
    }),
    raw: 'text/plain',
    errors: ['not_found'],
    rate: pushRate,
  }),
  /** Receives a notification of a channel's videos from YouTube's hub (WebSub, 7), signed over the raw body. */
  'receive-push': endpoint({
    method: 'POST',
    path: '/s/push/{id}/{key}',
    caller: 'signed',
    input: PushAddress,
    output: z.strictObject({}),
    errors: [],
    rate: pushRate,
    maxBytes: 32 * 1024,
  }),
}
