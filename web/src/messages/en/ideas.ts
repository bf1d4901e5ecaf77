import type { AiAbsence } from '#shared/advisers.ts'
import type { RewriteKind } from '#shared/prediction/kinds.ts'
import type { Sentences } from '../sentence.ts'

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

/** Why an AI did not write them. */
const absences = {
  not_configured: 'Written by the built-in adviser.',
  no_units: 'Your plan has no advice by AI left, so the built-in adviser wrote these.',
  spent: 'Today’s budget for AI is used up, so the built-in adviser wrote these. AI is back tomorrow.',
  timeout: 'The AI took too long, so the built-in adviser wrote these. It cost you nothing: try again in a minute.',
  unauthorized: 'The AI is not available at the moment, so the built-in adviser wrote these. It cost you nothing.',
  busy: 'The AI is busy, so the built-in adviser wrote these. It cost you nothing: try again in a minute.',
  failed:
    'The AI could not be reached, so the built-in adviser wrote these. It cost you nothing: try again in a minute.',
  refused: 'The AI would not write titles for this draft, so the built-in adviser did. It cost you nothing.',
  truncated: 'The AI stopped in the middle, so the built-in adviser wrote these. It cost you nothing: try again.',
  unusable: 'The AI’s answer was of no use, so the built-in adviser wrote these. It cost you nothing: try again.',
  empty: 'The AI found nothing better than your draft. It cost you nothing.',
} as const satisfies Record<AiAbsence, string>

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
  absences,
} as const satisfies Sentences
