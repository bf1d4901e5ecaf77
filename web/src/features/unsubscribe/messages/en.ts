import type { Sentences } from '#web/messages/sentence.ts'

/** The page behind the unsubscribe link of an email. The kinds of emails have the names that the settings use. */
export const unsubscribe = {
  title: 'Stop these emails?',
  ask: 'You’ll no longer receive “{label}”. We’ll still send emails about your account, such as codes.',
  submit: 'Stop these emails',
  submitting: 'Stopping…',
  doneTitle: 'Stopped',
  done: '“{label}” is turned off. Nothing else changed.',
  again: 'Changed your mind? Turn it back on in your settings',
  invalidTitle: 'This link doesn’t work',
  settings: 'Open your settings',
} as const satisfies Sentences
