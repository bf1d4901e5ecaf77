import type { Sentences } from '#web/messages/sentence.ts'

/** Where the link of a mail leads that stops its kind. The kinds have the names that settings give them. */
export const unsubscribe = {
  title: 'Stop these emails?',
  ask: '“{label}” will no longer be sent to you. Emails about your account itself, such as codes, still are.',
  submit: 'Stop these emails',
  submitting: 'Stopping…',
  doneTitle: 'Stopped',
  done: '“{label}” is switched off. Nobody had to log in for that, and nothing else changed.',
  again: 'Changed your mind? Switch it on again in your settings',
  invalidTitle: 'This link does not work',
  settings: 'Open your settings',
} as const satisfies Sentences
