import { scoreTitle } from '#shared/prediction/score.ts'
import { rule } from '#shared/prediction/training/rule.ts'
import { median, type Row } from './row.ts'

const rounds = 15

const openings = ['I tried', 'How to fix', 'Why nobody likes', '10 ways to cook', 'The truth about', 'Building']
const subjects = ['a tiny house', 'cheap cameras', 'your first garden', 'my old bicycle', 'street food in Lima']
const endings = ['', ' in 24 hours', ' | Episode 12', ' (and what I learned)', '!!']
/** 150 titles of the usual lengths and kinds. */
const titles = openings.flatMap((a) => subjects.flatMap((b) => endings.map((c) => `${a} ${b}${c}`)))

/** Microseconds a title, over all of them. */
function time(score: (title: string) => unknown): number {
  const began = performance.now()
  for (const title of titles) score(title)
  return ((performance.now() - began) * 1000) / titles.length
}

/** One title's score with its explanation, against what a usual headline analyser computes: a sum of rules, no reasons. */
export function scoreBench(): Row[] {
  for (let warm = 0; warm < 20; warm++) {
    time(scoreTitle)
    time(rule)
  }
  const pairs = Array.from({ length: rounds }, () => ({ ours: time(scoreTitle), rules: time(rule) }))
  const microseconds = median(pairs.map(({ ours }) => ours))
  const ratio = median(pairs.map(({ ours, rules }) => ours / rules))
  return [
    {
      what: `one title's score: ${microseconds.toFixed(1)} microseconds`,
      against: 'a sum of rules',
      ratio,
    },
  ]
}
