import * as z from 'zod/mini'
import { advisers, aiAbsences } from '#shared/advisers.ts'
import { maxAboutLength, maxTags } from '#shared/metadata.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { bases, rewriteKinds, suggestionKinds, titleChecks, traits } from '#shared/prediction/kinds.ts'
import type * as prediction from '#shared/prediction/title-analysis.ts'
import { priorities } from '#shared/priority.ts'
import { thumbnailTypes } from '#shared/thumbnail/kinds.ts'
import { MeterState } from './account.ts'
import { endpoint } from './endpoint.ts'
import { ContentHash, PairCheck, ThumbnailAnalysis } from './thumbnail.ts'

/** What the model weighs in a title. */
export const WordOrTrait = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), word: z.string() }),
  z.object({ kind: z.literal('trait'), trait: z.enum(traits) }),
])

/** What one word or trait adds to the raw score. `at` is where it stands in the title: [from, to) in UTF-16 code units. */
export const Contribution = z.object({
  of: WordOrTrait,
  points: z.number(),
  at: z.optional(z.tuple([z.int(), z.int()])),
}) satisfies z.ZodMiniType<prediction.Contribution>
export type Contribution = z.infer<typeof Contribution>

/** The user's own title with one edit applied; `gain` is the change of score it brings, in points of 0-100. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  priority: z.enum(priorities),
  gain: z.int(),
  /** The words the edit is about, for the sentence on screen. */
  words: z.array(z.string()),
  examples: z.array(z.object({ title: z.string(), score: z.int() })),
}) satisfies z.ZodMiniType<prediction.Suggestion>
export type Suggestion = z.infer<typeof Suggestion>

/**
 * `score` is the percentile of `raw` among real titles. It means something only where `basis` is `model`:
 * the model knows English only, and knows nothing of a title without a single known word or trait.
 */
export const TitleAnalysis = z.object({
  basis: z.enum(bases),
  score: z.int().check(z.minimum(0), z.maximum(100)),
  raw: z.number(),
  contributions: z.array(Contribution),
  checks: z.array(z.enum(titleChecks)),
  suggestions: z.array(Suggestion).check(z.maxLength(3)),
}) satisfies z.ZodMiniType<prediction.TitleAnalysis>
export type TitleAnalysis = z.infer<typeof TitleAnalysis>

/** What a word or trait, come or gone, changes of the raw score from one title to another. */
export const Move = z.object({ of: WordOrTrait, points: z.number() })
export type Move = z.infer<typeof Move>

/**
 * Another title for the draft's video. `score` is its percentile, `gain` how much more that is than the draft's; both are
 * absent where the model has nothing to go on.
 */
export const TitleIdea = z.object({
  title: z.string().check(z.maxLength(maxTitleLength)),
  score: z.optional(z.int()),
  gain: z.optional(z.int()),
  /** What was done to the draft, in order, and the words it was done to; nothing where the provider wrote it. */
  steps: z.array(z.object({ kind: z.enum(rewriteKinds), words: z.array(z.string()) })),
  /** What raised the score most. */
  moves: z.array(Move).check(z.maxLength(3)),
})
export type TitleIdea = z.infer<typeof TitleIdea>

/** How many ideas one draft gets at most. */
export const maxIdeas = 5

/** A draft: its title, and what its creator tells of the video, which may be nothing. */
export const MetadataDraft = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)),
  about: z.optional(z.string().check(z.trim(), z.maxLength(maxAboutLength))),
})

/** A description, of lines of plain text, and tags, as YouTube takes them. */
export const MetadataAnswer = z.object({
  adviser: z.enum(advisers),
  /** Why it is not the provider. */
  absence: z.optional(z.enum(aiAbsences)),
  description: z.string(),
  tags: z.array(z.string()).check(z.maxLength(maxTags)),
  meter: MeterState,
})
export type MetadataAnswer = z.infer<typeof MetadataAnswer>

/** Texts of these are plain, of one line each, in the language that the user had when they were written. */

/** One change that the AI provider suggests. A `score` is our model's, of an example that is a title it knows. */
export const WrittenSuggestion = z.object({
  text: z.string(),
  priority: z.enum(priorities),
  /** Empty where the provider gave none. */
  explanation: z.string(),
  examples: z.array(z.object({ text: z.string(), score: z.optional(z.int()) })),
})
export type WrittenSuggestion = z.infer<typeof WrittenSuggestion>

export const WrittenPart = z.object({
  strengths: z.array(z.string()),
  suggestions: z.array(WrittenSuggestion).check(z.maxLength(3)),
})
export type WrittenPart = z.infer<typeof WrittenPart>

/** What the AI provider wrote about a draft. */
export const WrittenAdvice = z.object({ title: z.optional(WrittenPart), thumbnail: z.optional(WrittenPart) })
export type WrittenAdvice = z.infer<typeof WrittenAdvice>

/** A past video of the channel whose title is like the draft's. Title and views are YouTube's, the rest is ours. */
export const SimilarUpload = z.object({
  id: z.string(),
  title: z.string(),
  views: z.int(),
  /** Its views over the channel's usual for its age. */
  times: z.number(),
  /** What it adds to the raw score. */
  points: z.number(),
})
export type SimilarUpload = z.infer<typeof SimilarUpload>

/** What a channel's own past says of a title; or why it says nothing: too few videos, none could be had, or the plan is without. */
export const OwnHistory = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('scored'),
    /** 0-100: the share of the channel's own past titles that score lower. */
    score: z.int().check(z.minimum(0), z.maximum(100)),
    similar: z.array(SimilarUpload).check(z.maxLength(5)),
    /** How many past videos were read. */
    videos: z.int(),
    /** When YouTube told their views. */
    fetchedAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal('too_few'), videos: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type OwnHistory = z.infer<typeof OwnHistory>

/** When a call is checked, in days after publishing. */
export const checkpoints = { after7: 7, after25: 25 } as const
export type Checkpoint = keyof typeof checkpoints

/**
 * What came of checking one call. `settled`: of the pairs that the video makes with its channel's uploads of similar
 * age, how many its title's score put the right way round; `right` counts an equal score as half. `too_few`: there were
 * not enough such uploads; `no_call`: the model has no score for the title it was published with; `unavailable`: the
 * video or its views could not be seen.
 */
export const Verdict = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settled'), right: z.number(), of: z.int(), at: z.iso.datetime() }),
  z.object({ outcome: z.enum(['too_few', 'no_call', 'unavailable']), at: z.iso.datetime() }),
])
export type Verdict = z.infer<typeof Verdict>

/** An analysis whose title was published as a video: what is settled of it, and when the next check is due, where that is known. */
export const PublishedCall = z.object({
  videoId: z.string(),
  markedAt: z.iso.datetime(),
  after7: z.optional(Verdict),
  after25: z.optional(Verdict),
  dueAt: z.optional(z.iso.datetime()),
})
export type PublishedCall = z.infer<typeof PublishedCall>

/** With fewer settled calls no rate is shown: it would be chance. */
export const minSettledCalls = 5

/** How the calls for one creator came out, each video once, by its last check. */
export const TrackRecord = z.object({
  settled: z.int(),
  waiting: z.int(),
  /** Calls that were checked and could not be settled. */
  unsettled: z.int(),
  /** The mean share of pairs that were right, with a 95 % interval; null below {@link minSettledCalls}. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
})
export type TrackRecord = z.infer<typeof TrackRecord>

/** One draft analysed: its title, its thumbnail or both. */
export const Analysis = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  title: z.optional(z.string()),
  titleAnalysis: z.optional(TitleAnalysis),
  thumbnailAnalysis: z.optional(ThumbnailAnalysis),
  /** A copy of the thumbnail, 320 pixels wide; the address works for five minutes. */
  thumbnailUrl: z.optional(z.url()),
  /** Where there are both. */
  pairChecks: z.optional(z.array(PairCheck)),
  /** What the AI provider wrote about it, once it was asked. */
  advice: z.optional(WrittenAdvice),
  /** What the channel's own past says of the title, for as long as that may be kept. */
  ownHistory: z.optional(OwnHistory),
  /** Where it was marked as published. */
  call: z.optional(PublishedCall),
})
export type Analysis = z.infer<typeof Analysis>

const AnalysisId = z.string().check(z.regex(/^[0-9a-z]{20,40}$/))

export const advice = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/analyze',
    caller: 'user',
    input: z.strictObject({
      title: z.optional(z.string().check(z.trim(), z.maxLength(maxTitleLength))),
      /** What `thumbnail` answered. */
      thumbnail: z.optional(ContentHash),
    }),
    output: z.object({ analysis: Analysis, repeated: z.boolean(), meter: MeterState }),
    errors: ['nothing_to_analyze', 'channel_missing', 'plan_limit_reached', 'thumbnail_unknown'],
    rate: { most: 30, seconds: 60 },
  }),
  /** What the AI provider advises on an analysed draft; asked once, and kept with the analysis. */
  advise: endpoint({
    method: 'POST',
    path: '/api/analyses/{id}/advice',
    caller: 'user',
    input: z.strictObject({ id: AnalysisId }),
    output: z.object({
      /** Absent where the built-in suggestions of the analysis stand alone. */
      advice: z.optional(WrittenAdvice),
      /** Why there is none. */
      absence: z.optional(z.enum(aiAbsences)),
    }),
    errors: ['not_found'],
    rate: { most: 20, seconds: 60 },
  }),
  /** Other titles for a draft, best first; none where nothing honest would raise its score, or it has none to raise. */
  titles: endpoint({
    method: 'POST',
    path: '/api/titles',
    caller: 'user',
    input: z.strictObject({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)),
      /** The draft's analysis, for what was read off its thumbnail. */
      analysis: z.optional(AnalysisId),
    }),
    output: z.object({
      adviser: z.enum(advisers),
      /** Why it is not the provider. */
      absence: z.optional(z.enum(aiAbsences)),
      basis: z.enum(bases),
      ideas: z.array(TitleIdea).check(z.maxLength(maxIdeas)),
    }),
    errors: [],
    rate: { most: 20, seconds: 60 },
  }),
  /** Description and tags for a draft. The same draft again costs nothing more in the meter's period. */
  metadata: endpoint({
    method: 'POST',
    path: '/api/metadata',
    caller: 'user',
    input: MetadataDraft,
    output: MetadataAnswer,
    errors: ['plan_limit_reached'],
    rate: { most: 20, seconds: 60 },
  }),
  /** Where and how to post one thumbnail: a form of `fields` and then `file`, once, within a minute. */
  upload: endpoint({
    method: 'POST',
    path: '/api/uploads',
    caller: 'user',
    input: z.strictObject({ type: z.enum(thumbnailTypes) }),
    output: z.object({ upload: z.uuid(), url: z.url(), fields: z.record(z.string(), z.string()) }),
    errors: [],
    rate: { most: 30, seconds: 60 },
  }),
  /** Checks what was posted. The same image again is answered from what is kept, and still counts as one of the day's. */
  thumbnail: endpoint({
    method: 'POST',
    path: '/api/thumbnails',
    caller: 'user',
    input: z.strictObject({ upload: z.uuid() }),
    output: z.object({
      thumbnail: ContentHash,
      analysis: ThumbnailAnalysis,
      /** The image as it was uploaded; the address works for five minutes. */
      url: z.url(),
    }),
    errors: [
      'thumbnails_spent',
      'upload_missing',
      'upload_replaced',
      'image_empty',
      'image_too_large',
      'image_type',
      'image_broken',
      'image_too_many_pixels',
      'image_checks_off',
    ],
    rate: { most: 20, seconds: 60 },
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/analyses',
    caller: 'user',
    input: z.strictObject({ before: z.optional(AnalysisId) }),
    output: z.object({ analyses: z.array(Analysis), next: z.optional(z.string()) }),
    errors: [],
    rate: { most: 120, seconds: 60 },
  }),
  /** Marks an analysis as published as a video of the user's own channel, named by its address or id; null takes it back. */
  publish: endpoint({
    method: 'PATCH',
    path: '/api/analyses/{id}',
    caller: 'user',
    input: z.strictObject({
      id: AnalysisId,
      video: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
    }),
    output: z.object({ call: z.nullable(PublishedCall) }),
    errors: [
      'not_found',
      'channel_missing',
      'video_url_invalid',
      'video_not_found',
      'video_not_yours',
      'video_too_old',
      'video_lookup_failed',
      'already_published',
    ],
    rate: { most: 20, seconds: 60 },
  }),
  /** How our calls for the user came out; null where this is not offered. */
  record: endpoint({
    method: 'GET',
    path: '/api/track-record',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ record: z.nullable(TrackRecord) }),
    errors: [],
    rate: { most: 120, seconds: 60 },
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/analyses/{id}',
    caller: 'user',
    input: z.strictObject({ id: AnalysisId }),
    output: z.object({}),
    errors: [],
    rate: { most: 60, seconds: 60 },
  }),
}
