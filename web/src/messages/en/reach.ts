import type { Sentences } from '../sentence.ts'

export const reach = {
  impressions: 'Impressions',
  ctr: 'CTR',
  ctrSpoken: 'Click-through rate',
  inTable: 'Impressions and CTR (clicks ÷ impressions of the thumbnail) are of {from} to {to}.',
  heading: 'Historical channel data',
  source: 'Source: YouTube, {from} to {to} (Pacific time). Rates and rankings are calculated by us, not by YouTube.',
  onTheWay: 'Impressions and CTR are on their way',
  onTheWayText:
    'YouTube makes files of how often your thumbnails were shown and clicked, one a day. The first ones arrive in about two days.',
  shown: '{count} impressions',
  averageIs: 'Clicks ÷ impressions of your thumbnails',
  ofPeriod: { one: 'Average CTR, last {n} day', other: 'Average CTR, last {n} days' },
  ofAll: 'Average CTR, all days we have',
  top: 'Top performing videos',
  topIs: 'By CTR, of your recent videos with at least 1,000 impressions.',
  tooFew: 'None of your recent videos has had 1,000 impressions in these days.',
  high: 'Words clicked more',
  low: 'Words clicked less',
  wordsAre:
    'Words in at least two titles of your recent videos, and the median CTR of these videos, against that of all.',
  word: { one: 'in {n} title', other: 'in {n} titles' },
  noWords: 'No word stands out yet.',
} as const satisfies Sentences
