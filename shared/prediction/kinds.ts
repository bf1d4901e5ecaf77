/** The traits that explanations name. `concepts.ts` maps all traits to them. Each has a name in the web messages. */
export const namedTraits = [
  'how_to',
  'question',
  'list',
  'challenge_words',
  'versus',
  'first_person',
  'second_person',
  'third_person',
  'curiosity_words',
  'negation',
  'power_words',
  'number',
  'year',
  'money',
  'featuring',
  'format_words',
  'episode',
  'length',
  'small_words',
  'capitals',
  'exclamation',
  'ellipsis',
  'separators',
  'brackets',
  'quotes',
  'emoji',
  'other_script',
  'hashtag',
] as const
export type NamedTrait = (typeof namedTraits)[number]

/**
 * The traits of a title that the model weighs besides its words. Each is the sum of one or more columns of `columns.ts`.
 */
export const traits = [
  ...namedTraits,
  'word_length',
  'big_number',
  'percent',
  'commas',
  'mention',
  'question_words',
  'pointing_words',
  'superlatives',
  'negative_words',
  'positive_words',
  'family_words',
  'date',
  'channel_news',
  'tutorial_words',
  'repetition',
] as const
export type Trait = (typeof traits)[number]

/** The kinds of edits of a title. Each has sentences in the web messages. */
export const rewriteKinds = [
  'drop_episode',
  'drop_segment',
  'drop_hashtags',
  'drop_brackets',
  'calm_capitals',
  'calm_punctuation',
  'drop_phrase',
  'shorten',
  'spell_signs',
  'rearrange',
  'drop_emoji',
  'drop_date',
  'drop_quotes',
  'headline_case',
] as const
export type RewriteKind = (typeof rewriteKinds)[number]

/** Checks of a title that need no model. Each has a sentence in the web messages. */
export const titleChecks = ['cut_on_phones', 'over_limit', 'forbidden_characters'] as const
export type TitleCheck = (typeof titleChecks)[number]

/** What a score is based on: the title model, or the reason why there is no score. */
export const bases = ['model', 'other_language', 'nothing_known'] as const
export type Basis = (typeof bases)[number]

/**
 * What a score that includes the channel's past is based on. `title_and_videos`: the title model and the channel's videos. `videos`: only
 * the channel's videos, if the title or the channel is not in English.
 */
export const pastBases = ['title_and_videos', 'videos'] as const
export type PastBasis = (typeof pastBases)[number]

/**
 * The structures that can be offered for a title: names of patterns. `starts_with_count`, `i_did` and `heres_why` are only in analyses of
 * earlier versions. Each has a sentence in the web messages.
 */
export const structures = [
  'in_time',
  'for_beginners',
  'starts_with_count',
  'i_did',
  'stretch_of_time',
  'heres_why',
] as const
export type Structure = (typeof structures)[number]

/** What the creator fills into a structure: a number of things, of minutes or of days. */
export const blanks = ['count', 'minutes', 'days'] as const
export type Blank = (typeof blanks)[number]

/**
 * What a creator can do about a pattern that no edit removes. `keep`: nothing. `answer` and `say_more` are only in analyses of earlier
 * versions. Each has a sentence in the web messages.
 */
export const stepAdvice = ['say_what_happens', 'leave_off', 'leave_number_off', 'answer', 'keep', 'say_more'] as const
export type StepAdvice = (typeof stepAdvice)[number]

/**
 * Why a pattern that correlates with fewer views stays: the title would mean something else without it, our model prefers the wording
 * with it, or only the creator knows the answer to the question. Each has a sentence in the web messages.
 */
export const keepReasons = ['part_of_title', 'wording', 'answer'] as const
export type KeepReason = (typeof keepReasons)[number]
