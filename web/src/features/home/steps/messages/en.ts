import type { Sentences } from '#web/messages/sentence.ts'

/** What a new creator does first. */
export const steps = {
  heading: 'First steps',
  hide: 'Don’t show again',
  title: {
    name: 'Score your first title',
    text: 'Type the title of your next video. Its score and what affects it appear as you type.',
  },
  thumbnail: {
    name: 'Check a thumbnail',
    text: 'Add an image and select Get Insights to check text, contrast, faces and clutter.',
  },
  trends: {
    name: 'Get trends by email',
    text: 'Turn on the weekly trend report to find out every Monday what people are watching.',
  },
} as const satisfies Sentences
