import type { Sentences } from '../sentence.ts'

/** The categories of trends. */
export const categories = {
  overall: 'Overall',
  gaming: 'Gaming',
  music: 'Music',
  technology: 'Technology',
  education: 'Education',
  entertainment: 'Entertainment',
  sports: 'Sports',
  fashion: 'Fashion',
  cooking: 'Cooking',
} as const satisfies Sentences
