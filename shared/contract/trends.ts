import * as z from 'zod/mini'
import { aiAbsences } from '#shared/advisers.ts'
import { categories, maxListLength, maxSearchLength, regions } from '#shared/trends.ts'
import { endpoint } from './endpoint.ts'
import { OwnVideo } from './video.ts'

/**
 * The observations about a video's figures. Each kind has a sentence in the web messages. The comments state what its
 * `value` and `usual` are; "none" means 0.
 */
export const remarkKinds = [
  // Views per hour now; views per hour since publishing.
  'speeding',
  'steady',
  'slowing',
  // Views per hour since publishing; none.
  'average',
  // Views in the first hour; none.
  'just_out',
  // None; none.
  'live',
  'upcoming',
  'hidden',
  // Length in seconds; none.
  'brief_format',
  'video_format',
  'long_format',
  // None; none.
  'live_format',
  'upcoming_format',
  // The first and third quartile of the lengths in its list, in seconds.
  'length_beside',
  // Width of the largest picture in pixels; its height.
  'picture_full',
  'picture_small',
  // None; none.
  'picture_none',
  // Length of the title in characters; the length that phones show.
  'title_fits',
  'title_cut',
  // Percentage of the titles in its list with this structure; none.
  'with_number',
  'with_question',
  'with_brackets',
  'with_quote',
  'with_parts',
  'with_versus',
  'with_short',
  // Percentile of the title by our model; the median percentile.
  'title_score',
  // Views per hour since publishing; the median of its list.
  'pace',
  // Likes per 100 views; the median of its list.
  'likes',
  // Comments per 1,000 views; the median of its list.
  'comments',
] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** The top quarter of its list, the middle half, and the bottom quarter. */
export const impacts = ['high', 'medium', 'low'] as const
export type Impact = (typeof impacts)[number]

/** The structures of titles, which are detected in any language. Each has a name in the web messages. */
export const structures = ['number', 'question', 'brackets', 'quote', 'parts', 'versus', 'short'] as const
export type Structure = (typeof structures)[number]

/** A video in a list of trends. We calculate `pace` and `rising`; pace is null and rising false if derived metrics are off or not in the plan. */
export const TrendingVideo = z.extend(OwnVideo, {
  channelTitle: z.string(),
  /** Views per hour between our last two snapshots; null until there are two. */
  pace: z.nullable(z.number()),
  /** Whether it now gains views clearly faster than on average since publishing. */
  rising: z.boolean(),
})
export type TrendingVideo = z.infer<typeof TrendingVideo>

/** Why a search was not sent to YouTube: the daily cap is spent, the user's share is spent, or YouTube failed. */
export const restReasons = ['spent', 'yours_spent', 'failed'] as const

export const TrendList = z.object({
  /** In YouTube's order. */
  videos: z.array(TrendingVideo).check(z.maxLength(maxListLength)),
  /** YouTube's chart, a YouTube search ordered by views, or matches from our cache. */
  source: z.enum(['chart', 'search', 'cache']),
  /** When the counts were fetched; null if they have not been fetched yet. */
  fetchedAt: z.nullable(z.iso.datetime()),
  /** Whether the list is older than intended, because it could not be fetched again. */
  stale: z.boolean(),
  resting: z.nullable(z.object({ reason: z.enum(restReasons), opensAt: z.iso.datetime() })),
})
export type TrendList = z.infer<typeof TrendList>

/** The list to return: of a category, of a search, or Overall. If both are given, the search is used. */
const which = {
  region: z.enum(regions),
  category: z.optional(z.enum(categories)),
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength))),
}
const oneVideo = { ...which, videoId: z.string().check(z.regex(/^[\w-]{11}$/)) }

/** An observation about a video's figures. `remarkKinds` describes the meaning and units of both numbers. */
export const Remark = z.object({ kind: z.enum(remarkKinds), value: z.number(), usual: z.number() })
export type Remark = z.infer<typeof Remark>

/** The format and structure of a video, for a creator to start from. Contains none of its words. */
export const Pattern = z.object({
  format: z.enum(['video', 'brief', 'live']),
  /** Length; null while it is live or upcoming. */
  seconds: z.nullable(z.int()),
  structure: z.array(z.enum(structures)),
})
export type Pattern = z.infer<typeof Pattern>

/** The counts of a video. */
const Figures = z.object({ views: z.nullable(z.int()), likes: z.nullable(z.int()), comments: z.nullable(z.int()) })

/** Why a video may work, derived from its figures by our own rules. */
export const BuiltInInsight = z.object({
  source: z.literal('built_in'),
  title: Remark,
  description: z.array(Remark),
  thumbnailAnalysis: Remark,
  keyStrategies: z.array(Remark),
  engagementFactors: z.array(z.object({ factor: Remark, impact: z.enum(impacts) })),
  /** Words of the title that raise its score, highest first, without stop words. Empty for languages we cannot score. */
  words: z.array(z.string()),
})
export type BuiltInInsight = z.infer<typeof BuiltInInsight>

/** Why a video may work, written by the AI provider: single lines of plain text in the user's language. */
export const WrittenInsight = z.object({
  source: z.literal('ai'),
  title: z.string(),
  description: z.string(),
  thumbnailAnalysis: z.string(),
  keyStrategies: z.array(z.string()),
  /** `impact` is the provider's judgment. */
  engagementFactors: z.array(z.object({ factor: z.string(), impact: z.enum(impacts), suggestion: z.string() })),
})
export type WrittenInsight = z.infer<typeof WrittenInsight>

/** An insight; `source` determines its shape. */
export const VideoInsight = z.discriminatedUnion('source', [BuiltInInsight, WrittenInsight])
export type VideoInsight = z.infer<typeof VideoInsight>

export const trends = {
  /** Returns the trending videos of a region: Overall, of a category, or for a search. A category or search uses a topic. */
  list: endpoint({
    method: 'GET',
    path: '/api/trends',
    caller: 'user',
    input: z.strictObject(which),
    output: TrendList,
    errors: ['plan_limit_reached'],
    rate: { most: 120, seconds: 60 },
  }),
  /** Returns the figures of a listed video and an insight, null if derived metrics are off. Shared and cached for an hour. */
  insight: endpoint({
    method: 'GET',
    path: '/api/trends/{videoId}/insight',
    caller: 'user',
    input: z.strictObject(oneVideo),
    output: z.object({
      figures: Figures,
      pattern: Pattern,
      insight: z.nullable(VideoInsight),
      /** Why the insight is built in. */
      absence: z.optional(z.enum(aiAbsences)),
    }),
    errors: ['not_found'],
    rate: { most: 120, seconds: 60 },
  }),
  /** Returns a video's snapshots of views, oldest first; empty if derived metrics are off or not in the plan. */
  history: endpoint({
    method: 'GET',
    path: '/api/trends/{videoId}/history',
    caller: 'user',
    input: z.strictObject(oneVideo),
    output: z.object({ looks: z.array(z.object({ at: z.iso.datetime(), views: z.int() })) }),
    errors: ['not_found'],
    rate: { most: 120, seconds: 60 },
  }),
}
