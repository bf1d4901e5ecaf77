import type { Sentences } from '#web/messages/sentence.ts'

export const notFound = {
  title: 'Page not found',
  text: 'There’s no page at this address. It may have moved, or the link may contain a typo.',
  back: 'Go to the home page',
  dashboard: 'Open the dashboard',
  contact: 'Tell us about the link',
} as const satisfies Sentences
