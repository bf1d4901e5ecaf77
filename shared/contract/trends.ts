import * as z from 'zod/mini'
import { aiAbsences } from '#shared/advisers.ts'
import { categories, maxListLength, maxSearchLength, regions } from '#shared/trends.ts'
import { endpoint } from './endpoint.ts'
import { OwnVideo } from './video.ts'

/**
 * What can be read from a video's figures. Each kind has its sentence in `web/src/messages`, and says here what its two
 * numbers, `value` and `usual`, are.
 */
export const remarkKinds = [
  // Views an hour now, and on average since it was published.
  'speeding',
  'steady',
  'slowing',
  // Views an hour on average since it was published; nothing.
  'average',
  // Its views, in its first hour; nothing.
  'just_out',
  // Nothing; nothing.
  'live',
  'upcoming',
  'hidden',
  // Its length in seconds; nothing.
  'brief_format',
  'video_format',
  'long_format',
  // Nothing; nothing.
  'live_format',
  'upcoming_format',
  // Lengths in seconds between which the middle half of its list lies.
  'length_beside',
  // Width and height of the largest picture, in pixels.
  'picture_full',
  'picture_small',
  // Nothing; nothing.
  'picture_none',
  // Characters of the title, and how many phones show.
  'title_fits',
  'title_cut',
  // How many titles of its list, in percent, are built so; nothing.
  'with_number',
  'with_question',
  'with_brackets',
  'with_quote',
  'with_parts',
  'with_versus',
  'with_short',
  // Percentile of the title by our model; the middle.
  'title_score',
  // Views an hour since it was published, and the median of its list.
  'pace',
  // Likes per 100 views, and the median of its list.
  'likes',
  // Comments per 1,000 views, and the median of its list.
  'comments',
] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** In the top quarter of its list, the middle half, or the bottom quarter. */
export const impacts = ['high', 'medium', 'low'] as const
export type Impact = (typeof impacts)[number]

/** How a title is built, in any language; each has its words in `web/src/messages`. */
export const structures = ['number', 'question', 'brackets', 'quote', 'parts', 'versus', 'short'] as const
export type Structure = (typeof structures)[number]

/** A video of a list. `pace` and `rising` are calculated by us, and absent where derived figures are off, or not in the plan. */
export const TrendingVideo = z.extend(OwnVideo, {
  channelTitle: z.string(),
  /** Views an hour between our last two looks; null until there are two. */
  pace: z.nullable(z.number()),
  /** It gains views clearly faster now than on average since it was published. */
  rising: z.boolean(),
})
export type TrendingVideo = z.infer<typeof TrendingVideo>

/** Why a search was not made: all of the day's are spent, or the user's own share, or YouTube does not answer. */
export const restReasons = ['spent', 'yours_spent', 'failed'] as const

export const TrendList = z.object({
  /** In the order YouTube gave. */
  videos: z.array(TrendingVideo).check(z.maxLength(maxListLength)),
  /** YouTube's own chart, a search of YouTube for the most viewed, or what we have of such words without asking it. */
  source: z.enum(['chart', 'search', 'cache']),
  /** When YouTube told the counts; null: it has not been asked yet, and will be soon. */
  fetchedAt: z.nullable(z.iso.datetime()),
  /** Older than it should be: YouTube could not be asked again. */
  stale: z.boolean(),
  resting: z.nullable(z.object({ reason: z.enum(restReasons), opensAt: z.iso.datetime() })),
})
export type TrendList = z.infer<typeof TrendList>

/** Which list: that of a category, or of a search, or Overall. Where both are given the search counts. */
const which = {
  region: z.enum(regions),
  category: z.optional(z.enum(categories)),
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength))),
}
const oneVideo = { ...which, videoId: z.string().check(z.regex(/^[\w-]{11}$/)) }

/** Something the figures say; the words are the screen's. Units and meaning of both numbers: see `remarkKinds`. */
export const Remark = z.object({ kind: z.enum(remarkKinds), value: z.number(), usual: z.number() })
export type Remark = z.infer<typeof Remark>

/** How a video is made, for a creator to start from: never its words. */
export const Pattern = z.object({
  format: z.enum(['video', 'brief', 'live']),
  /** Its length; null while it is live or announced. */
  seconds: z.nullable(z.int()),
  structure: z.array(z.enum(structures)),
})
export type Pattern = z.infer<typeof Pattern>

/** What YouTube counts of a video. */
const Figures = z.object({ views: z.nullable(z.int()), likes: z.nullable(z.int()), comments: z.nullable(z.int()) })

/** Why a video may work, told from its figures by rules of our own. */
export const BuiltInInsight = z.object({
  source: z.literal('built_in'),
  title: Remark,
  description: z.array(Remark),
  thumbnailAnalysis: Remark,
  keyStrategies: z.array(Remark),
  engagementFactors: z.array(z.object({ factor: Remark, impact: z.enum(impacts) })),
  /** Words of the title that raise its score, most first, without those that say nothing: none in unknown languages. */
  words: z.array(z.string()),
})
export type BuiltInInsight = z.infer<typeof BuiltInInsight>

/** The same as an AI provider sees it: plain texts of one line each, in the language of whoever asked. */
export const WrittenInsight = z.object({
  source: z.literal('ai'),
  title: z.string(),
  description: z.string(),
  thumbnailAnalysis: z.string(),
  keyStrategies: z.array(z.string()),
  /** `impact` is the provider's opinion. */
  engagementFactors: z.array(z.object({ factor: z.string(), impact: z.enum(impacts), suggestion: z.string() })),
})
export type WrittenInsight = z.infer<typeof WrittenInsight>

/** Who made it says which form it has. */
export const VideoInsight = z.discriminatedUnion('source', [BuiltInInsight, WrittenInsight])
export type VideoInsight = z.infer<typeof VideoInsight>

export const trends = {
  /** What is popular in a region: Overall, in a category, or for words. A category or a search is a topic of the plan. */
  list: endpoint({
    method: 'GET',
    path: '/api/trends',
    caller: 'user',
    input: z.strictObject(which),
    output: TrendList,
    errors: ['plan_limit_reached'],
    rate: { most: 120, seconds: 60 },
  }),
  /** A video of a list: its figures, and what they say, null where derived figures are off. Shared, and an hour old at most. */
  insight: endpoint({
    method: 'GET',
    path: '/api/trends/{videoId}/insight',
    caller: 'user',
    input: z.strictObject(oneVideo),
    output: z.object({
      figures: Figures,
      pattern: Pattern,
      insight: z.nullable(VideoInsight),
      /** Why no AI provider wrote it. */
      absence: z.optional(z.enum(aiAbsences)),
    }),
    errors: ['not_found'],
    rate: { most: 120, seconds: 60 },
  }),
  /** A video's views as we have seen them, oldest first; empty where derived figures are off, or not in the plan. */
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
