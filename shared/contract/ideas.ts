import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'

/** How titles with a pattern went on channels of the past, as a multiple of the views of their other videos. */
export const PatternLift = z.object({ lift: z.number(), low: z.number(), high: z.number(), channels: z.int() })
export type PatternLift = z.infer<typeof PatternLift>

/** A video of a followed channel that has an idea's pattern, with YouTube's counts as old as `viewsAt` says. */
export const IdeaVideo = z.object({
  id: z.string(),
  title: z.string(),
  /** The name of its channel; null while it is not known. */
  channel: z.nullable(z.string()),
  views: z.nullable(z.int()),
  viewsAt: z.nullable(z.iso.datetime()),
  /** Its views as a multiple of its channel's usual, with the 95 % interval; null where we may not show it or it is not known. */
  usual: z.nullable(z.object({ multiple: z.number(), low: z.number(), high: z.number() })),
})
export type IdeaVideo = z.infer<typeof IdeaVideo>

/** An idea for a video, with what speaks for it. */
export const WeeklyIdea = z.object({
  id: ItemId,
  title: z.string(),
  /** A topic of the creator's own, and how many of their recent videos have it in their title; null where that is not known. */
  topic: z.string(),
  topicVideos: z.nullable(z.int()),
  /** Null where the pattern was not measured, as in languages other than English. */
  lift: z.nullable(PatternLift),
  /** Null for an idea that no video of a followed channel speaks for, and when we hold that video no longer. */
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

const rate = { max: 60, seconds: 60 } as const

export const ideas = {
  /**
   * Returns the ideas of the user's week, which begins on Monday in their time zone: at most five, none of which was an idea
   * of another week. They are chosen when first asked for, and do not change until the next Monday.
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
  /** Makes a draft from an idea, or returns the one that was made. */
  accept: endpoint({
    method: 'POST',
    path: '/api/ideas/{id}/draft',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ draft: ItemId }),
    errors: ['not_found', 'draft_limit_reached'],
    rate,
  }),
  /** Dismisses an idea, or takes that back. */
  dismiss: endpoint({
    method: 'PATCH',
    path: '/api/ideas/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId, dismissed: z.boolean() }),
    output: z.object({}),
    errors: ['not_found'],
    rate,
  }),
}
