import type { Sentences } from '../sentence.ts'

export const yardstick = {
  heading: 'What titles are judged by',
  youtube: 'Your channel on YouTube',
  studio: 'Studio exports',
  youtubeText: 'Titles rank among your videos on YouTube. Your Studio exports aren’t used.',
  proven: {
    one: 'Titles rank among {n} video from your Studio exports.',
    other: 'Titles rank among {n} videos from your Studio exports.',
  },
  accuracy: {
    one: 'Tested on {n} pair of these videos: the title that ranks higher is that of the video with more views in {share}. Guessing gets 50%.',
    other:
      'Tested on {n} pairs of these videos: the title that ranks higher is that of the video with more views in {share}. Guessing gets 50%.',
  },
  local:
    'This is worked out in your browser, and nothing is uploaded. So the analysis on our servers, its emails, your results and the AI’s advice don’t take these figures into account.',
  unproven: {
    one: 'Your exports don’t tell your titles apart yet: in {n} pair of your videos, the title that ranks higher is that of the video with more views in {share}. That is not clearly better than guessing, which gets 50%. So we don’t rank titles by them.',
    other:
      'Your exports don’t tell your titles apart yet: in {n} pairs of your videos, the title that ranks higher is that of the video with more views in {share}. That is not clearly better than guessing, which gets 50%. So we don’t rank titles by them.',
  },
  tooFew: {
    one: 'Your exports don’t tell your titles apart yet: {n} video of one format has a title, a publish date and views, and {needed} are needed. So we don’t rank titles by them.',
    other:
      'Your exports don’t tell your titles apart yet: {n} videos of one format have a title, a publish date and views, and {needed} are needed. So we don’t rank titles by them.',
  },
  failed: 'Your exports couldn’t be read, so titles aren’t ranked by them. Reload the page, or open the files again.',
  reading: 'Reading your exports…',
  open: 'Click rates from YouTube Studio',
} as const satisfies Sentences
