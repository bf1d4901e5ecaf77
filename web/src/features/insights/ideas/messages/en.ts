import type { RewriteKind } from '#shared/prediction/kinds.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What was done to the creator's own title. `{words}` are theirs. */
const steps = {
  drop_segment: 'left out {words}',
  drop_episode: 'left out {words}',
  drop_hashtags: 'took out the hashtags {words}',
  drop_brackets: 'left out {words}',
  calm_capitals: 'normal capitals for {words}',
  calm_punctuation: 'calmer punctuation',
  drop_phrase: 'left out {words}',
  shorten: 'ended before {words}',
  spell_signs: 'wrote out {words}',
  rearrange: 'joined the parts with a colon',
  drop_emoji: 'left out {words}',
  drop_date: 'left out {words}',
  drop_quotes: 'no quotation marks around {words}',
  headline_case: 'capitals as in a headline',
} as const satisfies Record<RewriteKind, string>

/** Other titles for a draft. */
export const ideas = {
  generate: 'Generate AI Titles',
  working: 'Generating titles...',
  heading: 'Recommended Titles',
  intro: 'Other titles for this video, ranked by the title model.',
  unscored: 'Other titles for this video, in the order the AI gave them: the title model knows English only.',
  none: 'We found no honest change that would raise the score of this title.',
  changed: 'Changed: {list}.',
  moved: 'What raised the score most: {list}.',
  copy: 'Copy',
  copyLabel: 'Copy “{title}”',
  useLabel: 'Use this title: {title}',
  copied: 'Title copied',
  notCopied: 'Your browser does not let us copy. Select the title and copy it yourself.',
  builtIn:
    'Written by the built-in adviser: your own title, shortened, reordered or tidied. It adds no number, name or claim.',
  ai: 'Written by an AI from your draft, checked and ranked by our model. Make sure they say what is in your video.',
  toasts: {
    success: 'Generated new title recommendations!',
    failure: 'Failed to generate titles. Please try again.',
  },
  steps,
} as const satisfies Sentences
