import * as z from 'zod/mini'
import { titleKinds } from '#shared/advice/blanks.ts'
import { endpoint } from './endpoint.ts'
import { ChannelId } from './following.ts'
import { ItemId } from './item-id.ts'
import { Usual } from './usual.ts'
import { VideoId } from './video.ts'

/** How videos with a pattern in the title did on measured channels, as a multiple of the views of the channels' other videos. */
export const PatternLift = z.object({ lift: z.number(), low: z.number(), high: z.number(), channels: z.int() })
export type PatternLift = z.infer<typeof PatternLift>

/** The video that an idea's frame is from: a followed channel's or the user's own. Its views are YouTube's count at `viewsAt`. */
export const IdeaVideo = z.object({
  id: z.string(),
  title: z.string(),
  /** The name of its channel; null while it is unknown. */
  channel: z.nullable(z.string()),
  isOwn: z.boolean(),
  views: z.nullable(z.int()),
  viewsAt: z.nullable(z.iso.datetime()),
  /** Null where we may not show it or it is not known. */
  usual: z.nullable(Usual),
})
export type IdeaVideo = z.infer<typeof IdeaVideo>

/** How many ideas a week has, unless there are fewer good ones. */
export const ideasPerWeek = 5

/** An idea for a video, with its evidence. */
export const WeeklyIdea = z.object({
  id: ItemId,
  /** The frame of a title, with blanks in square brackets for the creator to fill: "I Tested [number] Ways to [bread …]". */
  title: z.string(),
  /** One of the creator's topics, and how many of their recent videos have it in the title; null if that is unknown. */
  topic: z.string(),
  topicVideos: z.nullable(z.int()),
  /** Those videos' median multiple of the channel's usual, at least 1; null if it is unknown or we may not calculate it. */
  topicTimes: z.nullable(z.number()),
  /** How videos with this kind of title did; null for the frame of one video. */
  lift: z.nullable(PatternLift),
  /** The video that the idea is based on; null if there is none, or if it is no longer stored. */
  video: z.nullable(IdeaVideo),
  /** The draft that the user made from it. */
  draft: z.nullable(ItemId),
  dismissed: z.boolean(),
})
export type WeeklyIdea = z.infer<typeof WeeklyIdea>

/**
 * Why a week has no ideas. `topics`: no topic repeats among the titles of the user's videos, or of their drafts. `language`:
 * those titles are in none of our languages. `new`: everything that we can combine was an idea before.
 */
export const missingForIdeas = ['topics', 'language', 'new'] as const
export type MissingForIdeas = (typeof missingForIdeas)[number]

/** A followed channel's video that the user takes an idea from. */
const ofVideo = { channel: ChannelId, video: VideoId }
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A title that is similar to a draft and did well: the user's own, a followed channel's, or one from our trending lists. */
export const ProvenTitle = z.object({
  from: z.enum(['own', 'followed', 'trending']),
  id: z.string(),
  title: z.string(),
  /** The name of its channel; null for the user's own, and while it is unknown. */
  channel: z.nullable(z.string()),
  views: z.nullable(z.int()),
  /** Null for trending videos, whose channel's usual is not known. */
  usual: z.nullable(Usual),
})
export type ProvenTitle = z.infer<typeof ProvenTitle>

const rate = { max: 60, seconds: 60 } as const

export const ideas = {
  /**
   * Returns the ideas of the user's week, which begins on Monday in their time zone: at most five, and none from another week.
   * They are chosen when first requested, and do not change until the next Monday.
   */
  list: endpoint({
    method: 'GET',
    path: '/api/ideas',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({
      monday: z.iso.date(),
      ideas: z.array(WeeklyIdea),
      missing: z.nullable(z.enum(missingForIdeas)),
    }),
    errors: [],
    rate,
  }),
  /**
   * Returns the same ideas for programs. Of the video that an idea is based on, only the id and our figures are returned, since the rest
   * is YouTube's.
   */
  week: endpoint({
    method: 'GET',
    path: '/api/ideas/week',
    caller: 'user',
    scope: 'insights',
    input: z.strictObject({}),
    output: z.object({
      monday: z.iso.date(),
      ideas: z.array(z.extend(WeeklyIdea, { video: z.nullable(z.pick(IdeaVideo, { id: true, usual: true })) })),
      missing: z.nullable(z.enum(missingForIdeas)),
    }),
    errors: [],
    rate,
  }),
  /** Creates a draft from an idea, or returns the existing one. `title` is the frame as the user filled it in. */
  accept: endpoint({
    method: 'POST',
    path: '/api/ideas/{id}/draft',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId, title: z.optional(text(100)) }),
    output: z.object({ draft: ItemId }),
    errors: ['not_found', 'draft_limit_reached'],
    rate,
  }),
  /** Dismisses an idea, or restores it. */
  dismiss: endpoint({
    method: 'PATCH',
    path: '/api/ideas/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId, dismissed: z.boolean() }),
    output: z.object({}),
    errors: ['not_found'],
    rate,
  }),
  /**
   * Returns the frame of a followed channel's video, and the user's topics that did as well as usual or better. A frame contains no word
   * about the subject of the video.
   */
  suggest: endpoint({
    method: 'POST',
    path: '/api/ideas',
    caller: 'user',
    input: z.strictObject(ofVideo),
    output: z.object({
      /** With blanks in square brackets. Null if the title has no clear form or is in another language. */
      frame: z.nullable(z.string()),
      /** Used without a `frame`: kinds of title, each with a frame of ours and how videos with such titles did. */
      kinds: z.array(z.object({ name: z.enum(titleKinds), frame: z.string(), lift: z.nullable(PatternLift) })),
      /** Whether the video's title is of these kinds. If we do not recognize its kind, they are those that did well elsewhere. */
      isOfVideo: z.boolean(),
      /**
       * The best first, with how many of the user's videos or drafts have them, and their median multiple of the usual; null if it is
       * unknown or we may not calculate it.
       */
      topics: z.array(z.object({ words: z.string(), videos: z.int(), times: z.nullable(z.number()) })),
    }),
    errors: ['not_found'],
    rate,
  }),
  /** Returns the titles that did well and are most similar to a draft, from cached data. None if we may not compare with the usual. */
  proven: endpoint({
    method: 'POST',
    path: '/api/ideas/proven',
    caller: 'user',
    input: z.strictObject({ title: text(300) }),
    output: z.object({ titles: z.array(ProvenTitle) }),
    errors: [],
    rate,
  }),
  /** Creates a draft in state `idea` with these titles, and stores the id of the video as its evidence for at most 27 days. */
  keep: endpoint({
    method: 'POST',
    path: '/api/ideas/drafts',
    caller: 'user',
    input: z.strictObject({
      ...ofVideo,
      /** The kind of title; absent for the video's own frame. */
      pattern: z.optional(z.enum(titleKinds)),
      titles: z.array(text(100)).check(z.minLength(1), z.maxLength(6)),
    }),
    output: z.object({ draft: ItemId }),
    errors: ['not_found', 'draft_limit_reached'],
    rate,
  }),
  /** Returns the stored video that an idea or a draft is based on; null if there is none, or if it is no longer stored. */
  evidence: endpoint({
    method: 'GET',
    path: '/api/ideas/{id}/evidence',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ video: z.nullable(IdeaVideo) }),
    errors: [],
    rate,
  }),
}
