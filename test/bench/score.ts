import { scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { rule } from '#shared/prediction/training/rule.ts'
import { median, type Row } from './row.ts'

const rounds = 15

const openings = ['I tried', 'How to fix', 'Why nobody likes', '10 ways to cook', 'The truth about', 'Building']
const subjects = ['a tiny house', 'cheap cameras', 'your first garden', 'my old bicycle', 'street food in Lima']
const endings = ['', ' in 24 hours', ' | Episode 12', ' (and what I learned)', '!!']
/** 150 titles of the usual lengths and kinds. */
const titles = openings.flatMap((a) => subjects.flatMap((b) => endings.map((c) => `${a} ${b}${c}`)))

/** A channel with 50 videos: what a function does for one draft, from the videos as read to the explained score. */
const past = titles.slice(0, 50).map((title, place) => ({ title, views: 500 + 97 * place, ageDays: 10 + 11 * place }))
const onChannel = (title: string) => scoreWithHistory(title, past)

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
  time(onChannel)
  const pairs = Array.from({ length: rounds }, () => ({ ours: time(scoreTitle), rules: time(rule) }))
  const microseconds = median(pairs.map(({ ours }) => ours))
  const ratio = median(pairs.map(({ ours, rules }) => ours / rules))
  return [
    {
      what: `one title's score: ${microseconds.toFixed(1)} microseconds`,
      against: 'a sum of rules',
      ratio,
    },
    { what: "one title's score", against: '20 microseconds', ratio: microseconds / 20, atMost: 1 },
    {
      what: 'a score on a channel with 50 videos',
      against: 'a millisecond',
      ratio: median(Array.from({ length: rounds }, () => time(onChannel))) / 1000,
      atMost: 1,
    },
  ]
}
