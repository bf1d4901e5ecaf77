import type { KeepReason, RewriteKind, StepAdvice, Structure } from '#shared/prediction/kinds.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What an edit does to the creator's own title. `{words}` are theirs. */
const edit = {
  drop_segment: 'Leave out {words}',
  drop_episode: 'Move {words} to the description or a playlist',
  drop_hashtags: 'Move {words} out of the title',
  drop_brackets: 'Leave out {words}',
  calm_capitals: 'Don’t write {words} in all capitals',
  calm_punctuation: 'Use fewer marks: {words}',
  drop_phrase: 'Leave out {words}',
  shorten: 'End the title before {words}',
  spell_signs: 'Spell out {words}',
  rearrange: 'Join the two parts with a colon',
  drop_emoji: 'Leave out {words}',
  drop_date: 'Move the date {words} to the description',
  drop_quotes: 'Remove the quotation marks around {words}',
  headline_case: 'Capitalize the main words',
} as const satisfies Record<RewriteKind, string>

const structure = {
  in_time: 'Say how many minutes it takes',
  for_beginners: 'Say that it’s for beginners',
  starts_with_count: 'Start with how many there are',
  i_did: 'Say it in the first person',
  stretch_of_time: 'Say for how many days',
  heres_why: 'Make the statement, then promise the reason',
} as const satisfies Record<Structure, string>

const rephrase = {
  say_what_happens: 'Say what happens: {words} is only a label',
  keep: '{words} goes with fewer views, but keep it: it’s part of what the title says',
  leave_off: 'Leave out {words} and lead with the subject',
  leave_number_off: 'Move {words} to the description or a playlist',
  answer: 'Make a statement instead of asking a question',
  say_more: 'Say more: this title has 30 characters or fewer',
} as const satisfies Record<StepAdvice, string>

/** Why a pattern that goes with fewer views stays. */
const kept = {
  part_of_title: '{words} goes with fewer views, but keep it: without it, the title would say something else',
  wording: '{words} goes with fewer views, but keep it: our model prefers the wording with it',
  answer:
    'Questions go with fewer views, but keep this one: a statement would have to give the answer, which only you know',
} as const satisfies Record<KeepReason, string>

/** The result of an analysis. */
export const result = {
  openExports: 'To rank titles among your own videos, open an export from YouTube Studio:',
  tabs: {
    label: 'More about this analysis',
    titles: 'Other titles',
    examples: 'Examples',
    channel: 'Your channel',
    details: 'Word by word',
  },
  noExamples:
    'No title of your videos, the channels you follow or our trending lists is close enough to this one to be an example.',
  steps: {
    heading: 'Next steps',
    headingFor: 'Next steps for “{title}”',
    edit,
    structure,
    rephrase,
    kept,
    blanks: { count: 'How many', minutes: 'How many minutes', days: 'How many days' },
    number: 'number',
    onlyIfTrue: 'Only if it’s true of your video.',
    example: 'Yours: “{title}”',
    chance: '{chance} likely to be the better wording.',
    gain: 'In headline tests, wordings this much better got {change} more clicks.',
    fewer: {
      one: 'Videos like this got {change} fewer views than others on the same channel ({low} to {high}, {n} channel).',
      other:
        'Videos like this got {change} fewer views than others on the same channel ({low} to {high}, {n} channels).',
    },
    more: {
      one: 'Videos like this got {change} more views than others on the same channel ({low} to {high}, {n} channel).',
      other:
        'Videos like this got {change} more views than others on the same channel ({low} to {high}, {n} channels).',
    },
    beside: {
      fewer: {
        one: 'Titles like this got {change} fewer views than the most similar other titles of their channel ({low} to {high}, {n} channel).',
        other:
          'Titles like this got {change} fewer views than the most similar other titles of their channels ({low} to {high}, {n} channels).',
      },
      more: {
        one: 'Titles like this got {change} more views than the most similar other titles of their channel ({low} to {high}, {n} channel).',
        other:
          'Titles like this got {change} more views than the most similar other titles of their channels ({low} to {high}, {n} channels).',
      },
    },
    said: 'Put what happens into the title',
    picked:
      'Picked for its wording and for how much it says about the video, so one of the other titles may have a higher chance.',
    sayIt: 'Say it',
    editTitle: 'Edit the title',
    useLabel: 'Use this title: {title}',
    undo: 'Undo',
    undoLabel: 'Undo, and go back to the analyzed title',
    missing: {
      none: 'We checked this title for every pattern that goes with fewer views and found none. We also tried to edit its own words: no edit has clearly the better wording.',
      otherLanguage: 'We measured next steps on English titles only, so we don’t have any for this one.',
      unclear: 'We know none of the words in this title, so we can’t tell which steps would help.',
      earlier: 'This analysis is from before we had next steps. Analyze the title again to get them.',
    },
    others: 'See other titles',
    best: 'These titles of yours did best against your usual:',
    whatWorks: 'How we measured this',
  },
} as const satisfies Sentences
