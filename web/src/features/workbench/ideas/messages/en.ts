import type { QuestionKind } from '#shared/advice/question.ts'
import type { RewriteKind } from '#shared/prediction/kinds.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What was done to the creator's own title. `{words}` are theirs. */
const steps = {
  drop_segment: 'removed {words}',
  drop_episode: 'removed {words}',
  drop_hashtags: 'removed the hashtags {words}',
  drop_brackets: 'removed {words}',
  calm_capitals: 'normal capitalization for {words}',
  calm_punctuation: 'calmer punctuation',
  drop_phrase: 'removed {words}',
  shorten: 'ended before {words}',
  spell_signs: 'spelled out {words}',
  rearrange: 'joined the parts with a colon',
  drop_emoji: 'removed {words}',
  drop_date: 'removed {words}',
  drop_quotes: 'removed the quotation marks around {words}',
  headline_case: 'headline capitalization',
} as const satisfies Record<RewriteKind, string>

/** What the built-in adviser asks about a video. */
export const questions = {
  surprise: 'What went wrong, or surprised you?',
  moment: 'What happens that nobody expects?',
  result: 'How did it turn out?',
  cost: 'What did it cost?',
  amount: 'How much was it, and how long did it take?',
  time: 'How long does it take, or did it take?',
  count: 'How many are there, and what do they have in common?',
  step: 'What is the one step that most people miss?',
  without: 'Which usual ingredient, tool or step do you leave out?',
  audience: 'Who is it for, and what can they do afterward?',
  answer: 'What is the answer, in one sentence?',
  method: 'How did you find out?',
  difference: 'What is the difference that surprised you most?',
  news: 'What is the one thing that viewers will remember?',
} as const satisfies Record<QuestionKind, string>

/** Other titles for a video. */
export const ideas = {
  generate: 'Generate AI Titles',
  answer: 'Answer',
  working: 'Generating titles...',
  heading: 'Recommended Titles',
  intro:
    'Other titles for this video, ordered by their wording and by how much they say about it. They use only what you told us.',
  unscored: 'Other titles for this video, without chances, because the title model only knows English.',
  asked: 'Your title alone leaves us nothing honest to add. Say what happens in the video, then generate titles again.',
  none: 'We tried to build titles from yours and from what you say happens in the video. None says more, fits into 100 characters and has a wording at least as good.',
  fact: 'Based on “{fact}”.',
  onThumbnail: 'On the thumbnail: “{text}”',
  changed: 'Changed: {list}.',
  moved: 'Where the wording gains: {list}.',
  without: 'no {name}',
  copy: 'Copy',
  copyLabel: 'Copy “{title}”',
  useLabel: 'Use this title: {title}',
  copied: 'Title copied',
  notCopied: 'Your browser didn’t allow copying. Select the title and copy it yourself.',
  builtIn:
    'Built from your title and what you say happens in the video. It never adds a number, a name or a claim of its own.',
  ai: 'Written by an AI from your title, then checked and ranked by our models. Make sure they match your video.',
  toasts: {
    success: 'Generated new title recommendations!',
    failure: 'Failed to generate titles. Please try again.',
  },
  steps,
} as const satisfies Sentences
