import * as z from 'zod/mini'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { structures } from '#shared/prediction/kinds.ts'
import type { OfferedTitle } from '#shared/prediction/offered.ts'
import { Analysis, Evidence, Happens, JudgedBy, noCallReasons, PlannedSeconds, PublishedCall } from './advice.ts'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'
import { maxLessonsLength, Review } from './review.ts'
import { ContentHash, ThumbnailAnalysis } from './thumbnail.ts'

export const statesBeforeVideo = ['idea', 'working', 'ready'] as const
/** The states of the drafts that a creator keeps, in the order in which a video goes through them. */
export const keptStates = [...statesBeforeVideo, 'published', 'reviewed'] as const
/**
 * The states of a draft. One that an analysis created is `tried` until the creator names, plans, shares or publishes it, or
 * chooses another state. The list of drafts leaves it out.
 */
export const draftStates = ['tried', ...keptStates] as const
export type DraftState = (typeof draftStates)[number]

/** Returns whether only a draft that was published as a video can be in a state. */
export const needsVideo = (state: DraftState): boolean => state === 'published' || state === 'reviewed'

/** The bounds of a draft. */
export const draftLimits = { name: 100, titles: 10, thumbnails: 6, notes: 5000 } as const

const TitleText = z.string().check(z.maxLength(maxTitleLength))

/** A title of a draft. The browser chooses the id, so that a title keeps it while it is edited. */
export const DraftTitle = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-z]{4,16}$/)),
  text: TitleText,
  /**
   * The title that the creator had written when we offered this one. Absent in the creator's own titles, and once less than
   * half of the words are from `offeredAs`.
   */
  offeredFor: z.optional(TitleText),
  /** The title as we offered it. Absent without `offeredFor`. */
  offeredAs: z.optional(TitleText),
}) satisfies z.ZodMiniType<OfferedTitle>
export type DraftTitle = z.infer<typeof DraftTitle>

/** The title and the thumbnail that a draft leads with: those that are analyzed, and shown on the board. */
const Lead = z.strictObject({
  /** The id of one of the draft's titles. */
  title: z.optional(z.string().check(z.maxLength(16))),
  /** One of the draft's thumbnails. */
  thumbnail: z.optional(ContentHash),
})

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length
const hasDistinctIds = (titles: readonly { readonly id: string }[]) => isDistinct(titles.map(({ id }) => id))

/** What a version of a draft keeps. Thumbnails are the hashes that the `advice/thumbnail` endpoint returned. */
export const DraftContent = z.strictObject({
  /** A working name; empty if the draft is known by its title. */
  name: z.string().check(z.maxLength(draftLimits.name)),
  titles: z.array(DraftTitle).check(z.maxLength(draftLimits.titles), z.refine(hasDistinctIds)),
  thumbnails: z.array(ContentHash).check(z.maxLength(draftLimits.thumbnails), z.refine(isDistinct)),
  lead: Lead,
  notes: z.string().check(z.maxLength(draftLimits.notes)),
})
export type DraftContent = z.infer<typeof DraftContent>

/** A day and optionally a time of day, in the creator's time zone. */
export const PlannedDate = z.strictObject({
  date: z.iso.date(),
  time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
})
export type PlannedDate = z.infer<typeof PlannedDate>

/** The fields of a draft that `save` can change. */
export const DraftFields = z.extend(DraftContent, {
  state: z.enum(draftStates),
  planned: z.nullable(PlannedDate),
  /** The planned length of the video. Without one, its titles are judged at the channel's usual length. */
  seconds: z.nullable(PlannedSeconds),
  happens: Happens,
  /** What the creator wants to keep from this video, written after it was published. */
  lessons: z.string().check(z.maxLength(maxLessonsLength)),
})
export type DraftFields = z.infer<typeof DraftFields>

/** The pattern that a draft started from, with the measurement behind it at the time. */
export const DraftOrigin = z.object({ structure: z.enum(structures), evidence: Evidence })

/**
 * The video that a draft was published as. `at` is when the creator said so, and `analysis` the id of the analysis that stands
 * for the published version, if there is one. Contains none of YouTube's figures.
 */
export const Publication = z.object({ videoId: z.string(), at: z.iso.datetime(), analysis: z.optional(z.string()) })
export type Publication = z.infer<typeof Publication>

/** A picture of a draft, with its checks. Both live as long as the draft. */
export const DraftPicture = z.object({
  thumbnail: ContentHash,
  /** At most 640 pixels wide. The URL is valid for five minutes. */
  url: z.url(),
  analysis: ThumbnailAnalysis,
})
export type DraftPicture = z.infer<typeof DraftPicture>

/** A draft as the board and the calendar show it. */
export const DraftSummary = z.object({
  id: ItemId,
  /** Increases with every change. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  state: z.enum(draftStates),
  planned: z.nullable(PlannedDate),
  name: z.string(),
  /** The title it leads with; empty if there is none. */
  title: z.string(),
  /** The picture it leads with. The URL is valid for five minutes. */
  thumbnailUrl: z.optional(z.url()),
  titles: z.int(),
  thumbnails: z.int(),
  /** The number of its latest version; 0 before the first. */
  version: z.int(),
  published: z.optional(Publication),
  /** When the video was published, if it is among the recent ones of the channel. Programs get it with the scope `channel.read`. */
  publishedAt: z.optional(z.iso.datetime()),
})
export type DraftSummary = z.infer<typeof DraftSummary>

/** A draft as its own screen shows it. */
export const Draft = z.extend(DraftFields, {
  id: ItemId,
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  origin: z.optional(DraftOrigin),
  published: z.optional(Publication),
  /** Every picture of the draft and of its versions. */
  pictures: z.array(DraftPicture),
})
export type Draft = z.infer<typeof Draft>

/** A draft as `save` returns it: with its pictures only if its thumbnails were among the changes. */
export const SavedDraft = z.extend(Draft, { pictures: z.optional(Draft.shape.pictures) })
export type SavedDraft = z.infer<typeof SavedDraft>

/** A numbered state of a draft, with the analyses that were made of it. */
export const DraftVersion = z.object({
  number: z.int(),
  createdAt: z.iso.datetime(),
  content: DraftContent,
  analyses: z.array(Analysis),
})
export type DraftVersion = z.infer<typeof DraftVersion>

const draftRead = { max: 120, seconds: 60 } as const
const draftWrite = { max: 60, seconds: 60 } as const

export const drafts = {
  /** Returns the drafts that the user keeps, newest first, a hundred at a time. */
  list: endpoint({
    method: 'GET',
    path: '/api/drafts',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ before: z.optional(ItemId) }),
    output: z.object({ drafts: z.array(DraftSummary), next: z.optional(z.string()) }),
    errors: [],
    rate: draftRead,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/drafts/{id}',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ draft: Draft }),
    errors: ['not_found'],
    rate: draftRead,
  }),
  /**
   * Creates a draft, empty but for the given fields. With `copyOf` it starts as a copy of another draft: its content, planned
   * length and pictures, not its state, date, versions or publication. With `structure` it remembers the pattern and its evidence.
   */
  create: endpoint({
    method: 'POST',
    path: '/api/drafts',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({
      ...z.partial(DraftFields).shape,
      state: z.optional(z.enum(statesBeforeVideo)),
      copyOf: z.optional(ItemId),
      structure: z.optional(z.enum(structures)),
    }),
    output: z.object({ draft: Draft }),
    errors: ['not_found', 'thumbnail_not_found', 'draft_limit_reached'],
    rate: draftWrite,
  }),
  /**
   * Changes the given fields. `revision` is that of the draft they were edited from: a field that was changed since is a
   * `draft_conflict`, and nothing is saved, unless it has the given value already. Other fields may have changed. With
   * `keep`, the content before the change is kept as a version first, unless the latest version has it. The states
   * `published` and `reviewed` are `invalid_input` for a draft without a video.
   */
  save: endpoint({
    method: 'PATCH',
    path: '/api/drafts/{id}',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({
      id: ItemId,
      revision: z.int().check(z.minimum(1)),
      changes: z.strictObject(z.partial(DraftFields).shape),
      keep: z.optional(z.boolean()),
    }),
    output: z.object({ draft: SavedDraft }),
    errors: ['not_found', 'draft_conflict', 'draft_full', 'thumbnail_not_found', 'draft_limit_reached'],
    rate: { max: 240, seconds: 60 },
  }),
  /** Keeps the given content, or else the draft's, as a numbered version. Returns the latest version if it has the same content. */
  keep: endpoint({
    method: 'POST',
    path: '/api/drafts/{id}/versions',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId, content: z.optional(DraftContent) }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'draft_full', 'thumbnail_not_found', 'draft_limit_reached'],
    rate: draftWrite,
  }),
  /** Returns the versions of a draft, newest first, ten at a time. */
  versions: endpoint({
    method: 'GET',
    path: '/api/drafts/{id}/versions',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId, before: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
    output: z.object({ versions: z.array(DraftVersion), next: z.optional(z.int()) }),
    errors: ['not_found'],
    rate: draftRead,
  }),
  /** Deletes a draft. Its links stop at once; for a day it can be restored, then it is deleted with everything in it. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/drafts/{id}',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: [],
    rate: draftWrite,
  }),
  /**
   * Restores a draft that was deleted within the last day. Removes its mark as published if another draft has the
   * video by now. Does not change a draft that is not deleted.
   */
  restore: endpoint({
    method: 'POST',
    path: '/api/drafts/{id}/restore',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ draft: Draft }),
    errors: ['not_found'],
    rate: draftWrite,
  }),
  /**
   * Marks a draft as published as a video, by URL or id, which also starts a call where an analysis of the draft has the
   * video's title; `noCall` says why there is none. A video that another draft is marked with is `video_already_marked`. Null
   * removes the mark; a call stays after its first hour. With `asTitled`, a video whose title is close to none of the draft's
   * titles is not marked, and its title is returned as `otherTitle`.
   */
  publish: endpoint({
    method: 'POST',
    path: '/api/drafts/{id}/publish',
    caller: 'user',
    input: z.strictObject({
      id: ItemId,
      video: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
      judgedBy: z.optional(JudgedBy),
      asTitled: z.optional(z.boolean()),
    }),
    output: z.object({
      draft: Draft,
      call: z.nullable(PublishedCall),
      noCall: z.optional(z.enum(noCallReasons)),
      otherTitle: z.optional(z.string()),
    }),
    errors: [
      'not_found',
      'video_url_invalid',
      'video_not_found',
      'video_not_yours',
      'video_already_marked',
      'already_published',
    ],
    rate: { max: 20, seconds: 60 },
  }),
  /** Returns the review of a published draft, with YouTube's figures as of now. */
  review: endpoint({
    method: 'GET',
    path: '/api/drafts/{id}/review',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ review: Review }),
    errors: ['not_found'],
    rate: { max: 30, seconds: 60 },
  }),
}
