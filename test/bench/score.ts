import { maxVariants } from '#shared/prediction/checks.ts'
import { scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { scoreByRules } from '#shared/prediction/training/headline-rules.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
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

const fives = Array.from({ length: titles.length / maxVariants }, (_, five) =>
  titles.slice(five * maxVariants, (five + 1) * maxVariants),
)

/** Microseconds an item, over all of them. */
function time<Item>(items: readonly Item[], work: (item: Item) => unknown): number {
  const began = performance.now()
  for (const item of items) work(item)
  return ((performance.now() - began) * 1000) / items.length
}

/** Medians of several rounds, in turns: microseconds of the one, and how many times the other's. */
function against(ours: () => number, theirs: () => number): { microseconds: number; ratio: number } {
  for (let warm = 0; warm < 20; warm++) {
    ours()
    theirs()
  }
  const pairs = Array.from({ length: rounds }, () => ({ ours: ours(), theirs: theirs() }))
  return {
    microseconds: median(pairs.map((pair) => pair.ours)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  }
}

/**
 * One title's score with its explanation, against what a usual headline analyser computes: a sum of rules, no reasons.
 * And a comparison of five titles, by both models, against five scores.
 */
export function scoreBench(): Row[] {
  const score = () => time(titles, scoreTitle)
  const one = against(score, () => time(titles, scoreByRules))
  const five = against(
    () => time(fives, compareTitles),
    () => maxVariants * score(),
  )
  time(titles, onChannel)
  const channel = median(Array.from({ length: rounds }, () => time(titles, onChannel)))
  return [
    {
      what: `one title's score: ${one.microseconds.toFixed(1)} microseconds`,
      against: 'a sum of rules',
      ratio: one.ratio,
    },
    { what: "one title's score", against: '20 microseconds', ratio: one.microseconds / 20, atMost: 1 },
    { what: 'a score on a channel with 50 videos', against: 'a millisecond', ratio: channel / 1000, atMost: 1 },
    {
      what: `five titles compared: ${five.microseconds.toFixed(1)} microseconds`,
      against: 'five scores',
      ratio: five.ratio,
    },
  ]
}
