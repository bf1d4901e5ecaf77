import * as z from 'zod/mini'
import { aiFallbackReasons } from '#shared/advisers.ts'
import { categories, maxListLength, maxSearchLength, regions } from '#shared/trends.ts'
import { endpoint } from './endpoint.ts'
import { VideoId, YouTubeVideo } from './video.ts'

/**
 * The remarks on a video's figures. Each kind has a sentence in the web messages. The comments state what its `value` and
 * `other` are; "none" means 0.
 */
export const remarkKinds = [
  // Views per hour now; views per hour since publishing.
  'accelerating',
  'steady',
  'slowing',
  'below_average',
  // Views per hour now; the median of its list.
  'leading',
  // Views per hour since publishing; none.
  'average',
  // Views in the first hour; none.
  'just_published',
  // None; none.
  'live',
  'upcoming',
  'hidden',
  // Length in seconds; none.
  'short_format',
  'video_format',
  'long_format',
  // None; none.
  'live_format',
  'upcoming_format',
  // The first and third quartile of the lengths in its list, in seconds.
  'typical_length',
  // The views of titles like it, as a multiple of those of the most similar title of the same channel; none.
  'title_in_time',
  'title_for_beginners',
  'title_stretch_of_time',
  // Percentile of the title by our model; the median percentile.
  'title_score',
  // Views per hour since publishing, which a listed video has as `perHour`; the median of its list.
  'pace',
  // Views per hour now, which a listed video has as `pace`; the median of its list.
  'current_pace',
  // Likes per 100 views; the median of its list.
  'likes',
  // Comments per 1,000 views; the median of its list.
  'comments',
] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** The top quarter of its list, the middle half, and the bottom quarter. A title score is in the top fifth, or below 40. */
export const impacts = ['high', 'medium', 'low'] as const
export type Impact = (typeof impacts)[number]

/** The structures of titles, which are detected in any language. Each has a name in the web messages. */
export const outlineStructures = ['number', 'question', 'brackets', 'quote', 'two_parts', 'versus', 'short'] as const
export type OutlineStructure = (typeof outlineStructures)[number]

/**
 * A video in a list of trends. We calculate `perHour`, `pace` and `rising`. They are null and false if derived metrics are off;
 * the last two also if they are not in the plan.
 */
export const TrendingVideo = z.extend(YouTubeVideo, {
  channelTitle: z.string(),
  /** Views per hour since it was published; null in its first hour, if hidden, and for broadcasts that have not ended. */
  perHour: z.nullable(z.number()),
  /** Views per hour between our last two snapshots; null until there are two. */
  pace: z.nullable(z.number()),
  /** Whether it now gains views clearly faster than on average since publishing. */
  rising: z.boolean(),
})
export type TrendingVideo = z.infer<typeof TrendingVideo>

/** Why a search has no result from YouTube: the daily cap of all users or of this one is reached, or YouTube failed. */
export const searchUnavailableReasons = ['daily_cap_reached', 'user_cap_reached', 'youtube_failed'] as const
export type SearchUnavailableReason = (typeof searchUnavailableReasons)[number]

export const TrendList = z.object({
  /** In YouTube's order. */
  videos: z.array(TrendingVideo).check(z.maxLength(maxListLength)),
  /** YouTube's chart, a YouTube search ordered by views, or matches from our cache. */
  source: z.enum(['chart', 'search', 'cache']),
  /** When the counts were fetched; null if they have not been fetched yet. */
  fetchedAt: z.nullable(z.iso.datetime()),
  /** Whether the list is older than intended, because it could not be fetched again. */
  stale: z.boolean(),
  /** Why a search has no result from YouTube, and when it can be repeated; null if it has one. */
  searchUnavailable: z.nullable(z.object({ reason: z.enum(searchUnavailableReasons), retryAt: z.iso.datetime() })),
})
export type TrendList = z.infer<typeof TrendList>

/** The list to return: of a category, of a search, or Overall. If both are given, the search is used. */
const listInput = {
  region: z.enum(regions),
  category: z.optional(z.enum(categories)),
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength))),
}
const videoInput = { ...listInput, videoId: VideoId }

/** A remark on a video's figures. `remarkKinds` states the meaning and units of both numbers. */
export const Remark = z.object({ kind: z.enum(remarkKinds), value: z.number(), other: z.number() })
export type Remark = z.infer<typeof Remark>

/** The format and structure of a video, for a creator to start from, without its words. A `short` lasts up to 3 minutes. */
export const VideoOutline = z.object({
  format: z.enum(['video', 'short', 'live']),
  /** Length; null while it is live or upcoming. */
  seconds: z.nullable(z.int()),
  structure: z.array(z.enum(outlineStructures)),
})
export type VideoOutline = z.infer<typeof VideoOutline>

/** The counts of a video. */
const Figures = z.object({ views: z.nullable(z.int()), likes: z.nullable(z.int()), comments: z.nullable(z.int()) })

/** Why a video may work, derived from its figures by our own rules. Says nothing about its thumbnail, which we do not analyze. */
export const BuiltInInsight = z.object({
  source: z.literal('built_in'),
  title: Remark,
  description: z.array(Remark),
  keyStrategies: z.array(Remark),
  engagementFactors: z.array(z.object({ factor: Remark, impact: z.enum(impacts) })),
  /** Words of the title that raise its score, highest first, without stop words. Empty for languages we cannot score. */
  words: z.array(z.string()),
})
export type BuiltInInsight = z.infer<typeof BuiltInInsight>

/** Why a video may work, written by the AI provider: single lines of plain text in the user's language. */
export const AiInsight = z.object({
  source: z.literal('ai'),
  title: z.string(),
  description: z.string(),
  thumbnailAnalysis: z.string(),
  keyStrategies: z.array(z.string()),
  /** `impact` is the provider's judgment. */
  engagementFactors: z.array(z.object({ factor: z.string(), impact: z.enum(impacts), suggestion: z.string() })),
})
export type AiInsight = z.infer<typeof AiInsight>

/** An insight; `source` determines its shape. */
export const VideoInsight = z.discriminatedUnion('source', [BuiltInInsight, AiInsight])
export type VideoInsight = z.infer<typeof VideoInsight>

/** A word, or two adjacent words, that more channels use in titles than before. */
const RisingWord = z.object({
  word: z.string(),
  /** How many channels used it in videos that were first listed within the last 7 days, and in the 14 days before. */
  channels: z.int(),
  before: z.int(),
  /** The share of channels now divided by the share before; null where no channel used it before. */
  ratio: z.nullable(z.number()),
  /** The confidence interval of the ratio, simultaneous over all words; `high` is null where no channel used it before. */
  low: z.number(),
  high: z.nullable(z.number()),
  /** Some of the latest videos with the word, each of another channel. */
  examples: z.array(z.object({ id: z.string(), title: z.string(), channel: z.string() })),
})
export type RisingWord = z.infer<typeof RisingWord>

/** The words on the rise in a region's lists, by language, the language with the most channels first. */
export const RisingWords = z.object({
  languages: z.array(
    z.object({
      /** A language code, such as `en`. */
      language: z.string(),
      /** The number of channels with videos in this language, now and in the period before. */
      channels: z.int(),
      before: z.int(),
      /** The surest first. */
      words: z.array(RisingWord),
    }),
  ),
  /** The first day (UTC) whose titles were recorded. */
  since: z.iso.date(),
  /** When the titles were compared. */
  at: z.iso.datetime(),
  /** The days that count as now, and the earlier ones that they are compared with. */
  days: z.object({ current: z.int(), previous: z.int() }),
})
export type RisingWords = z.infer<typeof RisingWords>

export const trends = {
  /** Returns the trending videos of a region: Overall, of a category, or for a search. The latter two use a unit of `topics`. */
  list: endpoint({
    method: 'GET',
    path: '/api/trends',
    caller: 'user',
    input: z.strictObject(listInput),
    output: TrendList,
    errors: ['plan_limit_reached'],
    rate: { max: 120, seconds: 60 },
  }),
  /** Returns the figures of a listed video and an insight, null if derived metrics are off. Shared and cached for an hour. */
  insight: endpoint({
    method: 'GET',
    path: '/api/trends/{videoId}/insight',
    caller: 'user',
    input: z.strictObject(videoInput),
    output: z.object({
      figures: Figures,
      /** When they were counted. */
      countedAt: z.iso.datetime(),
      pattern: VideoOutline,
      insight: z.nullable(VideoInsight),
      /** Why the insight is built in. */
      fallbackReason: z.optional(z.enum(aiFallbackReasons)),
    }),
    errors: ['not_found'],
    rate: { max: 120, seconds: 60 },
  }),
  /** Returns a video's snapshots of views, oldest first; empty if derived metrics are off or not in the plan. */
  history: endpoint({
    method: 'GET',
    path: '/api/trends/{videoId}/history',
    caller: 'user',
    input: z.strictObject(videoInput),
    output: z.object({ snapshots: z.array(z.object({ at: z.iso.datetime(), views: z.int() })) }),
    errors: ['not_found'],
    rate: { max: 120, seconds: 60 },
  }),
  /**
   * Returns at most ten channels with a video in a region's list, Overall or of a category, in the list's order. Reads the cached list
   * and costs no unit.
   */
  channels: endpoint({
    method: 'GET',
    path: '/api/trends/channels',
    caller: 'user',
    input: z.strictObject({ region: listInput.region, category: listInput.category }),
    output: z.object({
      /** `video` is the title of the first of its videos in the list. */
      channels: z.array(z.object({ id: z.string(), title: z.string(), video: z.string() })),
      /** When the list was fetched; null if it has not been yet. */
      fetchedAt: z.nullable(z.iso.datetime()),
    }),
    errors: [],
    rate: { max: 120, seconds: 60 },
  }),
  /**
   * Returns the words that more channels of a region's lists use in titles than before; null if derived metrics are off or
   * nothing was recorded yet.
   */
  words: endpoint({
    method: 'GET',
    path: '/api/trends/words',
    caller: 'user',
    input: z.strictObject({ region: listInput.region }),
    output: z.object({ words: z.nullable(RisingWords) }),
    errors: [],
    rate: { max: 120, seconds: 60 },
  }),
}
