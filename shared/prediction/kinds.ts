/**
 * Traits of a title the model weighs besides its words: each is one or more columns of `columns.ts` added up.
 * Each has its name and sentence in `web/src/messages`.
 */
export const traits = [
  'length',
  'word_length',
  'capitals',
  'number',
  'big_number',
  'year',
  'list',
  'money',
  'percent',
  'question',
  'exclamation',
  'ellipsis',
  'emoji',
  'brackets',
  'separators',
  'commas',
  'quotes',
  'hashtag',
  'mention',
  'featuring',
  'how_to',
  'question_words',
  'first_person',
  'second_person',
  'third_person',
  'pointing_words',
  'power_words',
  'superlatives',
  'negative_words',
  'positive_words',
  'negation',
  'curiosity_words',
  'family_words',
  'episode',
  'date',
  'format_words',
  'channel_news',
  'challenge_words',
  'versus',
  'tutorial_words',
  'small_words',
  'repetition',
  'other_script',
] as const
export type Trait = (typeof traits)[number]

/** Edits the adviser knows. Each has its sentences in `web/src/messages`. */
export const suggestionKinds = [
  'drop_episode',
  'drop_segment',
  'drop_hashtags',
  'drop_brackets',
  'calm_capitals',
  'calm_punctuation',
  'drop_phrase',
  'shorten',
] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** What the optimiser may do to a title, each of them to what is there. Each has its sentence in `web/src/messages`. */
export const rewriteKinds = [
  ...suggestionKinds,
  'spell_signs',
  'rearrange',
  'drop_emoji',
  'drop_date',
  'drop_quotes',
  'headline_case',
] as const
export type RewriteKind = (typeof rewriteKinds)[number]

/** Plain checks of a title that need no model. Each has its sentence in `web/src/messages`. */
export const titleChecks = ['cut_on_phones', 'over_limit', 'forbidden_characters'] as const
export type TitleCheck = (typeof titleChecks)[number]

/** What a score is based on: the model, or nothing, and then why. */
export const bases = ['model', 'other_language', 'nothing_known'] as const
export type Basis = (typeof bases)[number]
