import type { Sentences } from '#web/messages/sentence.ts'

/** What a new creator does first. */
export const steps = {
  heading: 'First steps',
  progress: '{done} of {n} done',
  finished: 'All done. From here on this list stays away.',
  done: 'Done:',
  hide: 'Hide for good',
  title: {
    name: 'Score your first title',
    text: 'Type the title of your next video: the score and what moves it appear at once.',
  },
  thumbnail: {
    name: 'Check a thumbnail',
    text: 'Add the picture, then choose Get Insights: readable text, contrast, faces, crowding.',
  },
  channel: {
    name: 'Connect your channel',
    text: 'Your views, watch time and videos here, and advice that knows what worked for you.',
  },
  trends: {
    name: 'Have trends come to you',
    text: 'Switch on the weekly trend report: what people watch, in your inbox on Mondays.',
  },
} as const satisfies Sentences
