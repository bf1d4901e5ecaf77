import type { Sentences } from '../sentence.ts'

/** How a scored title is shown, on whatever screen. What the model has to say is in `prediction`. */
export const titles = {
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  score: 'Title score',
  verdicts: { good: 'Strong', fair: 'Fair', poor: 'Weak' },
  percentile: 'Higher than {score}% of real titles',
  benchmark: 'Top quarter from {score}',
  helps: 'Helps',
  hurts: 'Holds back',
  quoted: '“{text}”',
  wordHelps: '{word}: helps',
  wordHurts: '{word}: holds back',
} as const satisfies Sentences
