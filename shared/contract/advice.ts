import * as z from 'zod/mini'
import type * as adviser from '#shared/advice/question.ts'
import { maxHappensLength, questionKinds } from '#shared/advice/question.ts'
import { advisers, aiFallbackReasons } from '#shared/advisers.ts'
import { maxAboutLength, maxTags } from '#shared/metadata.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import {
  bases,
  blanks,
  keepReasons,
  namedTraits,
  pastBases,
  rewriteKinds,
  stepAdvice,
  structures,
  titleChecks,
  traits,
} from '#shared/prediction/kinds.ts'
import { maxKept, maxNextSteps, type NextStep as PredictedStep } from '#shared/prediction/next-step.ts'
import type { TitleRating } from '#shared/prediction/rating.ts'
import type * as prediction from '#shared/prediction/title-analysis.ts'
import type * as verdict from '#shared/prediction/yardsticks.ts'
import { maxBaseTitles, yardsticks } from '#shared/prediction/yardsticks.ts'
import { priorities } from '#shared/priority.ts'
import { thumbnailTypes } from '#shared/thumbnail/kinds.ts'
import { MeterState } from './account.ts'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'
import { ContentHash, PairCheck, ThumbnailAnalysis } from './thumbnail.ts'
import { Usual } from './usual.ts'

const Word = z.object({ kind: z.literal('word'), word: z.string() })
/** A word (or pair of words) or a trait of a title that the model weighs. */
const WordOrTrait = z.discriminatedUnion('kind', [Word, z.object({ kind: z.literal('trait'), trait: z.enum(traits) })])

/** What one word or trait adds to the raw score. `at` is its position in the title: [from, to) in UTF-16 code units. */
export const Contribution = z.object({
  of: WordOrTrait,
  points: z.number(),
  at: z.optional(z.tuple([z.int(), z.int()])),
}) satisfies z.ZodMiniType<prediction.Contribution>
export type Contribution = z.infer<typeof Contribution>

/** How videos with a pattern did on their channels: a multiple of the views, with its 95% interval. */
export const Evidence = z.object({
  lift: z.number(),
  low: z.number(),
  high: z.number(),
  channels: z.int(),
  /** Whether each was compared with the most similar title of its channel that lacks the pattern. Absent in earlier analyses. */
  isMatched: z.optional(z.boolean()),
  /** The name of the pattern, whose figures the page `/what-works` shows at this anchor. Absent in earlier analyses. */
  pattern: z.optional(z.string()),
})
export type Evidence = z.infer<typeof Evidence>

/**
 * A next step for a title, with the measurement behind it. `title`: a title that says what happens in the video. `edit`: the title's own
 * words, ready to use. `structure`: a frame around them, with at most one blank for the creator to fill. `rephrase`: what only the
 * creator can say better, or a pattern that correlates with fewer views but should stay.
 */
export const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), title: z.string(), chance: z.optional(z.number()) }),
  z.object({
    kind: z.literal('edit'),
    edit: z.enum(rewriteKinds),
    /** The words that the edit concerns, for the sentence on screen. */
    words: z.array(z.string()),
    title: z.string(),
    /** The chance, 0 to 1, that it is the better wording. */
    chance: z.number(),
    /** The predicted clicks as a multiple of those of the original. */
    gain: z.optional(z.number()),
    /** Of the pattern that the edit removes; absent if only the wording supports the edit. */
    evidence: z.optional(Evidence),
  }),
  z.object({
    kind: z.literal('structure'),
    structure: z.enum(structures),
    template: z.array(z.union([z.string(), z.object({ blank: z.enum(blanks) })])),
    gain: z.optional(z.number()),
    evidence: Evidence,
  }),
  z.object({
    kind: z.literal('rephrase'),
    advice: z.enum(stepAdvice),
    /** The words that the advice is about, as typed. */
    words: z.string(),
    /** Why it should stay; only with the advice `keep`. */
    reason: z.optional(z.enum(keepReasons)),
    evidence: Evidence,
  }),
]) satisfies z.ZodMiniType<PredictedStep>
export type NextStep = z.infer<typeof NextStep>

/** A title's score with its explanation. `score` is the percentile of `raw` among real titles. */
const ScoredTitle = z.object({
  basis: z.literal('model'),
  score: z.int().check(z.minimum(0), z.maximum(100)),
  raw: z.number(),
  contributions: z.array(Contribution),
  checks: z.array(z.enum(titleChecks)),
}) satisfies z.ZodMiniType<prediction.ScoredTitle>
export type ScoredTitle = z.infer<typeof ScoredTitle>

/**
 * A title without a score: the model supports English only and needs a word or trait that it knows. Analyses that were
 * stored earlier have a meaningless score here, which is dropped.
 */
const UnscoredTitle = z.object({
  basis: z.enum(['other_language', 'nothing_known']),
  checks: z.array(z.enum(titleChecks)),
}) satisfies z.ZodMiniType<prediction.UnscoredTitle>

export const TitleAnalysis = z.discriminatedUnion('basis', [ScoredTitle, UnscoredTitle])
export type TitleAnalysis = z.infer<typeof TitleAnalysis>

/** How videos with similarly ranked titles did, on channels that no weight had seen. Shares are from 0 to 1. */
const Outcome = z.object({
  /** The share that reached the top quarter of their channel; a quarter by luck. */
  topQuarter: z.number(),
  /** The share that got more views than their channel's usual. */
  aboveUsual: z.number(),
  /** The median of their views as a multiple of their channel's usual. */
  medianMultiple: z.number(),
}) satisfies z.ZodMiniType<verdict.Outcome>

/** How a title stands, and what that is worth. */
export const Verdict = z.object({
  /** The creator's own videos on YouTube or in their Studio exports, or real titles in general. */
  yardstick: z.enum(yardsticks),
  /** 0-100: the share of the titles it is judged by that rank lower. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  outcome: Outcome,
  /** The number of the creator's videos; absent for titles in general. */
  videos: z.optional(z.int()),
  /** Present if no past title of the channel is similar, so that the rank says little. */
  isUnfamiliar: z.optional(z.literal(true)),
}) satisfies z.ZodMiniType<verdict.Verdict>
export type Verdict = z.infer<typeof Verdict>

/** The titles that the creator wrote for a video: those that its verdict has as its base. See `judgeTitle`. */
export const BaseTitles = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)))
  .check(z.minLength(1), z.maxLength(maxBaseTitles))

/** The planned length of a video, in seconds. */
export const PlannedSeconds = z.int().check(z.minimum(1), z.maximum(12 * 3600))

/** What happens in the video, in the creator's words: with the title, the only source of facts for titles and advice. */
export const Happens = z.string().check(z.trim(), z.maxLength(maxHappensLength))

/** The one question to the creator whose answer would improve a title most. */
export const Question = z.object({
  kind: z.enum(questionKinds),
  frame: z.optional(z.string()),
}) satisfies z.ZodMiniType<adviser.Question>

/** How much a part of the explanation changes the raw score from one title to another: a word or phrase of the topic, or a trait. */
export const ScoreChange = z.object({
  of: z.discriminatedUnion('kind', [Word, z.object({ kind: z.literal('trait'), trait: z.enum(namedTraits) })]),
  points: z.number(),
  /** Whether the other title lacks it. Absent otherwise. */
  isAbsent: z.optional(z.literal(true)),
})
export type ScoreChange = z.infer<typeof ScoreChange>

/** The chance that a title is a better wording than the original, the title of the request. */
const Chance = z.number().check(z.minimum(0), z.maximum(1))

/** An alternative to the original. */
export const TitleIdea = z.object({
  title: z.string().check(z.maxLength(maxTitleLength)),
  /** Absent if the model cannot compare it with the original. */
  chance: z.optional(Chance),
  /** How it would stand in place of the original. Absent where nothing can judge it now. */
  verdict: z.optional(Verdict),
  /** The creator's words that it is based on, quoted. Only of titles by the AI provider. */
  fact: z.optional(z.string()),
  /** A text for the thumbnail that goes with it: at most four words. Only of titles by the AI provider. */
  thumbnailText: z.optional(z.string()),
  /** The edits applied to the original, in order, with the words they concern; empty if the AI provider wrote the title. */
  edits: z.array(z.object({ kind: z.enum(rewriteKinds), words: z.array(z.string()) })),
  /** What raises the raw score of the wording most. */
  scoreChanges: z.array(ScoreChange).check(z.maxLength(3)),
})
export type TitleIdea = z.infer<typeof TitleIdea>

/** The maximum number of ideas for a title without the AI provider, and with it. */
export const maxIdeas = 5
export const maxWrittenIdeas = 10

/** A title, and what its creator says about the video: in a line, and in notes. */
export const MetadataInput = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)),
  happens: z.optional(Happens),
  about: z.optional(z.string().check(z.trim(), z.maxLength(maxAboutLength))),
})

/** A description in plain text and tags, within YouTube's limits. */
export const MetadataOutput = z.object({
  adviser: z.enum(advisers),
  /** Why the AI provider did not write it. */
  fallbackReason: z.optional(z.enum(aiFallbackReasons)),
  description: z.string(),
  tags: z.array(z.string()).check(z.maxLength(maxTags)),
  meter: MeterState,
})
export type MetadataOutput = z.infer<typeof MetadataOutput>

/**
 * A change that the AI provider suggests. Texts are single lines of plain text in the language that the user had at the
 * time. Examples about the title are titles, with their chance where the model can compare them with the original.
 */
export const AiSuggestion = z.object({
  text: z.string(),
  priority: z.enum(priorities),
  /** Empty if the provider gave none. */
  explanation: z.string(),
  examples: z.array(z.object({ text: z.string(), chance: z.optional(Chance) })),
})
export type AiSuggestion = z.infer<typeof AiSuggestion>

export const AiAdvicePart = z.object({
  strengths: z.array(z.string()),
  suggestions: z.array(AiSuggestion).check(z.maxLength(3)),
})
export type AiAdvicePart = z.infer<typeof AiAdvicePart>

/** The AI provider's advice on a title and a thumbnail. */
export const AiAdvice = z.object({ title: z.optional(AiAdvicePart), thumbnail: z.optional(AiAdvicePart) })
export type AiAdvice = z.infer<typeof AiAdvice>

/** A past video of the channel. Title and views are from YouTube; the rest is calculated by us. */
export const OwnVideo = z.object({
  id: z.string(),
  title: z.string(),
  views: z.int(),
  /** Absent without enough comparable videos, and in results of earlier versions. */
  usual: z.optional(Usual),
})
export type OwnVideo = z.infer<typeof OwnVideo>

/** A past video that the score of a title rests on. `points` is its contribution to the raw score. */
export const SimilarUpload = z.extend(OwnVideo, { points: z.number() })
export type SimilarUpload = z.infer<typeof SimilarUpload>

/**
 * A form, structure, topic or length whose videos did above or below the channel's usual. Titles are from YouTube, the rest is
 * calculated by us. `name` is one of `pattern-names.ts`, the word of a topic, or empty for a length.
 */
export const OwnPattern = z.object({
  name: z.string(),
  isTopic: z.boolean(),
  /** The lengths in seconds: at least `from`, and less than `to` unless it is null. Absent unless the pattern is a length. */
  seconds: z.optional(z.object({ from: z.number(), to: z.nullable(z.number()) })),
  /** The views of videos with it as a multiple of the channel's other videos, without what is luck on average. */
  times: z.number(),
  /** Its 95% interval. */
  low: z.number(),
  high: z.number(),
  /** The number of videos with it. */
  videos: z.int(),
  /** The videos that show it most clearly, at most three. */
  examples: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type OwnPattern = z.infer<typeof OwnPattern>

/**
 * A title's score from the channel's own past, in any language, or why there is none: too few videos, videos that all did
 * equally well, or videos that could not be fetched.
 */
export const OwnHistory = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('scored'),
    /** 0-100: the share of the channel's own past titles that score lower, where an equal score counts half. */
    score: z.int().check(z.minimum(0), z.maximum(100)),
    /** The models that the score rests on. Stored scores of earlier versions have none; they rest on title and videos. */
    basis: z.optional(z.enum(pastBases)),
    /** The past videos that the score rests on, by descending effect; empty if no video is like the title. */
    similar: z.array(SimilarUpload).check(z.maxLength(5)),
    /** The channel's best videos against its usual, the best first. Stored scores of earlier versions have none. */
    best: z.optional(z.array(OwnVideo).check(z.maxLength(3))),
    /** The channel's best videos in the structures of the next steps, for those that it has used. */
    examples: z.optional(
      z.array(z.object({ structure: z.enum(structures), videos: z.array(OwnVideo).check(z.maxLength(2)) })),
    ),
    /** The channel's own patterns that a next step rests on: those that did better and that the title lacks, or worse and that it has. */
    patterns: z.optional(z.array(OwnPattern).check(z.maxLength(2))),
    /** The number of past videos used. */
    videos: z.int(),
    /** Whether they are at most three minutes long; the channel's longer ones otherwise. Absent in earlier versions. */
    isShort: z.optional(z.boolean()),
    /** How many of the channel's latest videos were looked at, of any length and age. Absent in earlier versions. */
    latest: z.optional(z.int()),
    /** When their views were fetched. */
    fetchedAt: z.iso.datetime(),
  }),
  z.object({
    state: z.literal('too_few'),
    videos: z.int(),
    /** The number of past videos from which this title has a score; it depends on the language. */
    needed: z.optional(z.int()),
  }),
  z.object({ state: z.literal('no_difference'), videos: z.int() }),
  z.object({ state: z.literal('unavailable') }),
])
export type OwnHistory = z.infer<typeof OwnHistory>

/**
 * What went with more or fewer views on the channel, by descending multiple, or why that is not available. Only what chance does
 * not explain is in `found`, so it may be empty.
 */
export const OwnPatterns = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('compared'),
    /** The number of videos compared, and of the channel's latest ones that were looked at. */
    videos: z.int(),
    latest: z.int(),
    /** Whether they are at most three minutes long; the channel's longer ones otherwise. */
    isShort: z.boolean(),
    fetchedAt: z.iso.datetime(),
    found: z.array(OwnPattern),
  }),
  z.object({ state: z.literal('too_few'), videos: z.int(), minVideos: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type OwnPatterns = z.infer<typeof OwnPatterns>

/** Says that the screen judges titles by the creator's Studio exports, whose verdicts the server does not know. */
export const JudgedBy = z.literal('studio')

/** The ages, in days after publishing, at which a call is settled. */
export const checkpoints = { after7: 7, after28: 28 } as const
export type Checkpoint = keyof typeof checkpoints

/** The ratings of titles that promise something. */
const promisedRatings = ['top', 'above', 'below', 'bottom', 'topFifth'] as const satisfies readonly TitleRating[]

/**
 * What the verdict on a title promised when its call started. Later analyses and models do not change it. The shares are those
 * of the table of outcomes. There is no rank: on the creator's channel, it rests on YouTube's figures.
 */
export const CallPromise = z.object({
  /** The creator's own videos on YouTube, or real titles in general. Verdicts by Studio exports make no call. */
  yardstick: z.enum(['channel', 'general']),
  rating: z.enum(promisedRatings),
  topQuarter: z.number().check(z.minimum(0), z.maximum(1)),
  aboveUsual: z.number().check(z.minimum(0), z.maximum(1)),
})
export type CallPromise = z.infer<typeof CallPromise>

/**
 * The result of a call. `settled`: whether the video reached the top quarter of its channel, and whether it beat the channel's
 * usual, each for its format and age. `compared`: a result of an earlier kind, which says how many of `of` pairs of videos the
 * scores of their titles ordered correctly. `too_few`: there were not enough comparable videos. `other_title`: the published
 * title is not close to the analyzed one. `unavailable`: the video or its views are not visible.
 */
export const CallResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settled'), topQuarter: z.boolean(), aboveUsual: z.boolean(), at: z.iso.datetime() }),
  z.object({ outcome: z.literal('compared'), right: z.number(), of: z.int(), at: z.iso.datetime() }),
  z.object({ outcome: z.enum(['too_few', 'other_title', 'unavailable']), at: z.iso.datetime() }),
])
export type CallResult = z.infer<typeof CallResult>

/** The call for an analysis that was published as a video: its results so far, and when the next one is due, if known. */
export const PublishedCall = z.object({
  videoId: z.string(),
  markedAt: z.iso.datetime(),
  /** Absent in calls of the earlier kind, which did not say what was shown. */
  promise: z.optional(CallPromise),
  after7: z.optional(CallResult),
  after28: z.optional(CallResult),
  dueAt: z.optional(z.iso.datetime()),
})
export type PublishedCall = z.infer<typeof PublishedCall>

/**
 * How long a mark can be removed, in seconds. Then the call stays in the track record for good, so that nobody can remove
 * those that the views of the first days contradict.
 */
export const undoSeconds = 3600

/** Returns whether the mark of a call can still be removed. */
export const canUndo = ({ markedAt }: Pick<PublishedCall, 'markedAt'>, now = Date.now()): boolean =>
  now < Date.parse(markedAt) + undoSeconds * 1000

/**
 * Why publishing started no call. `judged_by_studio`: the screen judged the title by the creator's Studio exports, which are not joined
 * with YouTube's data. `verdict_gone`: the verdict by the channel is no longer stored. `no_claim`: it promised no more than luck.
 */
export const noCallReasons = [
  'not_offered',
  'not_analyzed',
  'channel_required',
  'video_lookup_failed',
  'video_title_differs',
  'video_too_old',
  'already_published',
  'video_already_marked',
  'judged_by_studio',
  'verdict_gone',
  'no_claim',
] as const
export type NoCallReason = (typeof noCallReasons)[number]

/** Below this number of settled calls no rate is shown, because it would be mostly chance. */
export const minSettledCalls = 10

/** How many promised outcomes came true. Each was promised with a probability. */
const PromiseCount = z.object({
  came: z.int(),
  /** The sum of the promised probabilities, rounded. */
  promised: z.int(),
  /** If each probability is right, `came` is from `low` to `high` in 95 of 100 records. */
  low: z.int(),
  high: z.int(),
})
export type PromiseCount = z.infer<typeof PromiseCount>

/** The most calls that a track record lists. */
export const maxListedCalls = 20

/** A creator's track record: the latest result of each video, by the call that was marked first. */
export const TrackRecord = z.object({
  /** Calls with a promise and a result, which `rate` counts. */
  settled: z.int(),
  waiting: z.int(),
  /** Calls that could not be settled. */
  unsettled: z.int(),
  /** Calls of the earlier kind. Without a promise, they are not counted in the rate. */
  earlier: z.int(),
  /** How often what was promised came true; null below {@link minSettledCalls}. */
  rate: z.nullable(z.object({ topQuarter: PromiseCount, aboveUsual: PromiseCount })),
  /** The latest calls, newest first. `title` is the analyzed one; absent if its analysis was deleted. */
  calls: z
    .array(z.extend(z.omit(PublishedCall, { dueAt: true }), { title: z.optional(z.string()) }))
    .check(z.maxLength(maxListedCalls)),
})
export type TrackRecord = z.infer<typeof TrackRecord>

/** The analysis of a title, a thumbnail or both. */
export const Analysis = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The draft that it belongs to, and the version of the draft. Absent until the job `move-analyses` has moved an earlier one. */
  draft: z.optional(z.string()),
  version: z.optional(z.int()),
  title: z.optional(z.string()),
  titleAnalysis: z.optional(TitleAnalysis),
  /** The titles that the creator had written for the video; absent if this is the only one. */
  base: z.optional(BaseTitles),
  seconds: z.optional(PlannedSeconds),
  /** What the title was judged by. Absent in analyses of earlier versions and where nothing could judge it. */
  yardstick: z.optional(z.enum(yardsticks)),
  /** The verdict that was given. One on the creator's channel is absent once its retention ends. */
  verdict: z.optional(Verdict),
  /** Present if the screen showed the verdict by the creator's Studio exports instead, which is not stored. */
  judgedBy: z.optional(JudgedBy),
  /** The version of the models that gave it: see `modelVersion`. */
  model: z.optional(z.string()),
  /** What would improve the title, best first. Analyses of earlier versions have none stored. */
  nextSteps: z.optional(z.array(NextStep).check(z.maxLength(maxNextSteps + maxKept))),
  /** What to ask the creator if the title does not say what happens in the video. */
  question: z.optional(Question),
  thumbnailAnalysis: z.optional(ThumbnailAnalysis),
  /** A copy of the thumbnail, at most 640 pixels wide. The URL is valid for five minutes. */
  thumbnailUrl: z.optional(z.url()),
  /** Present if there is a title and a thumbnail. */
  pairChecks: z.optional(z.array(PairCheck)),
  /** The AI provider's advice, once requested. */
  advice: z.optional(AiAdvice),
  /** The title's score from the channel's own past, until its retention ends. */
  ownHistory: z.optional(OwnHistory),
  /** Present if the analysis was marked as published. */
  call: z.optional(PublishedCall),
})
export type Analysis = z.infer<typeof Analysis>

/** The most titles that one request to score them may have. */
export const maxScoredTitles = 100

/** The models' results for a title. One that no model can judge has no score, verdict or chance. */
const ComparedTitle = z.object({
  title: z.string(),
  /** Whether it can be judged by the English model, which compares wordings and, without a channel, gives the verdict. */
  basis: z.enum(bases),
  /** That of the verdict. */
  score: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** How it stands. Absent if nothing can judge the title, or currently any title of the user: see `yardstick`. */
  verdict: z.optional(Verdict),
  /** The chance that its wording is the best of the titles given. Present if at least two can be compared. */
  chance: z.optional(Chance),
  checks: z.array(z.enum(titleChecks)),
})

/**
 * What the titles of an account are judged by, as on its screens. `general`: real titles. `channel`: the videos of its channel, or real
 * titles where these are too few, as the verdict says. In the other states no title has a verdict, because the channel's videos are
 * being fetched (`pending`), cannot be fetched now (`unavailable`), or may not be used without the scope `channel.read` (`not_allowed`).
 */
export const ScoreYardstick = z.object({
  state: z.enum(['general', 'channel', 'pending', 'unavailable', 'not_allowed']),
  /** When the channel's videos were fetched. */
  fetchedAt: z.optional(z.iso.datetime()),
  /** The version of the models: see `modelVersion`. */
  model: z.string(),
})
export type ScoreYardstick = z.infer<typeof ScoreYardstick>

/** An uploaded thumbnail and its checks. */
export const CheckedThumbnail = z.object({
  thumbnail: ContentHash,
  analysis: ThumbnailAnalysis,
  /** The uploaded image. The URL is valid for five minutes. */
  url: z.url(),
})

export const advice = {
  /**
   * Judges titles as the user's screens do, and compares their wording as titles of one video: scores and chances have one
   * order. Titles keep theirs. `accuracy` is how often the chances named the better of two headlines that differed
   * significantly in randomized tests: the share of `n` pairs, with its 95% interval. It is cross-validated: each test was
   * judged by a model that was trained without it.
   */
  score: endpoint({
    method: 'POST',
    path: '/api/titles/score',
    caller: 'user',
    scope: 'score',
    input: z.strictObject({
      titles: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)))
        .check(z.minLength(1), z.maxLength(maxScoredTitles)),
      /** Whether they are titles of one video. Otherwise each is judged alone, and none has a chance. */
      sameVideo: z._default(z.boolean(), true),
      /** The titles that the creator wrote for the video, without those that were offered. Default: the first ten given. */
      base: z.optional(BaseTitles),
      /** The planned length. Default: the channel's usual length. */
      seconds: z.optional(PlannedSeconds),
    }),
    output: z.object({
      titles: z.array(ComparedTitle),
      yardstick: ScoreYardstick,
      accuracy: z.object({ accuracy: z.number(), low: z.number(), high: z.number(), n: z.int() }),
    }),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /** Analyzes a title, a thumbnail or both as a version of a draft. Uses a unit, unless `repeated` or nothing can be judged. */
  analyze: endpoint({
    method: 'POST',
    path: '/api/analyze',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({
      title: z.optional(z.string().check(z.trim(), z.maxLength(maxTitleLength))),
      /** The titles that the creator wrote for the video. Default: those of the draft if it has the title, else the title alone. */
      base: z.optional(BaseTitles),
      /** The planned length. Default: that of the draft. Null for none. Without one, the channel's usual length counts. */
      seconds: z.optional(z.nullable(PlannedSeconds)),
      /** Becomes part of the draft. */
      happens: z.optional(Happens),
      judgedBy: z.optional(JudgedBy),
      /** The hash that the `thumbnail` endpoint returned. */
      thumbnail: z.optional(ContentHash),
      /** The draft that is analyzed: it then leads with this title and thumbnail. Default: a new draft. */
      draft: z.optional(ItemId),
    }),
    output: z.object({ analysis: Analysis, repeated: z.boolean(), meter: MeterState }),
    errors: [
      'not_found',
      'draft_full',
      'nothing_to_analyze',
      'channel_required',
      'plan_limit_reached',
      'analysis_limit_reached',
      'thumbnail_not_found',
    ],
    rate: { max: 30, seconds: 60 },
  }),
  /** Returns the AI provider's advice on an analysis. It is requested once and stored with the analysis. */
  advise: endpoint({
    method: 'POST',
    path: '/api/analyses/{id}/advice',
    caller: 'user',
    scope: 'insights',
    input: z.strictObject({ id: ItemId, happens: z.optional(Happens) }),
    output: z.object({
      /** Absent if there are only the built-in suggestions of the analysis. */
      advice: z.optional(AiAdvice),
      /** Why there is no advice. */
      fallbackReason: z.optional(z.enum(aiFallbackReasons)),
    }),
    errors: ['not_found'],
    rate: { max: 20, seconds: 60 },
  }),
  /** Returns alternatives to a title, best first; none if there is no better wording. */
  titles: endpoint({
    method: 'POST',
    path: '/api/titles',
    caller: 'user',
    scope: 'insights',
    input: z.strictObject({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTitleLength)),
      /** An analysis, for the text on its thumbnail. */
      analysis: z.optional(ItemId),
      /** The titles that the creator wrote for the video. Default: the title alone. */
      base: z.optional(BaseTitles),
      /** The planned length. Default: the channel's usual length. */
      seconds: z.optional(PlannedSeconds),
      happens: z.optional(Happens),
    }),
    output: z.object({
      adviser: z.enum(advisers),
      /** Why the AI provider did not write it. */
      fallbackReason: z.optional(z.enum(aiFallbackReasons)),
      basis: z.enum(bases),
      ideas: z.array(TitleIdea).check(z.maxLength(maxWrittenIdeas)),
      /** Present if the creator did not say what happens in the video. */
      question: z.optional(Question),
      /** The AI provider's own question in that case, in the user's language. */
      missing: z.optional(z.string()),
    }),
    errors: [],
    rate: { max: 20, seconds: 60 },
  }),
  /** Returns a description and tags for a video. Repeating a request within the meter's period uses no further unit. */
  metadata: endpoint({
    method: 'POST',
    path: '/api/metadata',
    caller: 'user',
    scope: 'insights',
    input: MetadataInput,
    output: MetadataOutput,
    errors: ['plan_limit_reached'],
    rate: { max: 20, seconds: 60 },
  }),
  /**
   * Returns a presigned form for uploading a thumbnail: post `fields` and then `file`, once, within a minute. Each form counts
   * toward the daily limit, used or not.
   */
  upload: endpoint({
    method: 'POST',
    path: '/api/uploads',
    caller: 'user',
    scope: 'score',
    input: z.strictObject({ type: z.enum(thumbnailTypes) }),
    output: z.object({ upload: z.uuid(), url: z.url(), fields: z.record(z.string(), z.string()) }),
    errors: ['thumbnail_limit_reached'],
    rate: { max: 30, seconds: 60 },
  }),
  /** Analyzes an uploaded thumbnail. A repeated image returns the stored result, and still counts toward the daily limit. */
  thumbnail: endpoint({
    method: 'POST',
    path: '/api/thumbnails',
    caller: 'user',
    scope: 'score',
    input: z.strictObject({ upload: z.uuid() }),
    output: CheckedThumbnail,
    errors: [
      'thumbnail_limit_reached',
      'upload_not_found',
      'upload_replaced',
      'image_empty',
      'image_too_large',
      'image_type_unsupported',
      'image_corrupt',
      'image_too_many_pixels',
      'image_checks_unavailable',
    ],
    rate: { max: 20, seconds: 60 },
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/analyses',
    caller: 'user',
    scope: 'drafts',
    input: z.strictObject({ before: z.optional(ItemId) }),
    output: z.object({ analyses: z.array(Analysis), next: z.optional(z.string()) }),
    errors: [],
    rate: { max: 120, seconds: 60 },
  }),
  /**
   * Marks an analysis as published as a video of the user's channel, given by URL or id, whose title is close to the analyzed
   * one. `noCall` says why that started no call. Null removes the mark, within an hour.
   */
  publish: endpoint({
    method: 'PATCH',
    path: '/api/analyses/{id}',
    caller: 'user',
    input: z.strictObject({
      id: ItemId,
      video: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
      judgedBy: z.optional(JudgedBy),
    }),
    output: z.object({ call: z.nullable(PublishedCall), noCall: z.optional(z.enum(noCallReasons)) }),
    errors: [
      'not_found',
      'channel_required',
      'video_url_invalid',
      'video_not_found',
      'video_not_yours',
      'video_too_old',
      'video_lookup_failed',
      'already_published',
      'video_title_differs',
      'video_already_marked',
      'call_final',
    ],
    rate: { max: 20, seconds: 60 },
  }),
  /** Returns the user's track record; null if the feature is disabled. */
  record: endpoint({
    method: 'GET',
    path: '/api/track-record',
    caller: 'user',
    scope: 'insights',
    input: z.strictObject({}),
    output: z.object({ record: z.nullable(TrackRecord) }),
    errors: [],
    rate: { max: 120, seconds: 60 },
  }),
  /**
   * Returns which forms and topics of titles did above or below the usual of the user's channel, connected or only named. Null
   * if derived metrics are off.
   */
  patterns: endpoint({
    method: 'GET',
    path: '/api/patterns',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ patterns: z.nullable(OwnPatterns) }),
    errors: ['channel_required'],
    rate: { max: 60, seconds: 60 },
  }),
  /** Deletes an analysis. Its call stays in the track record, unless the mark can still be removed. */
  forget: endpoint({
    method: 'DELETE',
    path: '/api/analyses/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
}
