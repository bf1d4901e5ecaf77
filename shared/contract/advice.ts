import * as z from 'zod/mini'
import { advisers, aiAbsences } from '#shared/advisers.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { suggestionKinds, titleChecks } from '#shared/prediction/kinds.ts'
import { priorities } from '#shared/priority.ts'
import { thumbnailTypes } from '#shared/thumbnail/kinds.ts'
import { MeterState } from './account.ts'
import { endpoint } from './endpoint.ts'
import { maxIdeas, TitleIdea, WordOrTrait } from './ideas.ts'
import { MetadataAnswer, MetadataDraft } from './metadata.ts'
import { OwnHistory } from './own-history.ts'
import { PublishedCall, TrackRecord } from './record.ts'
import { ContentHash, PairCheck, ThumbnailAnalysis } from './thumbnail.ts'
import { WrittenAdvice } from './written.ts'

/** What a score rests on: the model, or nothing, and then why. */
const bases = ['model', 'other_language', 'nothing_known'] as const

/** What one word or trait adds to the raw score. `at` is where it stands in the title: [from, to) in UTF-16 code units. */
export const Contribution = z.object({
  of: WordOrTrait,
  points: z.number(),
  at: z.optional(z.tuple([z.int(), z.int()])),
})
export type Contribution = z.infer<typeof Contribution>

/** The user's own title with one edit applied; `gain` is the change of score it brings, in points of 0-100. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  priority: z.enum(priorities),
  gain: z.int(),
  /** The words the edit is about, for the sentence on screen. */
  words: z.array(z.string()),
  examples: z.array(z.object({ title: z.string(), score: z.int() })),
})
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
})
export type TitleAnalysis = z.infer<typeof TitleAnalysis>

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
